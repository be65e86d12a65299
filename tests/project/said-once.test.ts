/** Numbers that the documentation and the texts of the portal say: once where they can, and as the code has them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOGIN_ATTEMPTS, SESSION_ABSOLUTE, SESSION_IDLE } from '../../src/domain/portal/limits.ts'
import { LEAST_PAYOUT } from '../../src/domain/money/payout.ts'
import { POINT_BONUS_PERCENT } from '../../src/domain/people/point.ts'
import { CODE_LIFETIME } from '../../src/domain/people/sms-code.ts'
import { PAUSE } from '../../server/modules/auth/password-attempt.ts'
import { DEFAULT_PAYOUT_RULES } from '../../server/modules/payouts/rules.ts'
import { DAY, DEFAULT_DEADLINES } from '../../server/modules/sales/deadlines.ts'
import { COMMANDS_AT_ONCE } from '../../server/http/contract/flights.ts'
import { HOLD, UNDO } from '../../server/modules/cases/acts.ts'
import { LINK_LIFETIME } from '../../server/modules/handovers/links.ts'
import { DEFAULT_RECEIPT_AGE } from '../../server/modules/receipts/read-receipt.ts'
import { CHECKS } from '../../server/modules/tools/check-limit.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8').replaceAll(/\s+/g, ' ')

const thousands = (count: number): string => count.toLocaleString('ru').replaceAll(/\s/g, ' ')

test('D27 how often serials may be asked about stands in one sentence of the operations, and in no description', () => {
  const [person, list] = [`${CHECKS.person.budget} в минуту у человека`, `${thousands(CHECKS.list.budget)} в час`]
  const operations = read('docs/operations.md')
  expect(operations.split(`${person}, ${list} у компании и у продавца работающей точки`)).toHaveLength(2)
  expect(operations.split(list)).toHaveLength(2)
  expect(read('openapi/paths/tools.yaml')).not.toMatch(/раз в (минуту|час)/)
  expect([CHECKS.person.window, CHECKS.list.window]).toEqual([60_000, 3_600_000])
})

test('D135 so do the commands of one person at once', () => {
  expect(COMMANDS_AT_ONCE).toBe(5)
  expect(read('docs/operations.md').split('процесс исполняет пять сразу')).toHaveLength(2)
})

const AGREEMENT = ['general', 'programme'].map((part) => `src/views/site/legal/agreement/${part}.tsx`)
const ANSWERS = ['src/views/site/faq/entries.tsx']
const GUIDES = ['seller', 'registration'].map((name) => `scripts/docs-pdf/${name}.mjs`)
const ATTEMPTS = ['ноля', 'одного', 'двух', 'трёх', 'четырёх', 'пяти'][LOGIN_ATTEMPTS]
const { taxHours, deskWorkingDays, reserveDays } = DEFAULT_DEADLINES
const { workingDays } = DEFAULT_PAYOUT_RULES

// Static texts, as lawyers have read them: a setting that differs is told of at the start (server/start/told-terms.ts).
test.each([
  ['the reserve', `резерв на ${reserveDays} дней`, [AGREEMENT, ANSWERS, GUIDES]],
  ['the check by hand', `до ${deskWorkingDays} рабочих дней`, [AGREEMENT, ANSWERS, GUIDES]],
  ['the answer of the tax service', `не дольше ${taxHours} часов`, [AGREEMENT, ANSWERS, GUIDES]],
  ['the least sum', `не меньше ${LEAST_PAYOUT} и не больше остатка`, [AGREEMENT, ANSWERS, GUIDES]],
  ['the way of the money', `за ${workingDays} рабочий день`, [ANSWERS, GUIDES]],
  ['the way of the money in the agreement', `в течение ${workingDays} рабочего дня`, [AGREEMENT]],
  ['the share of an administrator', `${POINT_BONUS_PERCENT} % от баллов`, [AGREEMENT]],
  ['the life of a code', `действует ${CODE_LIFETIME / 60_000} минут`, [AGREEMENT, GUIDES]],
  ['the pause of the sign-in', `на ${PAUSE / 60_000} минут`, [AGREEMENT, ANSWERS]],
  ['the wrong passwords', `После ${ATTEMPTS} неверных паролей подряд`, [AGREEMENT, ANSWERS, GUIDES]],
  [
    'a session',
    `не дольше ${SESSION_ABSOLUTE / DAY} дней, а без обращений к Платформе — не дольше ${SESSION_IDLE / DAY} дней`,
    [AGREEMENT],
  ],
] as const)('D184 %s: «%s» stands in the texts that promise it', (_, words, texts) => {
  for (const files of texts) expect(files.map(read).join(' ').split(words).length, files.join(', ')).toBeGreaterThan(1)
})

test('D184 no other number of days stands beside a reserve, no other sum beside the least one', () => {
  for (const text of [...AGREEMENT, ...ANSWERS, ...GUIDES].map(read)) {
    expect(text.match(/резерв на \d+/g)?.every((found) => found === `резерв на ${reserveDays}`) ?? true).toBe(true)
    expect(text.match(/не меньше \d+/g)?.every((found) => found === `не меньше ${LEAST_PAYOUT}`) ?? true).toBe(true)
  }
})

test('figures that the words of guards spell out are those of the code', () => {
  const words = (flow: string) => read(`src/machines/${flow}/words.ts`)
  const { saleDays, purchaseYears } = DEFAULT_RECEIPT_AGE
  expect(words('sales/add-tool')).toContain(`${saleDays} дней у продажи, ${purchaseYears} года у покупки`)
  expect(LOGIN_ATTEMPTS).toBe(5)
  expect(words('account/login')).toContain('это пятая неудача подряд')
  expect(UNDO).toBe(10_000)
  expect(words('desk/desk-undo')).toContain('десять секунд прошли')
  expect(HOLD).toBe(10 * 60_000)
  expect(words('desk/desk-case')).toContain('десять минут без действий прошли')
  expect(LINK_LIFETIME).toBe(24 * 3_600_000)
  for (const flow of ['sales/handover', 'sales/handover-link']) expect(words(flow)).toContain('сутки (24 часа)')
})
