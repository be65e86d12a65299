/**
 * `npm run reconcile -- list | settle|return <finding|payout> --operator <phone> --reason …`: what our payouts and the bank disagree
 * about, and the operators' decisions, until the desk has screens.
 */
import { parseArgs } from 'node:util'
import { and, asc, eq, isNull, notExists } from 'drizzle-orm'
import { formatInstant } from '../src/domain/dates/dates.ts'
import { formatDay } from '../src/domain/dates/day.ts'
import { rubles } from '../src/domain/money/payout.ts'
import { Refusal } from './kernel/call/refusal.ts'
import { payoutFindings, payouts } from './kernel/database/schema.ts'
import type { FindingDecision, FindingKind } from './kernel/database/sets.ts'
import type { Db } from './kernel/database/types.ts'
import { operatorOf } from './modules/desk/operator.ts'
import { decideFinding, needsSecond, openFindings } from './modules/reconcile/decide.ts'
import type { FindingEffect } from './modules/reconcile/decide.ts'
import { recordReading } from './modules/reconcile/reading.ts'
import { runCommand } from './start/command.ts'
import { readConfig } from './start/config.ts'

const USAGE = 'npm run reconcile -- list | settle|return <расхождение|вывод> --operator <телефон> --reason "причина"'

const KINDS: Record<FindingKind, string> = {
  missing: 'у нас дошёл, в выписке нет',
  doubled: 'в выписке дважды',
  unknown: 'в выписке есть, у нас нет',
  differs: 'суммы разные',
  returnedButPaid: 'у нас вернулся, в выписке ушёл',
  unanswered: 'банк не ответил',
}

const EFFECTS: Record<FindingEffect, string> = {
  settled: 'Решено: деньги ушли, вывод завершён',
  returned: 'Решено: деньги не ушли, баллы вернулись',
  compensated: 'Решено: вывод не дошёл, баллы начислены отдельной операцией, в сумму года он больше не входит',
  counted: 'Записано: деньги дошли, вывод входит в сумму года. Баллы, которые вернулись, остаются у человека',
  noted: 'Записано: баллы и деньги не двигались',
}

const PAGE = 200

const sumText = (kopecks: number | null): string => (kopecks === null ? '—' : rubles(kopecks))

/** At most so many, and whether there are more. */
const firstOf = async <Row>(size: number, read: (size: number) => Promise<Row[]>): Promise<[rows: Row[], isCut: boolean]> => {
  const rows = await read(size + 1)
  return [rows.slice(0, size), rows.length > size]
}

const findingsOf = (db: Db) =>
  db.select({ id: payoutFindings.id }).from(payoutFindings).where(eq(payoutFindings.payoutId, payouts.id))

/** Payouts of which the bank says nothing, before their time is over and they are findings. */
const silentPayouts = (db: Db, size: number) =>
  db
    .select({ id: payouts.id, amount: payouts.amount, createdAt: payouts.createdAt })
    .from(payouts)
    .where(and(eq(payouts.step, 'checking'), isNull(payouts.endedAt), notExists(findingsOf(db))))
    .orderBy(asc(payouts.until))
    .limit(size)

const list = async (db: Db): Promise<void> => {
  const { secondAbove } = readConfig(process.env)
  const [found, more] = await firstOf(PAGE, (size) => openFindings(db, size, undefined))
  const reading = { event: 'findingsRead', what: null, rows: found.length, operator: null, origin: 'command' } as const
  await recordReading(db, { ...reading, now: Date.now() })
  for (const finding of found) {
    const { id, kind, day, payoutId, reference, ours, bank, waiting } = finding
    const second = waiting ? `, ждёт второго оператора: ${waiting}` : needsSecond(finding, secondAbove) ? ', нужны двое' : ''
    const about = [payoutId && `вывод ${payoutId}`, reference && `платёж банка ${reference}`].filter(Boolean).join(', ')
    console.log(`${id} ${formatDay(day)} ${KINDS[kind]}: ${about}, у нас ${sumText(ours)}, в банке ${sumText(bank)}${second}`)
  }
  const [silent, moreSilent] = await firstOf(PAGE, (size) => silentPayouts(db, size))
  for (const { id, amount, createdAt } of silent)
    console.log(`${id} вывод от ${formatInstant(createdAt.toISOString())}, ${rubles(amount)}: банк пока не ответил`)
  if (more || moreSilent) console.log(`Есть ещё: показано по ${PAGE}, старые сначала`)
  if (found.length === 0 && silent.length === 0) console.log('Расхождений нет')
}

const fail = (text: string): void => {
  console.error(text)
  process.exitCode = 1
}

/** A refusal in the words that an operator would read on a screen. */
const wordsOf = ({ body: { message } }: Refusal): string =>
  typeof message === 'string' ? message : Object.values(message).join(', ')

interface Order {
  id: string
  decision: FindingDecision
  operator: string
  reason: string
}

const decide = async (db: Db, { id, decision, operator, reason }: Order): Promise<void> => {
  const by = await operatorOf(db, operator)
  if ('problem' in by) return fail(by.problem)
  const { secondAbove } = readConfig(process.env)
  try {
    const effect = await db.transaction((tx) =>
      decideFinding(tx, {
        id,
        decision,
        reason,
        operator: by.id,
        origin: 'command',
        via: 'command',
        secondAbove,
        now: Date.now(),
      }),
    )
    console.log(effect === null ? 'Записано, ждёт такого же решения другого оператора' : EFFECTS[effect])
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    fail(wordsOf(error))
  }
}

const LEAST_REASON = 3

/** @returns null for arguments that are no command */
const readArguments = (): 'list' | Order | null => {
  try {
    const options = { operator: { type: 'string' }, reason: { type: 'string' } } as const
    const { positionals, values } = parseArgs({ args: process.argv.slice(2), options, allowPositionals: true })
    const [what, id, ...rest] = positionals
    if (rest.length > 0) return null
    if (what === 'list' && id === undefined) return 'list'
    const { operator, reason } = values
    if ((what !== 'settle' && what !== 'return') || !id || !operator || (reason ?? '').trim().length < LEAST_REASON) return null
    return { id, decision: what, operator, reason: reason ?? '' }
  } catch {
    return null
  }
}

const asked = readArguments()
if (asked === 'list') await runCommand(list, console.error)
else if (asked) await runCommand((db) => decide(db, asked), console.error)
else {
  console.error(USAGE)
  process.exitCode = 2
}
