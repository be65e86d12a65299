#!/usr/bin/env node
// `npm run demo -- remove`: removes the demo world from a database that is to serve in production.
import { runServerCommand } from './lib/server-command.mjs'

await runServerCommand('demo-command.js')
