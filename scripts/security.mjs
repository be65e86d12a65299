#!/usr/bin/env node
// `npm run security -- top|list`: who was not let through, from where and how often.
import { runServerCommand } from './lib/server-command.mjs'

await runServerCommand('security-command.js')
