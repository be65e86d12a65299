/**
 * `npm run chat -- list | read <chat> | answer <chat> --operator <phone> --text … | close <chat> --operator <phone>`: who waits for
 * support, and its answers, until the desk has screens.
 */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { formatInstant } from '../src/domain/dates/dates.ts'
import { Refusal } from './kernel/call/refusal.ts'
import type { Db, Tx } from './kernel/database/types.ts'
import { findConversation } from './modules/chats/conversation.ts'
import { markRead, pageOf } from './modules/chats/history.ts'
import { CHANNEL } from './modules/chats/postgres-bus.ts'
import { answer, close, queueOf } from './modules/chats/queue.ts'
import { operatorOf } from './modules/desk/operator.ts'
import { runCommand } from './start/command.ts'

const USAGE =
  'npm run chat -- list | read <переписка> | answer <переписка> --operator <телефон> --text "ответ" | close <переписка> --operator <телефон>'
const MOST = 50
const STATUS = { waiting: 'ждёт', taken: 'взята', closed: 'закрыта' }

const fail = (text: string): void => {
  console.error(text)
  process.exitCode = 1
}

const list = async (db: Db): Promise<void> => {
  const { chats: rows } = await queueOf(db, { status: null, size: MOST, cursor: undefined })
  for (const { id, name, mobile, status, waitingSince, unread, lastMessage } of rows) {
    const since = waitingSince ? ` с ${formatInstant(waitingSince.toISOString())}` : ''
    console.log(`${id} ${name}, +${mobile}, ${STATUS[status]}${since}, не прочитано ${unread}: ${lastMessage ?? ''}`)
  }
  if (rows.length === 0) console.log('Никто не ждёт ответа')
}

const read = async (db: Db, id: string): Promise<void> => {
  const { ownerId } = await findConversation(db, id)
  const { messages, newest } = await pageOf(db, { ownerId, side: 'operator', size: MOST })
  for (const { type, value, isImage, dateTime, about } of messages) {
    if (type === '3') console.log(`— ${value} —`)
    else {
      const who = type === '1' ? 'поддержка' : 'человек'
      const subject = about ? ` [${about.title}]` : ''
      console.log(`${dateTime ? formatInstant(dateTime) : ''} ${who}${subject}: ${isImage ? `файл ${value}` : value}`)
    }
  }
  if (newest !== null) await markRead(db, ownerId, 'operator', newest, Date.now())
}

/** Servers hear of it where there are several; with the embedded database none runs beside the command. */
const announce = (db: Db, ownerId: string) => db.execute(sql`select pg_notify(${CHANNEL}, ${ownerId})`)

const act = async (db: Db, phone: string, work: (tx: Tx, operatorId: string) => Promise<string>, done: string): Promise<void> => {
  const operator = await operatorOf(db, phone)
  if ('problem' in operator) return fail(operator.problem)
  const ownerId = await db.transaction((tx) => work(tx, operator.id))
  await announce(db, ownerId)
  console.log(done)
  return undefined
}

interface Order {
  verb: string
  id: string
  phone: string
  text: string
}

/** @returns null for arguments that are no command */
const readArguments = (): Order | null => {
  try {
    const options = { operator: { type: 'string' }, text: { type: 'string' } } as const
    const { positionals, values } = parseArgs({ args: process.argv.slice(2), options, allowPositionals: true })
    const [verb = '', id = '', ...rest] = positionals
    const { operator: phone = '', text = '' } = values
    if (rest.length > 0) return null
    const isWhole = { list: id === '', read: id !== '', answer: id && phone && text, close: id && phone }[verb]
    return isWhole ? { verb, id, phone, text } : null
  } catch {
    return null
  }
}

const carryOut = async (db: Db, { verb, id, phone, text }: Order): Promise<void> => {
  const now = Date.now()
  const written = { key: randomUUID(), value: text, isFile: false }
  try {
    if (verb === 'list') await list(db)
    else if (verb === 'read') await read(db, id)
    else if (verb === 'answer')
      await act(db, phone, (tx, operatorId) => answer(tx, { id, operatorId, now }, written), 'Отправлено')
    else await act(db, phone, (tx, operatorId) => close(tx, { id, operatorId, now }), 'Переписка закрыта')
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { message } = error.body
    fail(typeof message === 'string' ? message : Object.values(message).join(', '))
  }
}

const asked = readArguments()
if (asked) await runCommand((db) => carryOut(db, asked), console.error)
else {
  console.error(USAGE)
  process.exitCode = 2
}
