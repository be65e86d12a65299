/** Parts of the profile's form outside the tours: the parts beside its fields, and the focus. */
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { User } from '../../../src/api/types.ts'
import type { Mode } from '../../../src/domain/people/roles.ts'
import { refusals } from '../../../src/domain/texts/refusals.ts'
import { profileFormMachine } from '../../../src/machines/profile/profile-form/machine.ts'
import type { Account } from '../../../src/machines/profile/profile-form/types.ts'
import { ProfileFormView } from '../../../src/views/profile/profile-form/view.tsx'
import { CITIES, CLOSED, company, newer, OTHER_INN, user } from '../../../model/profile/profile-form.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { holdActors } from '../kit/held.ts'
import { jsdomUi, settle } from '../kit/jsdom-ui.ts'
import { ports } from '../kit/ports.ts'

/** A user whose profile lacks every optional value. */
const newcomer: User = {
  ...user,
  patronymic: null,
  birthday: null,
  email: null,
  city: null,
  inn: null,
  taxStatus: null,
  approved: false,
  innApproved: false,
  passport: { departmentCode: null, issuedBy: null, issuedFrom: null, passportSeries: null, passportImages: [] },
  lacks: ['patronymic', 'birthday', 'inn', 'passport', 'passportImages'],
}

const ok = (payload: unknown) => ({ output: { kind: 'ok', message: null, payload } })
const refused = (code: number, message: string | null, fields: Record<string, string> | null = null) => ({
  output: { kind: 'refused', code, status: 400, message, fields },
})

const open = async (account: Account, mode: Mode = 'seller') => {
  const held = holdActors(profileFormMachine)
  const input = { kind: account.kind, now: stamp.now, draft: null }
  const actor = createActor(profileFormMachine.provide({ actors: held.actors }), { input }).start()
  render(<ProfileFormView actor={actor} mode={mode} files={ports.files} />)
  const answer = async (call: string, how: Parameters<typeof held.settle>[1]) => {
    await act(async () => held.settle(call, how))
    await settle()
  }
  await answer('loadProfile', ok(account))
  return { actor, answer }
}
const openPerson = (of: User) => open({ kind: 'person', user: of })

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const descriptionOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Сохранить' })
const left = () => descriptionOf(saveButton())
const lacks = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const agree = () => jsdomUi.click('checkbox', /Согласен на/)
const save = async () => {
  await agree()
  await jsdomUi.click('button', 'Сохранить')
}

afterEach(() => vi.restoreAllMocks())

/** Elements scrolled into view since: the button is at the end of a long form. */
const watchSight = () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  return () => shown.mock.contexts.map((element) => (element as Element).textContent)
}

test('PR35 PR36 PR37 VL12 the fields have their own words for the browser, and the passport none', async () => {
  await openPerson(user)
  const tokens = {
    Фамилия: 'family-name',
    Имя: 'given-name',
    Отчество: 'additional-name',
    Телефон: 'tel',
    'Электронная почта': 'email',
    Город: 'address-level2',
    'Дата рождения': 'bday',
    ИНН: 'off',
    'Серия и номер паспорта': 'off',
    'Кем выдан': 'off',
    'Дата выдачи': 'off',
    'Код подразделения': 'off',
  }
  for (const [label, token] of Object.entries(tokens)) expect(field(label).autocomplete, label).toBe(token)
  expect(field('Телефон').value).toBe('+7 (900) 000-00-01')
})

test('VL15 VL33 an e-mail with a Russian domain stays as it is typed: the field is one of text, with the keyboard of an e-mail', async () => {
  const { actor } = await openPerson(newcomer)
  const email = field('Электронная почта')
  expect([email.type, email.inputMode]).toEqual(['text', 'email'])
  await jsdomUi.fill('Электронная почта', 'ivan@почта.рф')
  expect([email.value, actor.getSnapshot().context.form.values.email]).toEqual(['ivan@почта.рф', 'ivan@почта.рф'])
})

test('D15 the phone is shown and cannot be changed, and says why', async () => {
  await openPerson(user)
  expect(field('Телефон').readOnly).toBe(true)
  expect(descriptionOf(field('Телефон'))).toContain('Телефон — это логин, его здесь не изменить')
})

test('A45 «Нет отчества» empties the patronymic and puts it out of use, and back', async () => {
  await openPerson(user)
  await jsdomUi.click('checkbox', 'Нет отчества')
  expect([field('Отчество').value, field('Отчество').disabled]).toEqual(['', true])
  await jsdomUi.click('checkbox', 'Нет отчества')
  expect([field('Отчество').value, field('Отчество').disabled]).toEqual(['', false])
})

test('VL35 VL40 beside Save stands all that keeps it off, in one sentence, and nothing once it is on', async () => {
  await openPerson(user)
  expect([saveButton().disabled, left()]).toEqual([true, 'Чтобы сохранить, подтвердите согласие'])
  await jsdomUi.fill('Имя', '')
  expect(left()).toBe('Чтобы сохранить, проверьте поле «Имя» и подтвердите согласие')
  await jsdomUi.fill('ИНН', '1')
  await jsdomUi.fill('Код подразделения', '770')
  expect(left()).toBe('Чтобы сохранить, проверьте поля «Имя», «ИНН» и «Код подразделения» и подтвердите согласие')
  await jsdomUi.fill('Имя', 'Анна')
  await jsdomUi.fill('ИНН', '')
  await jsdomUi.fill('Код подразделения', '')
  await agree()
  expect([saveButton().disabled, left()]).toEqual([false, ''])
})

test('VL40 PR39 an image on its way keeps Save off and is no mistake; one that failed is', async () => {
  const { answer } = await openPerson(newcomer)
  await agree()
  await jsdomUi.attach('Изображения паспорта', [{ name: 'разворот.png', bytes: new Uint8Array(8) }])
  expect([saveButton().disabled, left()]).toEqual([true, 'Чтобы сохранить, дождитесь загрузки изображений'])
  const loader = screen.getByRole('group', { name: 'Изображения паспорта' })
  expect(loader.closest('div:has(> [aria-live])')?.querySelector('[aria-live]')?.textContent).toBe('')
  await answer('uploadFile', refused(refusals.refused.code, 'Не удалось сохранить файл'))
  expect(left()).toBe('Чтобы сохранить, проверьте изображения паспорта')
  await jsdomUi.seesText(/Не все изображения загружены/)
})

test('A44 C02 what withdrawal lacks is listed on top and shrinks as it is filled in', async () => {
  await openPerson(newcomer)
  expect(lacks()).toEqual([
    'Укажите отчество или отметьте «Нет отчества»',
    'Укажите дату рождения',
    'Укажите ИНН',
    'Заполните паспортные данные',
    'Приложите изображение паспорта',
  ])
  await jsdomUi.click('checkbox', 'Нет отчества')
  await jsdomUi.fill('Дата рождения', '14.03.1991')
  await jsdomUi.fill('ИНН', '500100732259')
  expect(lacks()).toEqual(['ИНН на проверке', 'Заполните паспортные данные', 'Приложите изображение паспорта'])
})

test('A44 nothing is listed when nothing lacks, and a company withdraws nothing', async () => {
  await openPerson(user)
  expect(screen.queryByText('Для вывода баллов не хватает')).toBeNull()
  await open({ kind: 'company', legal: company })
  expect(screen.queryByText('Для вывода баллов не хватает')).toBeNull()
})

test('RL11 A72: a buyer, who withdraws nothing, is not told what withdrawal lacks', async () => {
  await open({ kind: 'person', user: newcomer }, 'customer')
  expect(screen.getByRole('heading', { name: 'Паспорт' })).toBeTruthy()
  expect(screen.queryByText('Для вывода баллов не хватает')).toBeNull()
})

test('PR14 PR16 the INN carries its verdict as long as it stays the same', async () => {
  await openPerson(user)
  expect(screen.getByText('ИНН подтвержден')).toBeTruthy()
  await jsdomUi.fill('ИНН', '7707083893')
  expect(screen.queryByText('ИНН подтвержден')).toBeNull()
  expect(descriptionOf(field('ИНН'))).toContain('Новый ИНН проверим после сохранения')
})

test('PR40 PR41 a refusal leads to its first field: a string to the surname, an object to each of its fields', async () => {
  const { answer } = await openPerson(user)
  await save()
  await answer('saveProfile', refused(refusals.refused.code, 'Сохранить не получилось'))
  expect(document.activeElement).toBe(field('Фамилия'))
  expect(descriptionOf(field('Фамилия'))).toContain('Сохранить не получилось')
  await jsdomUi.fill('Фамилия', 'Соколова')
  await jsdomUi.click('button', 'Сохранить')
  await answer('saveProfile', refused(refusals.refused.code, null, { issuedBy: 'Такого нет', email: 'Адрес занят' }))
  expect(document.activeElement).toBe(field('Электронная почта'))
  expect(descriptionOf(field('Кем выдан'))).toContain('Такого нет')
})

test('A48 a string about a company stands under the responsible person', async () => {
  const { answer } = await open({ kind: 'company', legal: company })
  await save()
  await answer('saveProfile', refused(refusals.refused.code, 'Сохранить не получилось'))
  expect(document.activeElement).toBe(field('Ответственное лицо'))
})

test('D14 what another tab has saved stands under the fields that both have changed', async () => {
  const { answer } = await openPerson(user)
  await jsdomUi.fill('Фамилия', 'Петрова')
  await jsdomUi.fill('Кем выдан', 'ОВД района Строгино')
  await save()
  await answer('saveProfile', refused(refusals.profileChanged.code, refusals.profileChanged.text))
  await answer('refreshProfile', ok({ kind: 'person', user: newer }))
  expect(field('Фамилия').value).toBe('Петрова')
  expect(descriptionOf(field('Фамилия'))).toContain('Сохранено: Смирнова')
  expect(descriptionOf(field('Кем выдан'))).not.toContain('Сохранено')
  expect(field('Город').value).toBe('Тверь')
  await jsdomUi.seesText('Ваши изменения на месте: проверьте и сохраните')
  await jsdomUi.click('button', 'Взять сохранённое')
  expect([field('Фамилия').value, screen.queryByText(/Сохранено:/)]).toEqual(['Смирнова', null])
})

test('PR42 an arrow opens the list of cities, and again after Escape has closed it', async () => {
  const { answer } = await openPerson(user)
  for (const _ of ['first', 'again']) {
    await jsdomUi.press('Город', 'ArrowDown')
    await answer('suggestCities', { output: CITIES })
    expect(screen.getAllByRole('option').length).toBe(CITIES.length)
    await jsdomUi.press('Город', 'Escape')
    expect([screen.queryByRole('listbox'), field('Город').value]).toEqual([null, 'Москва'])
  }
})

test('C04 D14 what answers a save comes into sight: the question about silence, and the notice of another tab', async () => {
  const { answer } = await openPerson(user)
  const shown = watchSight()
  await save()
  await answer('saveProfile', { output: { kind: 'unknown' } })
  expect(shown()).toEqual([expect.stringContaining('Не удалось узнать результат')])
  await jsdomUi.click('button', 'Вернуться к форме')
  await answer('renewProfile', ok({ kind: 'person', user }))
  await jsdomUi.click('button', 'Сохранить')
  await answer('saveProfile', refused(refusals.profileChanged.code, refusals.profileChanged.text))
  await answer('refreshProfile', ok({ kind: 'person', user: newer }))
  expect(shown()).toEqual([expect.anything(), expect.stringContaining('Ваши изменения на месте')])
})

test('D270 what the register says stands under the INN; a press takes the name and keeps the place of the focus', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { answer } = await open({ kind: 'company', legal: company }, 'seller')
    await jsdomUi.fill('ИНН организации', OTHER_INN)
    await act(async () => void (await vi.advanceTimersByTimeAsync(400)))
    await answer('suggestCompany', ok(CLOSED))
    expect(screen.getByText('ООО «Умелец», ликвидирована 12.03.2024')).toBeTruthy()
    expect(screen.getByText(/Если ИНН верный, сохраните его как есть/)).toBeTruthy()
    expect(field('Название организации').value).toBe('ООО Ромашка')
    screen.getByRole('button', { name: 'Взять название' }).focus()
    await jsdomUi.click('button', 'Взять название')
    expect(field('Название организации').value).toBe('ООО Умелец')
    expect(screen.queryByRole('button', { name: 'Взять название' })).toBeNull()
    expect(document.activeElement?.textContent).toMatch(/^ООО «Умелец», ликвидирована 12\.03\.2024/)
    await jsdomUi.fill('ИНН организации', '77012')
    expect(screen.queryByText(/ООО «Умелец»/)).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})
