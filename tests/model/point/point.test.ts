import { describe, expect, test } from 'vitest'
import { PROBLEM } from '../../../model/kit/faults.ts'
import { SILENCES, UNHEARD } from '../../../model/kit/command.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { found, INN, joining, pointFlow, second } from '../../../model/profile/point.ts'
import { point } from '../../../model/profile/profile-home.ts'
import { draftOf, readDraft } from '../../../src/machines/profile/point/draft.ts'
import { changeInn } from '../../../src/machines/profile/point/form.ts'
import { createForm } from '../../../src/machines/kit/form/form.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(pointFlow)

const start = pointFlow.inputs['a person without a point']
const seller = pointFlow.inputs['a seller']
const applicant = pointFlow.inputs['an applicant']
const go = (steps: readonly (string | { type: string })[], input: unknown = start) => walk(pointFlow, input, steps)

const NONE = 'loadOwn: none'
const TYPED = `form.change {"patch":{"inn":"${INN}"}}`
const SEARCH = [NONE, TYPED, 'submit']
const LIST = [...SEARCH, 'findPoints: some']
const CHOSEN = [...LIST, `choose {"id":"${found.id}"}`]
const JOIN = [...CHOSEN, 'join']
const url = (screen: string) => `url.changed {"screen":"${screen}"}`
const news = (status: string, isLocked = false) => `person.changed {"status":"${status}","isLocked":${isLocked}}`
const navigate = (to: string, how: object = {}) => ({ type: 'navigate', params: { to, ...how } })
const goBack = (to: string) => ({ type: 'goBack', params: { to } })
const REFRESH = { type: 'refreshStatus', params: undefined }

describe('point: the search', () => {
  test('RP01 RP02 RP20 API24 a valid INN leads to the points found, a step with an address; the number is remembered', () => {
    expect(go(SEARCH)).toMatchObject({ state: 'searching', context: { searched: INN }, calls: ['loadOwn', 'findPoints'] })
    expect(go(LIST)).toMatchObject({
      state: 'list.shown',
      context: { points: [found, second], next: null },
      effects: [navigate('/profile/point?sub=list', { isStep: true })],
    })
  })

  test('VL48 an INN that is wrong or missing asks the server nothing', () => {
    expect(go([NONE, 'submit'])).toMatchObject({ state: 'bind', context: { form: { errors: { inn: 'ИНН пуст' } } } })
    const short = go([NONE, 'form.change {"patch":{"inn":"770708389"}}', 'submit'])
    expect(short).toMatchObject({
      state: 'bind',
      calls: ['loadOwn'],
      context: { searched: '', form: { errors: { inn: 'ИНН может состоять только из 10 или 12 цифр' } } },
    })
  })

  test('VL49 spaces cannot be typed, and those of a pasted number are dropped', () =>
    expect(changeInn(createForm({ inn: '' }), { inn: ' 7707 083\u00A0893\n' }).values.inn).toBe(INN))

  test('RP04 RP05 without results there is a question that leads to the form of a new point, or back to the number', () => {
    const asked = [...SEARCH, 'findPoints: none']
    expect(go(asked)).toMatchObject({ state: 'addDialog', effects: [] })
    expect(go([...asked, 'create'])).toMatchObject({ state: 'bind', effects: [navigate('/create-retail')] })
    expect(go([...asked, 'close'])).toMatchObject({ state: 'bind', effects: [], context: { form: { values: { inn: INN } } } })
  })

  test.each([
    ['refused', PROBLEM],
    ['code 500', 'Произошла ошибка'],
    ['server error', 'Произошла ошибка'],
    ['offline', 'Нет соединения с интернетом'],
    ['crash', 'Произошла ошибка'],
  ])('RP06 after «%s» the browser says «%s», and so does the page; the number stays', (answer, text) =>
    expect(go([...SEARCH, `findPoints: ${answer}`])).toMatchObject({
      state: 'bind',
      context: { problem: text, form: { values: { inn: INN } } },
      effects: [{ type: 'alert', params: { text } }],
    }),
  )

  test.each(['unauthorised', 'gateway down'])('RP06 «%s» has a screen of its own: no window opens over it', (answer) =>
    expect(go([...SEARCH, `findPoints: ${answer}`])).toMatchObject({ state: 'bind', effects: [], context: { problem: null } }),
  )

  test('RP06 the next search forgets the failure of the last one', () =>
    expect(go([...SEARCH, 'findPoints: refused', 'submit']).context.problem).toBeNull())

  test('RP02 a page of many points goes on, and its failure stays with the list', () => {
    const page = [...SEARCH, 'findPoints: a page']
    expect(go([...page, 'more']).calls).toEqual(['loadOwn', 'findPoints', 'findMore'])
    const all = go([...page, 'more', 'findMore: last'])
    expect(all).toMatchObject({ state: 'list.shown', context: { next: null } })
    expect(all.context.points.map(({ id }) => id)).toEqual([found.id, second.id, 'point-3'])
    expect(() => go([...page, 'more', 'findMore: last', 'more'])).toThrow('not possible in list.shown')
    const failed = go([...page, 'more', 'findMore: refused'])
    expect(failed).toMatchObject({
      state: 'list.shown',
      context: { problem: PROBLEM, next: 'next-page' },
      effects: [expect.anything()],
    })
    expect(failed.context.points).toHaveLength(2)
    expect(go([...page, 'more', 'findMore: refused', 'back']).context.problem).toBeNull()
  })

  test('E06 a list without pages is one', () =>
    expect(go([...SEARCH, 'findPoints: a list'])).toMatchObject({
      state: 'list.shown',
      context: { points: [found], next: null },
    }))

  test('RP03 back from the list, and from a point of it, are steps back', () => {
    expect(go([...LIST, 'back'])).toMatchObject({ state: 'bind' })
    expect(go([...LIST, 'back']).effects.at(-1)).toEqual(goBack('/profile/point?sub=bind'))
    expect(go([...CHOSEN, 'back']).effects.at(-1)).toEqual(goBack('/profile/point?sub=list'))
    expect(go([...CHOSEN, 'back']).state).toBe('list.shown')
  })

  test('RP01 RP03 the browser’s Back and Forward walk the parts of the search', () => {
    const input = pointFlow.inputs['Back and Forward']
    const listed = [NONE, 'submit', 'findPoints: some', url('list')]
    const chosen = [...listed, `choose {"id":"${found.id}"}`, url('point')]
    expect(go(chosen, input).state).toBe('point')
    expect(go([...chosen, url('list')], input).state).toBe('list.shown')
    expect(go([...chosen, url('list'), url('point')], input).state).toBe('point')
    expect(go([...chosen, url('bind')], input).state).toBe('bind')
    expect(go([...chosen, url('bind'), url('list')], input).state).toBe('list.shown')
    expect(go([...listed, url('exist')], input).state).toBe('bind')
    // There is nothing to go forward to.
    expect(go([NONE, url('list')], input).state).toBe('bind')
    expect(go([...listed, url('point')], input).state).toBe('bind')
    expect(go([NONE, url('point')], input).state).toBe('bind')
  })

  test('RP02 a search at the list’s own address, after a reload, adds no second entry of it', () => {
    const end = go([NONE, 'submit', 'findPoints: some'], pointFlow.inputs['an address of a search'])
    expect(end.effects).toEqual([navigate('/profile/point?sub=list', { replace: true })])
  })

  test('A51 a list of other points offers a new one too', () =>
    expect(go([...LIST, 'create'])).toMatchObject({
      state: 'list.shown',
      effects: [expect.anything(), navigate('/create-retail')],
    }))

  test('RP07 only a point of the list can be chosen', () =>
    expect(() => go([...LIST, 'choose {"id":"point-9"}'])).toThrow('not possible in list.shown'))
})

describe('point: the application', () => {
  test('RP07 RP08 API18 joining is one command under the key of the press; its result is closed to the application', () => {
    expect(go(CHOSEN)).toMatchObject({ state: 'point', context: { chosen: found } })
    expect(go(JOIN)).toMatchObject({
      state: 'binding',
      context: { command: { point: found, key: stamp.key, isRepeat: false } },
    })
    const done = go([...JOIN, 'joinPoint: done'])
    expect(done).toMatchObject({ state: 'done', context: { command: null, status: 'SELLER_PENDING' } })
    expect(done.effects.at(-1)).toEqual(REFRESH)
    const closed = go([...JOIN, 'joinPoint: done', 'close'])
    expect(closed).toMatchObject({ state: 'loading' })
    expect(closed.effects.at(-1)).toEqual(navigate('/profile/point', { replace: true }))
    expect(go([...JOIN, 'joinPoint: done', 'close', 'loadOwn: none']).state).toBe('exist')
  })

  test.each([
    ['refused', PROBLEM],
    ['away', 'Сервис временно недоступен. Попробуйте через минуту'],
    ['offline', 'Нет соединения с интернетом'],
    ['applied', 'Дождитесь подтверждения заявки'],
  ])('RP07 RP08 after «%s» the result says «%s» and leads to the search', (answer, text) => {
    const refused = go([...JOIN, `joinPoint: ${answer}`])
    expect(refused).toMatchObject({ state: 'refused', context: { command: null, problem: text } })
    expect(refused.effects.at(-1)).toEqual(REFRESH)
    const closed = go([...JOIN, `joinPoint: ${answer}`, 'close'])
    expect(closed).toMatchObject({ state: 'bind', context: { problem: null, form: { values: { inn: INN } } } })
    expect(closed.effects.at(-1)).toEqual(navigate('/profile/point?sub=bind', { replace: true }))
  })

  test('RP08 RP09 an application made elsewhere meanwhile is shown once the refusal is closed', () => {
    const input = pointFlow.inputs['news while applying']
    const told = ['repeat', 'joinPoint: refused', news('SELLER_PENDING')]
    expect(go(told, input)).toMatchObject({ state: 'refused', context: { status: 'SELLER_PENDING' } })
    const closed = go([...told, 'close'], input)
    expect(closed).toMatchObject({ state: 'loading', context: { problem: null } })
    expect(closed.effects.at(-1)).toEqual(navigate('/profile/point', { replace: true }))
  })

  test('E03 A27 news of the person close neither the question nor the result of an application', () => {
    const input = pointFlow.inputs['news while applying']
    for (const steps of [[], ['repeat'], ['repeat', 'joinPoint: done'], ['repeat', 'joinPoint: refused']]) {
      const before = go(steps, input)
      const after = go([...steps, news('SELLER')], input)
      expect(after).toMatchObject({ state: before.state, context: { status: 'SELLER' }, calls: before.calls })
    }
  })

  test.each(SILENCES)('C04 B10 after «%s» the end is unknown, and a repeat is the same request', (silence) => {
    const unknown = [...JOIN, `joinPoint: ${silence}`]
    expect(go(unknown)).toMatchObject({ state: 'unanswered', context: { command: { point: found, key: stamp.key } } })
    expect(go([...unknown, 'repeat'])).toMatchObject({
      state: 'binding',
      context: { command: { point: found, key: stamp.key, isRepeat: true } },
    })
    for (const fault of UNHEARD) expect(go([...unknown, 'repeat', `joinPoint: ${fault}`]).state).toBe('unanswered')
    expect(go([...unknown, 'repeat', 'joinPoint: done']).state).toBe('done')
    const checked = go([...unknown, 'check'])
    expect(checked).toMatchObject({ state: 'loading', context: { command: null } })
    // The tab shows what there is: an address of the chosen point would say another thing (D61).
    expect(checked.effects.slice(-2)).toEqual([REFRESH, navigate('/profile/point', { replace: true })])
    for (const end of ['none', 'application'])
      expect(['bind', 'exist']).toContain(go([...unknown, 'check', `loadOwn: ${end}`]).state)
  })

  test('C04 a reload while applying comes back to the unknown end, with the point', () => {
    const input = pointFlow.inputs['a reload while applying']
    expect(go([], input)).toMatchObject({ state: 'unanswered', context: { command: joining, chosen: found } })
    expect(go(['repeat', 'joinPoint: done'], input)).toMatchObject({ state: 'done', context: { chosen: found } })
  })

  test('ER01 a session that is over leaves the point chosen and no command behind', () =>
    expect(go([...JOIN, 'joinPoint: unauthorised'])).toMatchObject({ state: 'point', context: { command: null, problem: null } }))
})

describe('point: what there is', () => {
  test('RP09 API22 a point is shown, and its data are a step away', () => {
    expect(go(['loadOwn: point'], seller)).toMatchObject({
      state: 'exist',
      effects: [],
      context: { own: { name: point.name, directorFullName: point.directorFullName, created: null } },
    })
    expect(go(['loadOwn: point', 'details'], seller)).toMatchObject({
      state: 'edit',
      effects: [navigate('/profile/point?sub=edit', { isStep: true })],
    })
    const back = go(['loadOwn: point', 'details', url('edit'), 'back'], seller)
    expect(back).toMatchObject({ state: 'exist' })
    expect(back.effects.at(-1)).toEqual(goBack('/profile/point'))
    expect(go(['loadOwn: point', 'details', url('edit'), url('exist')], seller).state).toBe('exist')
    expect(go(['loadOwn: point', 'details', url('exist'), url('edit')], seller).state).toBe('edit')
  })

  test('RP10 A21 the address of the data opens them, where there are any', () => {
    const input = pointFlow.inputs['the address of the details']
    expect(go(['loadOwn: point'], input).state).toBe('edit')
    expect(go(['loadOwn: none'], input).state).toBe('bind')
    expect(go(['loadOwn: point', url('exist')], input).state).toBe('exist')
  })

  test('RP09 API23 RL08 an application is shown, with the day it was made', () => {
    expect(go(['loadOwn: application'], applicant)).toMatchObject({
      state: 'exist',
      context: { own: { name: found.name, created: '2026-11-20T09:00:00.000Z', directorPhone: null } },
    })
    expect(go(['loadOwn: application', 'details'], applicant).state).toBe('edit')
  })

  test('RP09 E03 an application that is gone has been decided: the status is asked for, and nothing else is offered until then', () => {
    expect(go([NONE], applicant)).toMatchObject({ state: 'exist', context: { own: null }, effects: [REFRESH] })
    expect(() => go([NONE, 'details'], applicant)).toThrow('not possible in exist')
    expect(go(['loadOwn: application'], applicant).effects).toEqual([])
    expect(go([NONE])).toMatchObject({ state: 'bind', effects: [] })
  })

  test('ER08 what could not be loaded is loaded again', () => {
    expect(go(['loadOwn: refused'])).toMatchObject({ state: 'failed', context: { problem: PROBLEM } })
    expect(go(['loadOwn: refused', 'retry', 'loadOwn: point'], seller).state).toBe('exist')
  })

  test('E03 another status loads the tab again, the same one does not', () => {
    expect(go(['loadOwn: application', news('SELLER')], applicant)).toMatchObject({
      state: 'loading',
      context: { status: 'SELLER' },
    })
    expect(() => go(['loadOwn: application', news('SELLER_PENDING')], applicant)).toThrow('not possible in exist')
  })

  test('RL07 a locked person sees the point and finds no other', () => {
    const input = pointFlow.inputs['a locked person']
    expect(go([NONE], input).state).toBe('locked')
    expect(go(['loadOwn: point'], input).state).toBe('exist')
    expect(go([NONE, news('BUYER')], input).state).toBe('loading')
    expect(() => go([NONE, news('BUYER', true)], input)).toThrow('not possible in locked')
  })

  test('RP11 RP12 whoever has left is at the search; what nobody knows is loaded', () => {
    const left = go(['loadOwn: point', 'left'], seller)
    expect(left).toMatchObject({
      state: 'bind',
      context: { own: null, status: 'BUYER' },
      effects: [navigate('/profile/point?sub=bind', { replace: true })],
    })
    expect(go(['loadOwn: point', 'reload'], seller).state).toBe('loading')
  })
})

describe('point: the draft', () => {
  test('RP20 B08 the number last searched for survives a reload, and so does a command', () => {
    const { context } = go([...SEARCH, 'findPoints: none', 'close', 'form.change {"patch":{"inn":"770708389"}}'])
    expect(draftOf({ context })).toEqual({ searched: INN, command: null })
    expect(draftOf(go(JOIN))).toEqual({ searched: INN, command: { point: found, key: stamp.key, isRepeat: false } })
    expect(draftOf(go([NONE, TYPED]))).toBeNull()
    expect(readDraft({ searched: INN, command: joining })).toEqual({ searched: INN, command: joining })
  })

  test('D140 C04 the INN of an entrepreneur is in no draft; an application is repeated by the point’s id', () => {
    const inn = '500100732259'
    expect(draftOf({ context: { ...go(JOIN).context, searched: inn, command: null } })).toBeNull()
    const command = { ...joining, point: { ...found, inn } }
    const draft = draftOf({ context: { ...go(JOIN).context, searched: inn, command } })
    expect(draft).toEqual({ searched: '', command: { ...joining, point: { ...found, inn: '' } } })
    expect(readDraft(draft)).toEqual(draft)
  })

  test.each([null, 7, [], {}, { searched: 7 }])('B08 junk %j is no draft', (stored) => expect(readDraft(stored)).toBeNull())
  test.each([{}, { ...joining, point: null }, { ...joining, point: { ...found, id: '' } }, { ...joining, point: { id: 'x' } }])(
    'B08 junk %j is no command',
    (command) => expect(readDraft({ searched: '', command })).toEqual({ searched: '', command: null }),
  )
})
