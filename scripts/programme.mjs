#!/usr/bin/env node
// `npm run programme -- models|documents|serials|bonuses <file.csv> [--operator <phone>] [--dry-run]`: what the maker sells, from files.
import { runServerCommand } from './lib/server-command.mjs'

await runServerCommand('programme-command.js')
