#!/usr/bin/env node
// `npm run decide -- list | <row|document> approve|refuse --operator <phone> [--reason …] [--model …]`: the desk's decisions.
import { runServerCommand } from './lib/server-command.mjs'

await runServerCommand('decide-command.js')
