import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{core,kit,bots,games,lab,table,server,cli,web}/**/*.test.ts'],
    testTimeout: 120_000,
  },
})
