import '@fontsource-variable/cinzel/wght.css'
import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-500.css'
import '@fontsource/alegreya-sans/latin-700.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { apply } from './app/settings.ts'
import './app/shell.css'

apply()
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
if ('serviceWorker' in navigator && import.meta.env.PROD)
  navigator.serviceWorker.register(new URL('./sw.js', document.baseURI)).catch(() => undefined)
