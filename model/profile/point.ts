import type { FoundPoint, PointApplication } from '../../src/api/types.ts'
import { refusals } from '../../src/domain/texts/refusals.ts'
import type { UserStatus } from '../../src/domain/people/roles.ts'
import { pointActors } from '../../src/machines/profile/point/actors.ts'
import { pointMachine } from '../../src/machines/profile/point/machine.ts'
import type { Joining, PointContext, PointDraft, PointInput, PointScreen } from '../../src/machines/profile/point/types.ts'
import { commandAnswers } from '../kit/command.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, ok, refusal, said, type ModelEvent } from '../kit/flow.ts'
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'
import { point } from './profile-home.ts'

export const INN = '7707083893'
export const found: FoundPoint = { id: point.id, name: point.name, address: point.address, inn: INN }
export const second: FoundPoint = { ...found, id: 'point-2', name: 'Инструмент Профи Юг', address: 'Тула, проспект Ленина, 40' }
const third: FoundPoint = { ...found, id: 'point-3', name: 'Инструмент Профи Север' }

/** An application to join says nothing of the director. */
export const application: PointApplication = {
  ...found,
  directorFullName: null,
  directorPhone: null,
  created: '2026-11-20T09:00:00.000Z',
}

export const joining: Joining = { point: found, key: 'key-of-the-first-sending', isRepeat: false }

const USER = 'seller-1'
const input = (status: UserStatus, more: Partial<PointInput> = {}): PointInput => ({
  userId: USER,
  status,
  isLocked: false,
  screen: 'exist',
  draft: null,
  ...more,
})
const searched = (command: Joining | null): PointDraft => ({ searched: INN, command })

const SEARCH = 'ИНН торговой точки'
const FIND = 'Найти'
const ADD = 'Добавить торговую точку'
const DETAILS = 'Данные торговой точки'

/** A row of the list is one button; browsers part its two lines by a space. */
const rowOf = ({ name, address }: Pick<FoundPoint, 'name' | 'address'>) => new RegExp(`^${name} ?${address}$`)

const showsOwn = async (ui: Ui, { own, status }: PointContext) => {
  await ui.sees('heading', 'Торговая точка')
  if (status.endsWith('_PENDING')) {
    await ui.seesText('Ожидает подтверждения')
    await ui.sees('button', 'Отменить заявку')
  } else await ui.sees('button', 'Выйти из точки')
  if (own === null) return ui.seesNoText(DETAILS)
  await ui.sees('heading', own.name || '-')
  await ui.sees('button', DETAILS)
}

const showsBind = async (ui: Ui, { form, problem }: PointContext) => {
  if ((await ui.valueOf(SEARCH)) !== form.values.inn) throw new Error('the field shows another number')
  for (const message of Object.values(form.errors)) await ui.seesText(message)
  if (problem === null) await ui.seesNoText('Не удалось найти точку')
  else await ui.seesText(problem)
}

const showsPoints = async (ui: Ui, { points }: PointContext) => {
  await ui.sees('heading', 'Найденные точки')
  for (const { name, address } of points) await ui.sees('button', rowOf({ name, address }))
  await ui.sees('button', ADD)
}

const showsList = async (ui: Ui, context: PointContext) => {
  const { next, problem } = context
  await showsPoints(ui, context)
  if (next === null) await ui.seesNoText('Показать еще')
  else if (problem !== null) await ui.seesText(problem)
}

const showsChosen = async (ui: Ui, { chosen }: PointContext) => {
  await ui.sees('heading', 'Присоединиться к точке')
  await ui.sees('heading', chosen?.name ?? '')
}

const LOADS = /^loadOwn: /
const NEWS = /^person\.changed/
const WALKS = /^url\.changed/
/** The session's news, the browser's Back and a search are explored apart: together they would be too many. */
const isOfSearch = ({ label }: ModelEvent): boolean =>
  !NEWS.test(label) && !WALKS.test(label) && !/^(left|reload|details)/.test(label) && !/^loadOwn: (?!none$)/.test(label)
const few =
  (...labels: readonly RegExp[]) =>
  ({ label }: ModelEvent): boolean =>
    labels.some((one) => one.test(label))

const screens: PointScreen[] = ['exist', 'bind', 'list', 'point', 'edit']

export const pointFlow = await defineFlow({
  name: 'point',
  machine: pointMachine,
  inputs: {
    'a person without a point': { text: 'Точки нет', input: input('BUYER'), only: isOfSearch },
    'a seller': {
      text: 'Есть точка',
      input: input('SELLER'),
      only: few(LOADS, /^retry/, /^details/, /^back/, /^url\.changed/, /^left/, /^reload/),
    },
    'an applicant': {
      text: 'Заявка ждёт ответа',
      input: input('SELLER_PENDING'),
      only: few(LOADS, /^retry/, /^details/, /^back/, NEWS, /^left/),
    },
    'an applicant with a new point': {
      text: 'Заявка на новую точку ждёт ответа',
      input: input('ART_PENDING'),
      only: few(/^loadOwn: (application|none)/),
    },
    'the address of the details': {
      text: 'Адрес ведёт к данным точки',
      input: input('SELLER', { screen: 'edit' }),
      only: few(/^loadOwn: (point|none)/, /^back/, /^url\.changed \{"screen":"(exist|edit)"/),
    },
    'a locked person': {
      text: 'Аккаунт заблокирован',
      input: input('BUYER', { isLocked: true }),
      only: few(/^loadOwn: (point|none)/, /"isLocked":/),
    },
    'an address of a search': {
      text: 'Перезагрузка на странице найденных точек',
      input: input('BUYER', { screen: 'list', draft: searched(null) }),
      only: few(/^loadOwn: none/, /^submit/, /^findPoints: some/, /^back/, /^choose/),
    },
    'Back and Forward': {
      text: '«Назад» и «Вперёд» браузера',
      input: input('BUYER', { draft: searched(null) }),
      only: few(/^loadOwn: none/, /^submit/, /^findPoints: some/, /^choose \{"id":"0d/, /^url\.changed/, /^back/),
    },
    'news while applying': {
      text: 'Новости о статусе, пока заявка идёт',
      input: input('BUYER', { draft: searched(joining) }),
      only: few(/^loadOwn: (application|none)/, /^repeat/, /^joinPoint: (done|refused|lost)/, /^close/, /^check/, NEWS),
    },
    'a reload while applying': {
      text: 'Перезагрузка, пока заявка шла',
      input: input('BUYER', { draft: searched(joining) }),
      only: few(/^loadOwn: (application|none)/, /^repeat/, /^check/, /^joinPoint/, /^close/),
    },
  },
  look: ({ status, isLocked }) => `${status} ${isLocked}`,
  key: ({ status, isLocked, screen, form, searched: last, points, next, chosen, own, problem, command }) => [
    status,
    isLocked,
    screen,
    form.values,
    Object.keys(form.errors),
    last,
    points.length,
    next,
    chosen?.id,
    own?.name,
    problem !== null,
    command?.isRepeat,
  ],
  events: [
    { type: 'form.change', patch: { inn: INN } },
    { type: 'form.change', patch: { inn: '770708389' } },
    { type: 'form.change', patch: { inn: '' } },
    { type: 'form.blur', field: 'inn' },
    { type: 'submit' },
    { type: 'more' },
    { type: 'choose', id: found.id },
    // Not on the list, so nobody can choose it.
    { type: 'choose', id: 'point-9' },
    { type: 'join', key: stamp.key },
    { type: 'create' },
    { type: 'back' },
    { type: 'details' },
    { type: 'close' },
    { type: 'retry' },
    { type: 'repeat' },
    { type: 'check' },
    ...screens.map((screen) => ({ type: 'url.changed' as const, screen })),
    { type: 'person.changed', status: 'SELLER', isLocked: false },
    { type: 'person.changed', status: 'SELLER_PENDING', isLocked: false },
    { type: 'person.changed', status: 'BUYER', isLocked: false },
    { type: 'person.changed', status: 'BUYER', isLocked: true },
    { type: 'left' },
    { type: 'reload' },
  ],
  calls: {
    loadOwn: call(
      pointActors,
      'loadOwn',
      {
        point: said('точка есть', ok(point)),
        application: { ...said('заявка есть', ok(application)), input: { isPending: true } },
        none: said('ничего нет', ok(null)),
        ...faults,
      },
      { isPending: false },
    ),
    findPoints: call(
      pointActors,
      'findPoints',
      {
        some: said('точки нашлись', ok({ points: [found, second], next: null })),
        'a page': said('нашлась первая страница', ok({ points: [found, second], next: 'next-page' })),
        'a list': said('список без страниц', ok([found])),
        none: said('точек нет', ok({ points: [], next: null })),
        ...faults,
      },
      { inn: INN, from: null },
    ),
    findMore: call(
      pointActors,
      'findPoints',
      { last: said('последняя страница', ok({ points: [third], next: null })), ...faults },
      { inn: INN, from: 'next-page' },
    ),
    joinPoint: call(
      pointActors,
      'joinPoint',
      {
        done: said('заявка подана', ok(null)),
        applied: said('другая заявка уже есть', refusal(403, refusals.pendingApplication.code, refusals.pendingApplication.text)),
        ...commandAnswers,
      },
      { pointId: found.id, userId: USER, key: stamp.key },
    ),
  },
  act: {
    'form.change': (ui, { patch }) => ui.fill(SEARCH, patch.inn ?? ''),
    'form.blur': (ui) => ui.leave(SEARCH),
    submit: (ui) => ui.click('button', FIND),
    more: (ui) => ui.click('button', 'Показать еще'),
    choose: (ui) => ui.click('button', rowOf(found)),
    join: (ui) => ui.click('button', 'Присоединиться'),
    create: (ui) => ui.click('button', ADD),
    back: (ui) => ui.click('button', 'Назад'),
    details: (ui) => ui.click('button', DETAILS),
    close: (ui) => ui.click('button', /^(Понятно|Отмена)$/),
    retry: (ui) => ui.click('button', 'Повторить'),
    repeat: (ui) => ui.click('button', 'Повторить'),
    check: (ui) => ui.click('button', 'Проверить'),
    'url.changed': { by: 'app', why: 'the browser has walked its history' },
    'person.changed': { by: 'app', why: 'the session knows what others have decided' },
    left: { by: 'app', why: 'the flow of leaving is over' },
    reload: { by: 'app', why: 'the flow of leaving does not know its end' },
  },
  states: {
    loading: (ui) => ui.seesText('Загрузка…'),
    failed: async (ui, { problem }) => {
      await ui.seesText(problem ?? '')
      await ui.sees('button', 'Повторить')
    },
    locked: (ui) => ui.seesText('Ваш аккаунт заблокирован'),
    bind: showsBind,
    searching: (ui) => ui.sees('button', FIND),
    addDialog: (ui) => ui.sees('alertdialog', 'Поиск не дал результатов'),
    'list.shown': showsList,
    'list.asking': showsPoints,
    point: showsChosen,
    binding: showsChosen,
    done: (ui) => ui.sees('dialog', 'Заявка отправлена'),
    refused: async (ui, { problem }) => {
      await ui.sees('dialog', 'Заявка не отправлена')
      await ui.seesText(problem ?? '')
    },
    unanswered: async (ui) => {
      await ui.sees('heading', 'Не удалось узнать результат')
      await ui.seesText(/«Инструмент Профи»/)
    },
    exist: showsOwn,
    edit: async (ui, { own }) => {
      await ui.sees('heading', DETAILS)
      if ((await ui.valueOf('Название')) !== (own?.name || '-')) throw new Error('the form shows another name')
      if ((await ui.valueOf('Адрес')) !== (own?.address || '-')) throw new Error('the form shows another address')
    },
  },
})
