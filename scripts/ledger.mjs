#!/usr/bin/env node
// `npm run ledger -- verify [--seal <number>:<hash>] | seal`: checks or seals the ledger.
import { runServerCommand } from './lib/server-command.mjs'

await runServerCommand('ledger-command.js')
