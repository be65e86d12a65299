#!/usr/bin/env node
// `npm run files -- move folder s3 | move s3 folder`: copies the uploaded files from one store to the other.
import { runServerCommand } from './lib/server-command.mjs'

await runServerCommand('files-command.js')
