export { type Config, configure, fromEnvironment, LIMITS, type Limits } from './config.ts'
export { type Running, serve } from './server.ts'
