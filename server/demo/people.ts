import type { users } from '../kernel/database/schema.ts'

type UserRow = typeof users.$inferInsert

/** Ids of the demo world consist of a kind and a number, so that every start has the same ones. */
export const demoId = (kind: number, number: number): string =>
  `00000000-0000-4000-8${String(kind).padStart(3, '0')}-${String(number).padStart(12, '0')}`

/** The password of every demo account. */
export const DEMO_PASSWORD = '111111'

/** Phones of the demo world, digits. */
export const phoneOf = (number: number): string => `790000000${String(number).padStart(2, '0')}`

/** The kind of an account, in `demoId`. */
export const USER = 1
const POINT = 2

export const userId = (number: number): string => demoId(USER, number)

/** «Инструмент Профи» of Игорь, «Мастер Дом» of Андрей, the one that Ольга has applied for, and one without an administrator. */
export const PROFI = demoId(POINT, 1)
export const MASTER = demoId(POINT, 2)
export const APPLIED = demoId(POINT, 3)
export const ABANDONED = demoId(POINT, 4)

export const ANNA = userId(1)
export const IGOR = userId(2)
export const PAVEL = userId(3)
export const OLGA = userId(4)
export const MARIA = userId(5)
export const ROMASHKA = userId(6)
export const SERGEY = userId(7)
export const DMITRY = userId(8)
export const VIKTOR = userId(10)
export const ANDREY = userId(11)
export const NIKITA = userId(12)
export const YULIA = userId(13)
export const STROYDOM = userId(14)

/** Tax numbers of the companies. */
export const ROMASHKA_INN = '7728168971'
export const STROYDOM_INN = '6319002148'

type Person = Omit<UserRow, 'id' | 'mobile' | 'passwordHash' | 'createdAt'> & { number: number }

const person = (number: number, username: string, surname: string, patronymic: string, rest: Partial<Person>): Person => ({
  number,
  username,
  surname,
  patronymic,
  city: 'Москва',
  ...rest,
})

const seller = (inn: string, pointId: string): Partial<Person> => ({ status: 'SELLER', inn, taxStatus: 'ACCEPTED', pointId })

/** The accounts of the demo world; phones are +7 (900) 000-00-NN. */
export const people: readonly Person[] = [
  person(1, 'Анна', 'Соколова', 'Игоревна', {
    ...seller('500100732259', PROFI),
    email: 'anna@example.org',
    birthday: '1991-03-14',
    firstStar: true,
  }),
  person(2, 'Игорь', 'Лебедев', 'Павлович', {
    ...seller('771234567070', PROFI),
    email: 'igor@example.org',
    birthday: '1984-07-02',
    firstStar: true,
    secondStar: true,
  }),
  person(3, 'Павел', 'Зайцев', 'Олегович', { status: 'SELLER_PENDING', birthday: '1996-11-25' }),
  person(4, 'Ольга', 'Крылова', 'Сергеевна', { status: 'ART_PENDING', birthday: '1988-01-30', city: 'Тула' }),
  person(5, 'Мария', 'Орлова', 'Викторовна', { email: 'maria@example.org', birthday: '1993-05-09', city: 'Казань' }),
  {
    number: 6,
    isLegalEntity: true,
    responsible: 'Петрова Алла Юрьевна',
    organizationName: 'ООО Ромашка',
    inn: ROMASHKA_INN,
    taxStatus: 'ACCEPTED',
    email: 'office@example.org',
    city: 'Казань',
    birthday: '1980-02-01',
  },
  person(7, 'Сергей', 'Волков', 'Андреевич', { ...seller('772345678115', PROFI), locked: true, birthday: '1990-12-12' }),
  person(8, 'Дмитрий', 'Козлов', 'Петрович', { ...seller('773456789260', PROFI), taxLocked: true, birthday: '1987-09-18' }),
  person(9, 'Елена', 'Новикова', 'Ильинична', { birthday: '1999-04-21' }),
  person(10, 'Виктор', 'Белов', 'Николаевич', {
    ...seller('774567890363', PROFI),
    taxStatus: 'AWAITING_CHECK',
    birthday: '1979-06-06',
  }),
  person(11, 'Андрей', 'Тихонов', 'Романович', { ...seller('775678901446', MASTER), birthday: '1982-08-15', city: 'Самара' }),
  person(12, 'Никита', 'Громов', 'Денисович', { status: 'SELLER_PENDING', birthday: '2001-02-17' }),
  person(13, 'Юлия', 'Ершова', 'Максимовна', { ...seller('776789012571', MASTER), birthday: '1995-10-03', city: 'Самара' }),
  {
    number: 14,
    isLegalEntity: true,
    responsible: 'Гусев Олег Петрович',
    organizationName: 'ООО Стройдом',
    inn: STROYDOM_INN,
    taxStatus: 'ACCEPTED',
    email: 'stroydom@example.org',
    city: 'Самара',
    birthday: '1985-05-20',
  },
  person(90, 'Служба', 'Поддержки', '', { patronymic: null, noPatronymic: true, isOperator: true }),
  person(91, 'Марина', 'Петрова', '', { patronymic: null, noPatronymic: true, isOperator: true }),
]
