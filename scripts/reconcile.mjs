#!/usr/bin/env node
// `npm run reconcile -- list | settle|return <finding|payout> --operator <phone> --reason …`: payouts that the bank disagrees about.
import { runServerCommand } from './lib/server-command.mjs'

await runServerCommand('reconcile-command.js')
