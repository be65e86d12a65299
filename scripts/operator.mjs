#!/usr/bin/env node
// `npm run operator -- add --phone … --surname … --name … | remove --phone … | list`: who works at the desk.
import { runServerCommand } from './lib/server-command.mjs'

await runServerCommand('operator-command.js')
