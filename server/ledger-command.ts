/**
 * `npm run ledger -- verify [--seal <number>:<hash>] | seal`: checks the whole ledger while the server works, or seals what is written
 * and shows the last seal.
 */
import { parseArgs } from 'node:util'
import type { Db } from './kernel/database/types.ts'
import { lastSeal, sealLedger } from './modules/ledger/seal.ts'
import { sayFinding } from './modules/ledger/verify/finding.ts'
import type { Finding } from './modules/ledger/verify/finding.ts'
import type { KeptSeal } from './modules/ledger/verify/seals.ts'
import { verifyKept } from './modules/ledger/verify/seals.ts'
import { verifyLedger } from './modules/ledger/verify/verify.ts'
import { runCommand } from './start/command.ts'

const USAGE = 'npm run ledger -- verify [--seal <номер>:<отпечаток>] | seal'

const saySeal = async (db: Db): Promise<void> => {
  const seal = await lastSeal(db)
  console.log(seal ? `Последняя печать ${seal.number}:${seal.hash}` : 'Печатей ещё нет')
}

const verify = async (db: Db, kept: KeptSeal | null): Promise<void> => {
  const start = performance.now()
  let findings = 0
  const report = (finding: Finding): void => {
    findings += 1
    console.log(sayFinding(finding))
  }
  const entries = await verifyLedger(db, report)
  for (const finding of kept ? await verifyKept(db, kept) : []) report(finding)
  const seconds = (performance.now() - start) / 1000
  const memory = Math.round(process.resourceUsage().maxRSS / 1024)
  console.log(`Проводок ${entries}, за ${seconds.toFixed(1)} с, память ${memory} МБ`)
  await saySeal(db)
  console.log(findings === 0 ? 'Журнал сходится' : `Найдено: ${findings}. Что делать: docs/operations.md, «Журнал баллов»`)
  if (findings > 0) process.exitCode = 1
}

const seal = async (db: Db): Promise<void> => {
  console.log(`Запечатано проводок: ${await sealLedger(db, Date.now())}`)
  await saySeal(db)
}

/** @returns null for arguments that are no command */
const readArguments = (): ((db: Db) => Promise<void>) | null => {
  try {
    const { positionals, values } = parseArgs({
      args: process.argv.slice(2),
      options: { seal: { type: 'string' } },
      allowPositionals: true,
    })
    const [command, ...rest] = positionals
    const [, number, hash] = /^(\d+):([\da-f]{64})$/.exec(values.seal ?? '') ?? []
    if (rest.length > 0 || (values.seal !== undefined && hash === undefined)) return null
    if (command === 'verify') return (db) => verify(db, hash === undefined ? null : { number: Number(number), hash })
    return command === 'seal' && hash === undefined ? seal : null
  } catch {
    return null
  }
}

const run = readArguments()
if (run) await runCommand(run, console.error)
else {
  console.error(USAGE)
  process.exitCode = 2
}
