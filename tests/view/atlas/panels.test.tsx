import { render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { EdgePanel } from '../../../src/atlas/page/panels/edge-panel.tsx'
import { FlowPanel } from '../../../src/atlas/page/panels/flow-panel.tsx'
import { FlowTables } from '../../../src/atlas/page/panels/flow-tables.tsx'
import { edgeHref, stateHref } from '../../../src/atlas/page/base/place.ts'
import { StatePanel } from '../../../src/atlas/page/panels/state-panel.tsx'
import { nameOfCase } from '../../../src/atlas/page/data/cases.ts'
import { variantsOf } from '../../../src/atlas/page/data/variants.ts'
import { shownBy } from '../../../src/atlas/chart/walks.ts'
import { flowData, requirements } from './flow-data.ts'

const login = flowData('login')
const nothing = () => {}
const common = { data: login, requirements, coverage: null, onClose: nothing }

const part = (name: string | RegExp) => within(screen.getByRole('region', { name }))
const fact = (name: string): string => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? ''

const showState = (id: string, variant: string | null = null) =>
  render(<StatePanel {...common} state={login.state(id)!} variant={variant} played={null} live={null} onLive={nothing} />)
const showEdge = (id: string, data = login, event: string | null = null) =>
  render(<EdgePanel {...common} data={data} edge={data.edge(id)!} event={event} />)

describe('a state', () => {
  test('is shown at three widths in frames that are named by it', () => {
    showState('editing')
    expect(screen.getAllByTitle(/Ввод телефона и пароля/).map(({ title }) => title.split(':')[0])).toEqual([
      'Телефон, 360',
      'Планшет, 768',
      'Компьютер, 1280',
    ])
  })

  test('has its requirements with their text and its place in the code', () => {
    showState('again')
    const rows = part('Требования').getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual(['AU12', 'AU13'].map((id) => `${id} ${requirements.get(id)!.text}`))
    expect(fact('В коде')).toBe('src/machines/account/login/machine.ts · again')
  })

  test('D257 leads operators to the recordings that ended in it', () => {
    showState('again')
    const link = screen.getByRole('link', { name: 'Записи, которые здесь кончились' })
    expect(link.getAttribute('href')).toBe('/support?machine=login&state=again')
  })

  test('says what may happen next, and each of it leads to its transition', () => {
    showState('editing')
    const next = part('Что может произойти дальше')
    expect(next.getAllByRole('listitem').map((line) => line.textContent)).toContain(
      'Нажимает «Войти» если телефон полный (11 цифр), пароль не пуст → Проверка телефона и пароля',
    )
    expect(next.getAllByRole('link', { name: 'Нажимает «Войти»' })[0]).toHaveProperty(
      'hash',
      edgeHref('login', 'editing submit 0'),
    )
  })

  test('a chosen case says the way there and what the screen says', () => {
    const wrong = variantsOf(login.walks, 'editing').find(({ name }) => name.endsWith('неверный пароль'))!
    showState('editing', nameOfCase(login.walks, wrong.config))
    expect(part('Как сюда попадают').getAllByRole('listitem').at(-1)!.textContent).toBe(
      'Проверить телефон и пароль: неверный пароль',
    )
    expect(fact('Сообщения')).toBe('«Неверный телефон или пароль»')
    expect(
      part(/Другие случаи/)
        .getByText('Проверить телефон и пароль: неверный пароль')
        .closest('a'),
    ).toHaveProperty('ariaCurrent', 'true')
  })

  test('a wait names its request by method and address', () => {
    showState('submitting')
    expect(fact('Запросы')).toBe('Проверить телефон и пароль: POST /api/login')
  })

  test('a fork has no screen and says why', () => {
    showState('routingAnswer')
    expect(screen.getByText(/У развилки нет экрана/)).toBeInstanceOf(HTMLElement)
    expect(screen.queryByTitle(/Телефон/)).toBeNull()
  })

  test('entering has effects with the parameters that they really get', () => {
    showState('signedIn')
    expect(fact('При входе')).toContain('перейти: /')
    expect(fact('При входе')).toContain('сохранить токен: token = token-of-at-least-22-characters, remember = true')
  })
})

describe('a transition', () => {
  test('says its ends, its condition and what else was asked before', () => {
    showEdge('routingAnswer always 1')
    expect(fact('Условие')).toBe('пароль неверный или попыток слишком много (и не: пароль верный)')
    expect(screen.getByRole('link', { name: 'Разбор ответа на вход' })).toHaveProperty(
      'hash',
      stateHref('login', 'routingAnswer'),
    )
    expect(screen.getByRole('link', { name: 'Подсчёт неудачных попыток' })).toBeInstanceOf(HTMLElement)
  })

  test('the last branch names everything that must not be', () => {
    showEdge('routingAnswer always 2')
    expect(fact('Условие')).toBe('во всех остальных случаях, кроме: пароль верный; пароль неверный или попыток слишком много')
  })

  test('says which answers lead this way, what people read and what the portal does', () => {
    showEdge('routingFailure always 0')
    expect(fact('Когда бывает')).toContain('Проверить телефон и пароль: неверный пароль')
    expect(fact('Человек читает')).toContain('«Неверный телефон или пароль»')
    expect(fact('Портал')).toContain('перейти: /auth/again')
  })

  test('of an answer has its request and its requirements', () => {
    showEdge('submitting done signIn 0')
    expect(fact('Запрос')).toBe('Проверить телефон и парольPOST /api/login')
    expect(part('Требования').getByRole('link', { name: 'AU10' })).toBeInstanceOf(HTMLElement)
  })

  test('shows the screens before and after, and offers every case', () => {
    showEdge('submitting done signIn 0')
    expect(screen.getByTitle(/До: Проверка телефона и пароля/)).toBeInstanceOf(HTMLElement)
    const cases = within(screen.getByLabelText('Случай')).getAllByRole('option')
    expect(cases.map(({ textContent }) => textContent)).toEqual(
      [
        'пароль верный',
        'неверный пароль',
        '401 без объяснения',
        'ответ потерялся',
        '500, ошибка сервера',
        'слишком много попыток, и сказано, сколько ждать',
      ].map((answer) => `Проверить телефон и пароль: ${answer}`),
    )
  })
})

test('every refusal of a command is shown with its own words', () => {
  const addTool = flowData('add-tool')
  const { walks, sayings } = addTool
  const refused = walks.steps.find((step) => walks.events[step.event]?.label.endsWith(': locked'))!
  const { label } = walks.events[refused.event]!
  showEdge(refused.edges[0]!, addTool, label)
  const chosen = within(screen.getByLabelText('Случай')).getByRole<HTMLOptionElement>('option', { selected: true })
  expect(chosen.textContent).toContain('учётная запись заблокирована (код 110)')
  expect(sayings.by(refused)).toEqual(['Ваш аккаунт заблокирован. Обратитесь к администратору'])
  expect(sayings.at(shownBy(refused))).toContain('Ваш аккаунт заблокирован. Обратитесь к администратору')
})

test('a flow says its usual way and how it may end', () => {
  render(<FlowPanel data={login} />)
  expect(
    part('Обычный путь')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Выбор экрана по адресу',
    'Ввод телефона и пароля',
    'Проверка телефона и пароля',
    'Разбор ответа на вход',
    'Вход выполнен',
  ])
  expect(
    part('Чем может кончиться')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Пароль введён неверно пять разнеудачный исход',
    'Вход закрыт, время открытия известнонеудачный исход',
    'Вход открыт, или время неизвестнонеудачный исход',
    'Вход выполненудачный исход',
  ])
})

test('tables hold every state, every transition and every message of a flow', () => {
  render(<FlowTables data={login} />)
  const rows = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').length - 1
  expect(rows('Состояния')).toBe(login.chart.states.length - 1)
  expect(rows('Переходы')).toBe(login.chart.edges.length)
  expect(within(screen.getByRole('table', { name: 'Сообщения' })).getByText('«Введите номер телефона»')).toBeInstanceOf(
    HTMLElement,
  )
})
