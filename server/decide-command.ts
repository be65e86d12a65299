/**
 * `npm run decide -- list | <row|document> approve|refuse --operator <phone> [--reason …] [--model …]`: what waits for the desk, and the
 * operators' decisions, for whoever has a terminal; nobody decides past an operator who looks at a row at the desk.
 */
import { parseArgs } from 'node:util'
import { toPoints } from '../src/domain/money/money.ts'
import { Refusal } from './kernel/call/refusal.ts'
import type { Db } from './kernel/database/types.ts'
import { decide } from './modules/desk/decide.ts'
import type { Decision } from './modules/desk/decide.ts'
import { operatorOf } from './modules/desk/operator.ts'
import { openReceiptFindings } from './modules/desk/receipt-findings.ts'
import { MOST, waitingRows } from './modules/desk/waiting.ts'
import { runCommand } from './start/command.ts'

const USAGE =
  'npm run decide -- list | <строка|документ> approve|refuse --operator <телефон> [--reason "причина"] [--model "модель"]'

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

/** A decision as it was typed. */
interface Order extends Pick<Decision, 'id' | 'verdict' | 'reason' | 'model'> {
  phone: string
}

const fail = (text: string): void => {
  console.error(text)
  process.exitCode = 1
}

const judge = async (db: Db, { phone, ...asked }: Order): Promise<void> => {
  const operator = await operatorOf(db, phone)
  if ('problem' in operator) return fail(operator.problem)
  const decision: Decision = { ...asked, operator: operator.id, origin: 'command', via: 'command', now: Date.now() }
  try {
    const count = await db.transaction((tx) => decide(tx, decision))
    console.log(`Решено строк: ${count}`)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    fail(wordsOf(error))
  }
}

/** @returns null for arguments that are no command */
const readArguments = (): 'list' | Order | null => {
  try {
    const options = { operator: { type: 'string' }, reason: { type: 'string' }, model: { type: 'string' } } as const
    const { positionals, values } = parseArgs({ args: process.argv.slice(2), options, allowPositionals: true })
    const [id, verdict, ...rest] = positionals
    if (rest.length > 0) return null
    if (id === 'list' && verdict === undefined) return 'list'
    const { operator: phone, reason = null, model = null } = values
    if ((verdict !== 'approve' && verdict !== 'refuse') || !id || !phone) return null
    return { id, verdict, phone, reason, model }
  } catch {
    return null
  }
}

const asked = readArguments()
if (asked === 'list') await runCommand(list, console.error)
else if (asked) await runCommand((db) => judge(db, asked), console.error)
else {
  console.error(USAGE)
  process.exitCode = 2
}
