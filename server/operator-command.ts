/**
 * `npm run operator -- add --phone … --surname … --name … [--inn …] | remove --phone … | list`: who answers people at the desk (E21). Nobody becomes
 * an operator any other way; the link that `add` prints is the only way to a password.
 */
import { parseArgs } from 'node:util'
import { formatInstant } from '../src/domain/dates/dates.ts'
import { innProblem } from '../src/domain/people/inn.ts'
import { nameProblem, normaliseName } from '../src/domain/people/names.ts'
import { BAD_PHONE, formatPhone, phoneDigits } from '../src/domain/people/phone.ts'
import type { Db } from './kernel/database/types.ts'
import { argonPasswordsOf } from './kernel/secrets/passwords.ts'
import { sealsOf } from './kernel/secrets/seal.ts'
import { appoint, dismiss, listOperators } from './modules/operators/staff.ts'
import type { Appointment, Listed } from './modules/operators/staff.ts'
import { runCommand } from './start/command.ts'
import type { Config } from './start/config.ts'
import { insistOnKeys, takeKeys } from './start/keys.ts'

const USAGE =
  'npm run operator -- add --phone <телефон> --surname <фамилия> --name <имя> [--inn <ИНН>] | remove --phone <телефон> | list\n' +
  'add для того, кто уже оператор, даёт новую ссылку; фамилия и имя тогда не нужны'

type Order = { verb: 'list' } | ({ verb: 'add' | 'remove' } & Appointment)

const fail = (text: string): void => {
  console.error(text)
  process.exitCode = 1
}

const keysOf = async (db: Db, config: Config) => {
  insistOnKeys(config)
  const { PASSWORD_KEY } = await takeKeys(db, config, Date.now())
  return { passwords: argonPasswordsOf(PASSWORD_KEY), seals: sealsOf(PASSWORD_KEY) }
}

/** As in `start.ts`: where people find the portal. */
const originOf = ({ publicOrigin, port }: Config): string => publicOrigin ?? `http://localhost:${port}`

const add = async (db: Db, config: Config, appointment: Appointment): Promise<void> => {
  const appointed = await appoint(db, appointment, await keysOf(db, config), Date.now())
  if ('problem' in appointed) return fail(appointed.problem)
  console.log(appointed.isNew ? 'Оператор добавлен' : 'Оператор уже есть: вот новая ссылка, прежняя больше не действует')
  console.log(`Ссылка на сутки и на один раз, отдайте её только ему: ${originOf(config)}/desk/invitation#${appointed.token}`)
  return undefined
}

const remove = async (db: Db, config: Config, { mobile }: Appointment): Promise<void> => {
  const dismissed = await dismiss(db, mobile, (await keysOf(db, config)).passwords, Date.now())
  if ('problem' in dismissed) return fail(dismissed.problem)
  console.log(`${dismissed.name}: больше не оператор. Сеансы завершены, взятое отпущено, прежние решения остаются за ним`)
  return undefined
}

const STATES = {
  active: 'работает',
  invited: 'ещё не поставил пароль',
  noLink: 'пароль не поставлен, ссылки нет',
  locked: 'заблокирован',
  removed: 'отстранён',
} as const satisfies Record<Listed['state'], string>

const list = async (db: Db): Promise<void> => {
  const rows = await listOperators(db, Date.now())
  for (const { mobile, name, state, invitedUntil, recoveryLeft } of rows) {
    const link = invitedUntil ? `, ссылка до ${formatInstant(invitedUntil.toISOString())}` : ''
    const codes = state === 'active' ? `, кодов восстановления ${recoveryLeft}` : ''
    console.log(`${formatPhone(mobile)} ${name}: ${STATES[state]}${link}${codes}`)
  }
  if (rows.length === 0) console.log('Операторов нет')
}

const nameOf = (surname: string, username: string): Appointment['name'] =>
  surname === '' || username === '' ? null : { surname, username }

/** @returns null for arguments that are no command */
const readArguments = (): Order | { problem: string } | null => {
  try {
    const text = { type: 'string' } as const
    const options = { phone: text, surname: text, name: text, inn: text } as const
    const { positionals, values } = parseArgs({ args: process.argv.slice(2), options, allowPositionals: true })
    const [verb, ...rest] = positionals
    const { phone, surname = '', name = '', inn = null } = values
    if (rest.length > 0) return null
    if (verb === 'list') return Object.keys(values).length === 0 ? { verb } : null
    if ((verb !== 'add' && verb !== 'remove') || phone === undefined) return null
    if ((surname === '') !== (name === '')) return null
    const mobile = phoneDigits(phone)
    const problem = nameProblem(surname) ?? nameProblem(name) ?? (inn === null ? null : innProblem(inn))
    if (problem !== null) return { problem }
    return mobile === null
      ? { problem: BAD_PHONE }
      : { verb, mobile, name: nameOf(normaliseName(surname), normaliseName(name)), inn }
  } catch {
    return null
  }
}

const carryOut = (db: Db, config: Config, order: Order): Promise<void> => {
  if (order.verb === 'list') return list(db)
  return order.verb === 'add' ? add(db, config, order) : remove(db, config, order)
}

const asked = readArguments()
if (asked === null) {
  console.error(USAGE)
  process.exitCode = 2
} else if ('problem' in asked) fail(asked.problem)
else await runCommand((db, config) => carryOut(db, config, asked), console.error)
