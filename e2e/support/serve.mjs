// Serves the built portal for the browser tests on a fresh database in every run.
import { rmSync } from 'node:fs'

rmSync(process.env.DATA_DIR, { recursive: true, force: true })
await import('../../dist/server/main.js')
