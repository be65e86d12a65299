import type { components } from '../../openapi/generated/schema.d.ts'
import { formatPhone } from '../../src/domain/people/phone.ts'
import { roleTitle } from '../../src/domain/people/role-texts.ts'
import { firstMode } from '../../src/domain/people/roles.ts'
import type { Mode } from '../../src/domain/people/roles.ts'
import { DEMO_PASSWORD, people, phoneOf, userId } from './people.ts'
import { points } from './points.ts'

type Person = (typeof people)[number]
type Wire = components['schemas']

/** Елена has no point yet and looks for one, as only sellers do. */
const LOOKING_FOR_A_POINT = 9

const roleOf = (person: Person): string => {
  if (person.isOperator) return 'Оператор поддержки, вход на /desk'
  if (person.isLegalEntity) return 'Компания'
  const isAdmin = person.status === 'SELLER' && points.some(({ adminId }) => adminId === userId(person.number))
  return roleTitle({ roles: isAdmin ? ['ADMIN_RT'] : [], status: person.status ?? null })
}

const notesOf = (person: Person): string[] => [
  roleOf(person),
  ...(person.status?.endsWith('_PENDING') ? ['заявка ждёт подтверждения'] : []),
  ...(person.locked ? ['заблокирован'] : []),
  ...(person.taxLocked ? ['вывод ограничен'] : []),
]

const nameOf = (person: Person): string => person.organizationName ?? `${person.username} ${person.surname}`

const modeOf = (person: Person): Mode =>
  person.number === LOOKING_FOR_A_POINT ? 'seller' : firstMode({ status: person.status ?? null, roles: [], isAdmin: false })

/** The demo accounts as the demo page lists them. */
export const demoAccounts = (): Wire['DemoAccount'][] =>
  people.map((person) => ({
    mobile: phoneOf(person.number),
    name: nameOf(person),
    notes: notesOf(person).join(', '),
    mode: modeOf(person),
    isDesk: person.isOperator ?? false,
  }))

/** The demo accounts for the terminal: phone, name, who it is. */
export const describeDemo = (): string => {
  const lines = demoAccounts().map(({ mobile, name, notes }) => `  ${formatPhone(mobile)}  ${name.padEnd(20)} ${notes}`)
  return [`Демонстрационные учётные записи, пароль у всех ${DEMO_PASSWORD}:`, ...lines].join('\n')
}
