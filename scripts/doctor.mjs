#!/usr/bin/env node
// `npm run doctor`: asks each configured part of the installation whether it works.
import { runServerCommand } from './lib/server-command.mjs'

await runServerCommand('doctor-command.js')
