#!/usr/bin/env node
// `npm run jobs -- list | retry <id|kind>`: the queue of the server.
import { runServerCommand } from './lib/server-command.mjs'

await runServerCommand('jobs-command.js')
