#!/usr/bin/env node
// `npm run sessions -- list|end <phone>`: where a person is signed in, and the end of it.
import { runServerCommand } from './lib/server-command.mjs'

await runServerCommand('sessions-command.js')
