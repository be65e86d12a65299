import { describe, expect, test } from 'vitest'
import { SILENCES, UNHEARD } from '../../../model/kit/command.ts'
import { PROBLEM } from '../../../model/kit/faults.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { BAD_NAME, command, createPointFlow, draft, EXISTS, INN, whole } from '../../../model/profile/create-point.ts'
import type { PointForm } from '../../../src/domain/people/point.ts'
import { stagedApi } from '../../../model/kit/staged-api.ts'
import { createPointActors } from '../../../src/machines/profile/create-point/actors.ts'
import { draftOf, readDraft } from '../../../src/machines/profile/create-point/draft.ts'
import { checkPoint } from '../../../src/machines/profile/create-point/form.ts'
import { createInput } from '../../../src/machines/profile/create-point/setup.ts'
import { createActor, toPromise } from 'xstate'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(createPointFlow)

const start = createPointFlow.inputs['a search without results']
const ready = createPointFlow.inputs['a draft']
const go = (steps: readonly (string | { type: string })[], input: unknown = start) => walk(createPointFlow, input, steps)
const type = (patch: Partial<PointForm>) => ({ type: 'form.change', patch })
const navigate = (to: string) => ({ type: 'navigate', params: { to, replace: true } })
const REFRESH = { type: 'refreshStatus', params: undefined }
const OFFERED = [type({ address: 'Каз' }), 'after ADDRESS_PAUSE in form.waiting', 'suggestAddresses: some']
const PICKED = [...OFFERED, 'address.choose {"address":"Казань"}']

describe('create-point: the form', () => {
  test('RP20 VL42 the form begins with the number last searched for; every empty field says «Заполните поле»', () => {
    const { state, context, calls } = go(['submit'])
    expect(context.form.values).toEqual({ inn: INN, name: '', address: '', directorFullName: '', directorPhone: '' })
    expect({ state, calls }).toEqual({ state: 'form.idle', calls: [] })
    const fill = 'Заполните поле'
    expect(context.form.errors).toEqual({ name: fill, address: fill, directorFullName: fill, directorPhone: fill })
  })

  test.each([
    ['VL43', { inn: '7728168972' }, 'Некорректный ИНН'],
    ['VL43 VL42', { inn: '' }, 'Заполните поле'],
    ['VL44', { name: 'Makita' }, 'Только русские буквы, пробелы, запятые, точки и дефисы'],
    ['VL45', { address: 'Казань <5>' }, 'Русские буквы, цифры, пробелы и знаки . , - / № ( ) ", от 5 до 200 знаков'],
    ['VL46', { directorFullName: 'Smith' }, 'Только русские буквы, пробелы, запятые, точки и дефисы'],
    ['VL47', { directorPhone: '+7 (900) 000' }, 'Введите номер телефона'],
  ] as const)('%s %j: «%s»', (_, patch, message) => {
    expect(checkPoint({ ...whole, ...patch })).toEqual({ [Object.keys(patch)[0] ?? '']: message })
    expect(go([type(patch), 'submit'], ready)).toMatchObject({ state: 'form.idle', calls: [] })
  })

  test('VL44 A46 quotation marks are dropped during typing', () =>
    expect(go([type({ name: '«Умелые руки»' })]).context.form.values.name).toBe('Умелые руки'))

  test('back leads where the screen says; the form stays a draft', () => {
    expect(go(['back'], ready).effects).toEqual([navigate(ready?.back ?? '')])
    expect(draftOf(snapshotOf(['back'], ready))).toMatchObject({ values: whole })
  })

  test('RL07 RL08 whoever waits for an answer already, or is locked, applies for nothing', () => {
    const input = createPointFlow.inputs['an applicant']
    expect(go([], input).state).toBe('closed')
    expect(() => go(['submit'], input)).toThrow('not possible in closed')
  })
})

describe('create-point: the address', () => {
  test('RP19 API62 suggestions are asked for when the typing pauses, and never block it', () => {
    expect(go(OFFERED.slice(0, 1))).toMatchObject({ state: 'form.waiting', calls: [] })
    expect(go(OFFERED.slice(0, 2))).toMatchObject({ state: 'form.asking', calls: ['suggestAddresses'] })
    expect(go(OFFERED)).toMatchObject({ state: 'form.offered', context: { addresses: [expect.anything(), expect.anything()] } })
    expect(go([...OFFERED, 'address.close']).state).toBe('form.idle')
    for (const answer of ['none', 'refused', 'lost', 'server error', 'crash'])
      expect(go([...OFFERED.slice(0, 2), `suggestAddresses: ${answer}`]).state).toBe('form.idle')
    expect(go([type({ address: '' })], ready).state).toBe('form.idle')
    expect(go([type({ name: 'Умелые' })], ready).state).toBe('form.idle')
    expect(go([type({ address: 'А'.repeat(201) })]).state).toBe('form.idle')
    expect(go([...OFFERED.slice(0, 1), 'form.blur {"field":"address"}']).state).toBe('form.idle')
    expect(go([...OFFERED.slice(0, 1), 'form.blur {"field":"name"}']).state).toBe('form.waiting')
    expect(go([...OFFERED.slice(0, 1), type({ name: 'Умелые' })]).state).toBe('form.waiting')
    expect(go([type({ address: 'Каз' }), 'form.blur {"field":"address"}', 'address.open']).state).toBe('form.asking')
    expect(() => go(['address.open'])).toThrow('not possible in form.idle')
    expect(() => go([...OFFERED, 'address.choose {"address":"Тверь"}'])).toThrow('not possible in form.offered')
  })

  test('RP19 A52 the coordinates are those of the chosen suggestion, as long as it stands as it was', () => {
    expect(go(PICKED)).toMatchObject({ state: 'form.idle', context: { form: { values: { address: 'Казань' } } } })
    const coordinates = (address: Partial<PointForm>) =>
      createInput(go([...PICKED, type({ ...whole, address: 'Казань', ...address }), 'submit']).context).coordinates
    expect(coordinates({})).toBe('55.796100,49.106400')
    expect(coordinates({ address: 'Казань, ул. Баумана, 5' })).toBe('')
    expect(createInput(go(['submit'], ready).context).coordinates).toBe('')
  })
})

describe('create-point: the application', () => {
  const SENT = ['submit']

  test('RP14 RP16 API19 a valid form is one command under the key of the press; success leads to the tab', () => {
    expect(go(SENT, ready)).toMatchObject({
      state: 'sending',
      calls: ['createPoint'],
      context: { command: { key: stamp.key, isRepeat: false } },
    })
    const done = go([...SENT, 'createPoint: done'], ready)
    expect(done).toMatchObject({ state: 'done', context: { command: null }, effects: [REFRESH] })
    expect(go([...SENT, 'createPoint: done', 'continue'], ready).effects.at(-1)).toEqual(navigate('/profile/point'))
    expect(draftOf(snapshotOf([...SENT, 'createPoint: done'], ready))).toBeNull()
  })

  test('RP17 RP18 VL47 API19 the body: ten percent, +03:00, digits of the phone, cleaned texts', async () => {
    const bodies: unknown[] = []
    const api = stagedApi(async (request) => {
      bodies.push(await (request as Request).json())
      return new Response(JSON.stringify({ code: 0, message: null, payload: null }))
    })
    const values = { ...whole, name: '  Умелые   руки ', address: ' Казань,  ул. Баумана, 5' }
    const logic = createPointActors(api).createPoint
    const actor = createActor(logic, {
      input: { values, coordinates: '55.796100,49.106400', userId: 'seller-1', key: 'k' },
    }).start()
    await toPromise(actor)
    expect(bodies).toEqual([
      {
        retailPoint: {
          inn: INN,
          name: 'Умелые руки',
          address: 'Казань, ул. Баумана, 5',
          directorFullName: 'Новикова Елена Ильинична',
          directorPhone: '79000000009',
          adminPercentOfBonus: 10,
          retailPointCoordinates: '55.796100,49.106400',
          timeZone: '+03:00',
        },
        user: { id: 'seller-1' },
      },
    ])
  })

  test.each([
    ['exists', EXISTS],
    ['refused', PROBLEM],
    ['away', 'Сервис временно недоступен. Попробуйте через минуту'],
    ['offline', 'Нет соединения с интернетом'],
  ])('RP14 after «%s» the result says «%s», and the form keeps what was typed', (answer, text) => {
    const refused = go([...SENT, `createPoint: ${answer}`], ready)
    expect(refused).toMatchObject({ state: 'refused', context: { problem: text, command: null }, effects: [REFRESH] })
    expect(go([...SENT, `createPoint: ${answer}`, 'back'], ready)).toMatchObject({
      state: 'form.idle',
      context: { problem: null, form: { values: whole, errors: {} } },
    })
  })

  test('RP14 messages of fields stand at the fields, and one about no field of the form is a result', () => {
    const field = go([...SENT, 'createPoint: about a field'], ready)
    expect(field).toMatchObject({
      state: 'form.idle',
      effects: [],
      context: { form: { errors: { name: BAD_NAME }, values: whole } },
    })
    const both = go([...SENT, 'createPoint: about another field'], ready)
    expect(both).toMatchObject({ state: 'refused', context: { problem: 'Такого пояса нет' } })
    expect(go([...SENT, 'createPoint: about another field', 'back'], ready).context.form.errors).toEqual({ name: BAD_NAME })
  })

  test.each(SILENCES)('C04 B10 after «%s» the end is unknown, and a repeat is the same request', (silence) => {
    const unknown = [...SENT, `createPoint: ${silence}`]
    expect(go(unknown, ready)).toMatchObject({ state: 'unanswered', effects: [], context: { command: { key: stamp.key } } })
    const again = go([...unknown, 'repeat'], ready)
    expect(again).toMatchObject({ state: 'sending', context: { command: { key: stamp.key, isRepeat: true } } })
    expect(createInput(again.context)).toEqual(createInput(go(SENT, ready).context))
    for (const fault of UNHEARD) expect(go([...unknown, 'repeat', `createPoint: ${fault}`], ready).state).toBe('unanswered')
    expect(go([...unknown, 'repeat', 'createPoint: done'], ready).state).toBe('done')
    expect(go([...unknown, 'back'], ready)).toMatchObject({ state: 'form.idle', context: { command: null }, effects: [REFRESH] })
  })

  test('ER01 a session that is over leaves the form and no command behind', () =>
    expect(go([...SENT, 'createPoint: unauthorised'], ready)).toMatchObject({
      state: 'form.idle',
      effects: [],
      context: { command: null, form: { values: whole } },
    }))

  test('C04 a reload while sending comes back to the unknown end', () =>
    expect(go([], createPointFlow.inputs['an unanswered application'])).toMatchObject({
      state: 'unanswered',
      context: { command, form: { values: whole } },
    }))

  test('D141 C04 an application without its INN is not repeated: the form comes back, and the session asks what became of it', () => {
    const input = createPointFlow.inputs['an unanswered application of an entrepreneur']
    expect(go([], input)).toMatchObject({ state: 'unanswered', context: { command, form: { values: { ...whole, inn: '' } } } })
    expect(() => go(['repeat'], input)).toThrow('not possible')
    expect(go(['back'], input)).toMatchObject({ state: 'form.idle', effects: [REFRESH], context: { command: null } })
  })
})

/** The end of a walk as a draft is made of it. */
const snapshotOf = (steps: readonly string[], input: unknown) => {
  const { state, context } = go(steps, input)
  return { context, matches: (name: string) => state.startsWith(name) } as never
}

describe('create-point: the draft', () => {
  const input = { userId: 'seller-1', back: '/profile/point', isClosed: false, inn: INN, draft: null }
  const valuesFrom = (more: object) => go([], { ...input, ...more }).context.form.values

  test('B08 RP20 a form that nobody has typed in is no draft, its prefilled number apart', () => {
    expect(draftOf(snapshotOf([], start))).toBeNull()
    expect(draftOf(snapshotOf(['form.change {"patch":{"name":"Makita"}}'], start))).toEqual(draft({ name: 'Makita' }))
  })

  test('RP20 a draft goes on with the number of a newer search, but not while a command is under way', () => {
    const newer = '7707083893'
    expect(valuesFrom({ draft: draft(whole) })).toEqual(whole)
    expect(valuesFrom({ inn: newer, draft: draft(whole) })).toEqual({ ...whole, inn: newer })
    expect(valuesFrom({ inn: '', draft: draft(whole) })).toEqual(whole)
    expect(valuesFrom({ inn: newer, draft: draft(whole, { command }) })).toEqual(whole)
  })

  test('D140 the INN of an entrepreneur is in no draft, searched for or typed', () => {
    const inn = '500100732259'
    const input = { userId: 'seller-1', back: '/profile/point', isClosed: false, inn, draft: null }
    expect(draftOf(snapshotOf(['form.change {"patch":{"name":"Makita"}}'], input))).toEqual(
      draft({ name: 'Makita', inn: '' }, { prefilled: '' }),
    )
  })

  test('B08 C04 a draft comes back as it was, with its command and its suggestion', () => {
    const stored = draft(whole, { command, chosen: { value: 'Казань', coordinates: '1,2' } })
    expect(readDraft(structuredClone(stored))).toEqual(stored)
    expect(readDraft({ ...stored, chosen: 7, command: 'x' })).toEqual(draft(whole))
  })

  test.each([null, 7, 'text', [], {}, { values: {} }, { ...draft(whole), values: { ...whole, inn: 7 } }])(
    'B08 junk %j is no draft',
    (stored) => expect(readDraft(stored)).toBeNull(),
  )
})

test('D152 «too often» of the suggestions is silence: the address stays as it is typed and goes on', async () => {
  const body = { code: 140, message: 'Слишком много запросов. Попробуйте позже', payload: null }
  const api = stagedApi(async () => new Response(JSON.stringify(body), { status: 429, headers: { 'Retry-After': '60' } }))
  const actor = createActor(createPointActors(api).suggestAddresses, { input: { query: 'Казань' } }).start()
  expect(await toPromise(actor)).toEqual([])
  const { state, context } = go([type({ address: 'Казань' }), 'after ADDRESS_PAUSE in form.waiting', 'suggestAddresses: none'])
  expect([state, context.form.values.address, context.form.errors]).toEqual(['form.idle', 'Казань', {}])
})
