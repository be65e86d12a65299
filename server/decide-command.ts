/**
 * `npm run decide -- list | <row|document> approve|refuse [--reason …] [--model …]`: what waits for the desk, and the desk's decisions,
 * until the desk has screens.
 */
import { parseArgs } from 'node:util'
import { toPoints } from '../src/domain/money.ts'
import { Refusal } from './kernel/call/refusal.ts'
import type { Db } from './kernel/database/types.ts'
import { decide } from './modules/desk/decide.ts'
import type { Decision } from './modules/desk/decide.ts'
import { openReceiptFindings } from './modules/desk/receipt-findings.ts'
import { MOST, waitingRows } from './modules/desk/waiting.ts'
import { runCommand } from './start/command.ts'

const USAGE = 'npm run decide -- list | <строка|документ> approve|refuse [--reason "причина"] [--model "модель"]'

const SIDES = { seller: 'продажа', buyer: 'покупка' }

const NO_MODEL = 'номера нет в базе'

/** Another registration of the same receipt, its numbers written with other zeros. */
const sameText = (sameAs: string | null): string => (sameAs === null ? '' : `, чек тот же, что у № ${sameAs}`)

const list = async (db: Db): Promise<void> => {
  const rows = await waitingRows(db)
  for (const { id, side, sn, modelName, since, invoice, sameAs } of rows) {
    const paper = invoice ? `, документ ${invoice.id}: № ${invoice.upd}, ИНН другой стороны ${invoice.partnerInn}` : ''
    console.log(
      `${id} ${SIDES[side]} № ${sn}, ${modelName ?? NO_MODEL}, ждёт с ${since.toISOString()}${paper}${sameText(sameAs)}`,
    )
  }
  const findings = await openReceiptFindings(db, MOST)
  for (const { id, side, sn, modelName, bonus, sameAs } of findings) {
    const paid = `начислено ${toPoints(bonus ?? 0)}: approve — верно, refuse — зря`
    console.log(`${id} ${SIDES[side]} № ${sn}, ${modelName ?? NO_MODEL}, подтверждена${sameText(sameAs)}, ${paid}`)
  }
  if (rows.length + findings.length === 0) console.log('Ничего не ждёт решения')
}

/** A refusal in the words that an operator would read on a screen. */
const wordsOf = ({ body: { message } }: Refusal): string =>
  typeof message === 'string'
    ? message
    : Object.entries(message)
        .map(([field, text]) => `--${field}: ${text}`)
        .join(', ')

const judge = async (db: Db, decision: Decision): Promise<void> => {
  try {
    const count = await db.transaction((tx) => decide(tx, decision))
    console.log(`Решено строк: ${count}`)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(wordsOf(error))
    process.exitCode = 1
  }
}

interface Asked {
  id: string
  verdict: string | undefined
  reason: string | null
  model: string | null
}

/** @returns null for arguments that are no command */
const readArguments = (): Asked | null => {
  try {
    const options = { reason: { type: 'string' }, model: { type: 'string' } } as const
    const { positionals, values } = parseArgs({ args: process.argv.slice(2), options, allowPositionals: true })
    const [id, verdict, ...rest] = positionals
    if (id === undefined || rest.length > 0) return null
    return { id, verdict, reason: values.reason ?? null, model: values.model ?? null }
  } catch {
    return null
  }
}

const asked = readArguments()
if (asked?.id === 'list' && asked.verdict === undefined) await runCommand(list, console.error)
else if (asked?.verdict === 'approve' || asked?.verdict === 'refuse') {
  const { id, verdict, reason, model } = asked
  const decision = { id, verdict, reason, model, operator: null, origin: 'command', now: Date.now() } as const
  await runCommand((db) => judge(db, decision), console.error)
} else {
  console.error(USAGE)
  process.exitCode = 2
}
