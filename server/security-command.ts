/**
 * `npm run security -- top|list`: who was not let through (D150). `top`: of the last day, networks with most events and phones that are
 * tried from most networks; `list`: the newest events. Hashes are shown by their beginning, as much as tells one from another.
 */
import { formatInstant } from '../src/domain/dates/dates.ts'
import type { SecurityEvent } from './kernel/database/sets.ts'
import type { Db } from './kernel/database/types.ts'
import { busiestNetworks, latestSecurityEvents, mostTriedPhones } from './modules/audit/security-events.ts'
import { runCommand } from './start/command.ts'

const USAGE = 'npm run security -- top|list'

const EVENTS: Record<SecurityEvent, string> = {
  wrongPassword: 'неверный пароль',
  wrongCode: 'неверный код',
  tooOften: 'слишком часто',
  captcha: 'без проверки «не робот»',
  locked: 'заблокирован',
  noRight: 'нет права',
  notTheirs: 'чужое или ничьё',
  noSession: 'без сеанса',
  crossSite: 'со страницы чужого сайта',
  invalidRequest: 'запрос не по контракту',
  againstRule: 'против правил, мимо портала',
}
const nameOf = (event: string): string => EVENTS[event as SecurityEvent] ?? event

const DAY = 86_400_000
const [TOP, LAST] = [20, 50]
const SHOWN = 12

const short = (hash: string | null, instead: string): string => hash?.slice(0, SHOWN) ?? instead

const top = async (db: Db): Promise<void> => {
  const since = Date.now() - DAY
  const [networks, phones] = [await busiestNetworks(db, since, TOP), await mostTriedPhones(db, since, TOP)]
  for (const { network, events, seen, origins, phones: tried } of networks) {
    const from = `${short(network, 'остальные сети')}: ${seen}`
    console.log(`${from}, адресов ${origins}, телефонов ${tried} (${events.map(nameOf).join(', ')})`)
  }
  for (const { phone, networks: from, seen } of phones)
    if (from > 1) console.log(`телефон ${short(phone, '')}: из ${from} сетей, ${seen}`)
  if (networks.length === 0) console.log('За сутки ничего')
}

const list = async (db: Db): Promise<void> => {
  const rows = await latestSecurityEvents(db, LAST)
  for (const { lastAt, event, operation, network, origin, actor, phone, seen } of rows) {
    const what = [nameOf(event), operation].filter(Boolean).join(', ')
    const who = [actor && `кто ${actor}`, phone && `телефон ${short(phone, '')}`].filter(Boolean).join(', ')
    const where = `сеть ${short(network, 'любая')}, адрес ${short(origin, 'любой')}`
    console.log(`${formatInstant(lastAt.toISOString())} ${what}: ${seen}, ${where}${who === '' ? '' : `, ${who}`}`)
  }
  if (rows.length === 0) console.log('Ничего')
}

const [command, ...rest] = process.argv.slice(2)
const commands = new Map([
  ['top', top],
  ['list', list],
])
const work = rest.length === 0 ? commands.get(command ?? '') : undefined
if (work) await runCommand(work, console.error)
else {
  console.error(USAGE)
  process.exitCode = 2
}
