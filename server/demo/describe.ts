import { formatPhone } from '../../src/domain/phone.ts'
import { roleTitle } from '../../src/domain/roles.ts'
import { DEMO_PASSWORD, people, phoneOf, userId } from './people.ts'
import { points } from './points.ts'

type Person = (typeof people)[number]

const roleOf = (person: Person): string => {
  if (person.isOperator) return 'Оператор поддержки'
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

/** The demo accounts for the terminal: phone, name, who it is. */
export const describeDemo = (): string => {
  const lines = people.map((person) => {
    const name = person.organizationName ?? `${person.username} ${person.surname}`
    return `  ${formatPhone(phoneOf(person.number))}  ${name.padEnd(20)} ${notesOf(person).join(', ')}`
  })
  return [`Демонстрационные учётные записи, пароль у всех ${DEMO_PASSWORD}:`, ...lines].join('\n')
}
