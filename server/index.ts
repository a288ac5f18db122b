export { type Config, configure, fromEnvironment, LIMITS, type Limits } from './config.ts'
export { backup, checkTables, restoreBackup, type Where } from './operate.ts'
export { type Running, serve } from './server.ts'
