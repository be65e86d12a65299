#!/usr/bin/env node
// `npm run keys -- list|rotate <NAME>|export`: the server's keys, a successor for one, and what a former release kept in the database.
import { runServerCommand } from './lib/server-command.mjs'

await runServerCommand('keys-command.js')
