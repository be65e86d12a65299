/** The profile's data about its owner (PR01–PR04, PR29, PR32–PR35). */
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { LegalUser, User } from '../../../src/api/types.ts'
import { sampleCompany } from '../../../src/atlas/screen/people.ts'
import type { Mode } from '../../../src/domain/people/roles.ts'
import { profileHomeMachine } from '../../../src/machines/profile/profile-home/machine.ts'
import type { Person } from '../../../src/machines/account/session/selectors.ts'
import type { PicturesPort } from '../../../src/views/fragments/photos/pictures.ts'
import { ProfileHomeView } from '../../../src/views/profile/profile-home/view.tsx'
import { userWith } from '../../../model/profile/profile-home.ts'
import { seller } from '../kit/people.ts'
import { noImages } from '../kit/profile.tsx'

interface Shown {
  mode?: Mode
  person?: Partial<Person>
  user?: Partial<User> | null
  legal?: LegalUser | null
  images?: PicturesPort
}

const show = ({ mode = 'seller', person = {}, user = {}, legal = null, images = noImages }: Shown = {}) => {
  const input = { mode, isCompany: legal !== null, taxStatus: null }
  const actor = createActor(profileHomeMachine, { input }).start()
  return render(
    <ProfileHomeView
      actor={actor}
      person={{ ...seller, ...person }}
      user={user && { ...userWith('ACCEPTED'), ...user }}
      legal={legal}
      images={images}
    />,
  )
}

/** Names and values of the read-only list, without images. */
const facts = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
    .filter(([name]) => name !== 'Изображения')

test.each([
  ['ACCEPTED', 'ИНН подтвержден'],
  ['MANUAL_CHECK', 'Инн на проверке'],
  ['AWAITING_CHECK', 'Инн на проверке'],
])('PR01 PR14 PR15 PR16 the role has one mark: at %s it says «%s»', async (taxStatus, text) => {
  show({ person: { taxStatus }, user: null })
  const mark = screen.getByRole('button', { name: text })
  expect(screen.getByText('Продавец').parentElement?.contains(mark)).toBe(true)
  await userEvent.setup().click(mark)
  expect(screen.getByRole('tooltip').textContent).toBe(text)
})

test.each(['REFUSED', '', null])('PR01 PR17 there is no mark at «%s»', (taxStatus) => {
  show({ person: { taxStatus }, user: null })
  expect(screen.queryAllByRole('button', { name: /инн/i })).toEqual([])
})

test('PR02 PR03 the name leads to the profile, the phone is written by its mask', () => {
  show({ user: null })
  expect(screen.getByRole('link', { name: 'Соколова Анна' }).getAttribute('href')).toBe('/profile/user')
  expect(screen.getByText('+7 (900) 000-00-01')).toBeTruthy()
})

test.each([
  [[false, false, false], []],
  [[true, false, false], ['Опрос 1']],
  [
    [false, true, true],
    ['Опрос 2', 'Опрос 3'],
  ],
  [
    [true, true, true],
    ['Опрос 1', 'Опрос 2', 'Опрос 3'],
  ],
] as const)('PR04 of the surveys %s there are the badges %s', (stars, badges) => {
  show({ person: { stars }, user: null })
  expect(screen.queryAllByText(/^Опрос/).map(({ textContent }) => textContent)).toEqual(badges)
})

test('PR29 «Настройки» opens the form', () => {
  show()
  expect(screen.getByRole('link', { name: 'Настройки' }).getAttribute('href')).toBe('/profile/user?sub=user-form')
})

test('PR29 a person reads everything told; of the passport’s number only the end', () => {
  show()
  expect(facts()).toEqual([
    ['ФИО', 'Соколова Анна Игоревна'],
    ['Электронная почта', 'anna@example.org'],
    ['Город', 'Москва'],
    ['Дата рождения', '14.03.1991'],
    ['ИНН', '500100732259ИНН подтвержден'],
    ['Серия и номер', '•••• •••456Последние цифры 456'],
    ['Кем выдан', 'ОВД района Марьина Роща'],
    ['Дата выдачи', '01.04.2011'],
    ['Код подразделения', '770-001'],
  ])
  expect(document.body.innerHTML).not.toContain('4510')
})

test('PR29 A44 what nobody has filled in says so', () => {
  const passport = { departmentCode: null, issuedBy: null, issuedFrom: null, passportSeries: null, passportImages: [] }
  show({ user: { patronymic: null, email: null, city: null, birthday: null, inn: null, taxStatus: null, passport } })
  expect(facts()).toEqual([
    ['ФИО', 'Соколова Анна'],
    ...[
      'Электронная почта',
      'Город',
      'Дата рождения',
      'ИНН',
      'Серия и номер',
      'Кем выдан',
      'Дата выдачи',
      'Код подразделения',
    ].map((name) => [name, 'Не указано']),
  ])
  expect(screen.getByText('Изображения').nextElementSibling?.textContent).toBe('Не указано')
})

test('PR35 PR34 a company reads its seven fields; nothing of a person’s, no tabs, no withdrawal', () => {
  show({ mode: 'customer', user: null, legal: sampleCompany })
  expect(facts()).toEqual([
    ['Название организации', 'ООО Ромашка'],
    ['ИНН организации', '7728168971'],
    ['Телефон', '+7 (900) 000-00-06'],
    ['Электронная почта', 'office@example.org'],
    ['Город', 'Казань'],
    ['Ответственное лицо', 'Петрова Алла Юрьевна'],
    ['Дата рождения', '01.02.1980'],
  ])
  expect(screen.queryByText('Паспорт')).toBeNull()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryByText('Для вывода баллов не хватает')).toBeNull()
})

test('A44 C02: what withdrawal still needs is listed in the server’s order; nothing once the profile is approved', () => {
  const { unmount } = show({ user: { approved: false, lacks: ['birthday', 'inn', 'passportImages'] } })
  const notice = screen.getByText('Для вывода баллов не хватает').parentElement!
  expect(
    within(notice)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Укажите дату рождения', 'Укажите ИНН', 'Приложите изображение паспорта'])
  unmount()
  show({ user: { approved: true, lacks: [] } })
  expect(screen.queryByText('Для вывода баллов не хватает')).toBeNull()
})

test('RL11 A72: a buyer, who withdraws nothing, is not told what withdrawal lacks', () => {
  show({ mode: 'customer', user: { approved: false, lacks: ['passport', 'passportImages'] } })
  expect(screen.getByText('Паспорт')).toBeTruthy()
  expect(screen.queryByText('Для вывода баллов не хватает')).toBeNull()
})

test.each([
  ['PR08', 'BUYER', [], 'Покупатель', false],
  ['PR09', 'SELLER', [], 'Продавец', false],
  ['PR10', 'SELLER_PENDING', [], 'Продавец', true],
  ['PR11', 'ART_PENDING', [], 'Покупатель', true],
  ['PR12', null, [], 'Покупатель', false],
  ['PR07', 'SELLER', ['ADMIN_RT'], 'Продавец АРТ', false],
  ['PR07', 'BUYER', ['ADMIN_RT'], 'Продавец АРТ', false],
] as const)(
  '%s PR13 at %s %j the title on the screen is «%s», the badge of an application stands there: %s',
  (_, status, roles, title, isWaiting) => {
    show({ person: { standing: { ...seller.standing, status, roles }, taxStatus: null }, user: null })
    const badges = ['Продавец АРТ', 'Продавец', 'Покупатель', 'Ожидает подтверждения']
    const shown = badges.filter((text) => screen.queryByText(text) !== null)
    expect(shown).toEqual(isWaiting ? [title, 'Ожидает подтверждения'] : [title])
  },
)

const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Разделы профиля' }))
    .getAllByRole('link')
    .map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-disabled')])

test('PR32 RL03 a seller has three tabs', () => {
  show({ person: { innApproved: true } })
  expect(tabs()).toEqual([
    ['Профиль', '/profile/user', null],
    ['Торговая точка', '/profile/point', null],
    ['Выплаты', '/profile/payment', null],
  ])
  expect(screen.getByRole('link', { name: 'Профиль' }).getAttribute('aria-current')).toBe('page')
})

test('PR33 without an approved INN «Выплаты» is closed, and says why', () => {
  show({ person: { innApproved: false } })
  expect(tabs().at(-1)).toEqual(['Выплаты', null, 'true'])
  const reason = document.getElementById(screen.getByText('Выплаты').getAttribute('aria-describedby')!)
  expect(reason?.textContent).toBe('Выплаты откроются, когда ИНН будет подтверждён')
})

test('PR34 RL05 a customer sees no tabs', () => {
  show({ mode: 'customer' })
  expect(screen.queryByRole('navigation')).toBeNull()
})

const withImages = (pictures: PicturesPort['pictures'], onRetry: PicturesPort['onRetry']) =>
  show({
    user: { passport: { ...userWith('ACCEPTED').passport, passportImages: ['a.jpg', 'b.png', 'c.jpg'] } },
    images: { pictures, onRetry },
  })

test('PR39 images of the passport are small until one is pressed; a failed one can be asked for again', async () => {
  const asked: string[] = []
  const pictures = { 'a.jpg': { kind: 'shown', url: 'blob:a' }, 'b.png': { kind: 'failed' } } as const
  withImages(pictures, (name) => asked.push(name))
  const user = userEvent.setup()
  expect(screen.getByText('Загрузка: изображение 3 из 3')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Не загрузилось, повторить: изображение 2 из 3' }))
  expect(asked).toEqual(['b.png'])
  await user.click(screen.getByRole('button', { name: 'Открыть: изображение 1 из 3' }))
  const larger = within(screen.getByRole('dialog', { name: 'Изображение паспорта' })).getByRole('img')
  expect(larger.getAttribute('src')).toBe('blob:a')
  await user.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
