import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{core,kit,bots,games,lab,table,server,cli,web}/**/*.test.ts'],
    // Killed processes and databases away take a quiet machine and minutes: `npm run test:faults`.
    exclude: [...configDefaults.exclude, ...(process.env.FAULTS ? [] : ['server/tests/faults.test.ts'])],
    testTimeout: 120_000,
  },
})
