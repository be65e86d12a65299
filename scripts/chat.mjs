#!/usr/bin/env node
// `npm run chat -- list | read <chat> | answer <chat> --operator <phone> --text … | close <chat> --operator <phone>`: support's side.
import { runServerCommand } from './lib/server-command.mjs'

await runServerCommand('chat-command.js')
