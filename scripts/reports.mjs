#!/usr/bin/env node
// `npm run reports -- <code>`: a report of a problem as its file; that it is opened is written into the audit.
import { runServerCommand } from './lib/server-command.mjs'

await runServerCommand('reports-command.js')
