/**
 * Canaries by field: for every flow a value that fills each marked field of each event, of each outcome and of the context, made from the
 * marks alone. The fixtures' own values are tried in canaries.test.ts; these fields have no value there, or another type.
 */
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { memoryStore, RELEASE } from '../../../model/replay/sessions.ts'
import { loginMachine } from '../../../src/machines/account/login/machine.ts'
import { createRecorder } from '../../../src/replay/record/recorder.ts'
import { marks } from '../../../model/replay/marks.ts'
import { formMarks } from '../../../src/machines/kit/marks/parts.ts'
import type { Credentials } from '../../../src/machines/account/login/types.ts'
import type { StampedAnswer } from '../../../src/machines/kit/stamp.ts'
import type { AnyTree, FlowMarks, MarksOf, TextMark } from '../../../src/machines/kit/marks/marks.ts'
import type { warrantyMachine } from '../../../src/machines/sales/warranty/machine.ts'
import { standIn } from '../../../src/replay/fold/stand-in.ts'
import { mask, ordinals, type Masking } from '../../../src/replay/record/mask.ts'

const schemas: Readonly<Record<string, AnyTree>> = marks.schemas
const flowMarks: Readonly<Record<string, FlowMarks>> = marks.flows
const masking = (): Masking => ({ schemas, begun: 0, now: () => 0, ordinal: ordinals() })

/** A phone as typed and as sent, a taxpayer's number, a passport, the code that becomes the password, a name, words, a card, a key. */
const CANARIES = [
  '+7 (948) 151-62-34',
  '79481516234',
  '948151623481',
  '9481 516234',
  '948151',
  'Канарейкина',
  'Строку взяла Канарейкина, тел. 79481516234',
  '2200 9481 5162 3481',
  '948-151',
  'kanarienvogel-9481516234',
  '/tool/948.15162?search=948.15162#9481516234',
  'канарейка@example.org',
  '~948151.kanarienvogel',
  'row-948151',
]
const LEAK = /948\)? ?[-.]?1|51-?62|канарейк|kanarien/i

const isReference = (tree: AnyTree): tree is { readonly $: string } => typeof tree === 'object' && '$' in tree

/** A value of every shape that the tree describes, with the canary in each place that takes a text. */
const filled = (tree: AnyTree | undefined, canary: string): unknown => {
  if (tree === undefined || typeof tree === 'string' || Array.isArray(tree)) return canary
  if (isReference(tree)) return filled(schemas[tree.$], canary)
  const { '*': each, '@': keys, '=': word, '?': known, ...fields } = tree as Readonly<Record<string, AnyTree | undefined>>
  if (Object.keys(fields).length === 0 && (word ?? known) !== undefined && each === undefined) return canary
  if (keys !== undefined) return { [canary]: filled(each, canary), known: filled(each, canary) }
  if (each !== undefined && Object.keys(fields).length === 0) return [filled(each, canary), canary]
  return { ...Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, filled(inner, canary)])), unmarked: canary }
}

const written = (tree: AnyTree | undefined, canary: string): string => {
  const { ordinal, ...others } = masking()
  const value = mask(filled(tree, canary), tree, { ...others, ordinal })
  // Words in an object's place, and a value of another type than its mark says.
  const odd = [canary, [canary], { [canary]: canary }, { unmarked: canary }].map((one) => mask(one, tree, { ...others, ordinal }))
  return JSON.stringify([value, odd])
}

describe.each(Object.keys(flowMarks))('A01 B08: canaries in each marked field of %s', (flow) => {
  const { context, events, outcomes } = flowMarks[flow] ?? { context: 'dropped', events: {}, outcomes: {} }

  test.each(CANARIES)('«%s» is in none of them', (canary) => {
    const trees = { context, ...events, ...outcomes }
    const leaks = Object.entries(trees).filter(([, tree]) => LEAK.test(written(tree, canary)))
    expect(leaks.map(([name]) => name)).toEqual([])
  })
})

describe('A01: the code by SMS, which becomes the password', () => {
  const codes = ['948151', '000000', '123456']

  test.each([
    ['login', 'form.change', { patch: { password: '' } }],
    ['confirmation', 'form.change', { patch: { password: '' } }],
    ['deletion', 'form.change', { patch: { code: '' } }],
    ['deskLogin', 'form.change', { patch: { password: '', code: '' } }],
    ['invitation', 'form.change', { patch: { password: '', code: '' } }],
    ['addCard', 'form.change', { patch: { code: '' } }],
  ])('%s records six digits alike, whatever they are', (flow, type, { patch }) => {
    const recording = masking()
    const recorded = codes.map((code) => {
      const typed = Object.fromEntries(Object.keys(patch).map((field) => [field, code]))
      return JSON.stringify(mask({ patch: typed }, flowMarks[flow]?.events[type], recording))
    })
    expect(new Set(recorded).size).toBe(1)
    expect(recorded[0]).toBe(JSON.stringify({ patch: Object.fromEntries(Object.keys(patch).map((field) => [field, '~*6'])) }))
  })
})

describe('A01 B02: what stands in no field', () => {
  const standing = { page: 'login', fails: {}, opensAt: null, now: 0, goal: null, username: '' } as const
  /** A recorder in a tab at this address. */
  const recorderAt = (address: string) =>
    createRecorder({
      release: RELEASE,
      store: memoryStore(),
      now: () => 0,
      place: () => address,
      onFault: () => expect.fail('the recorder threw'),
      marks,
    })

  test('the message of an exception is not recorded', async () => {
    const recorder = recorderAt('/auth/login')
    const signIn = fromPromise<StampedAnswer<string>, Credentials>(() =>
      Promise.reject(new Error(`Канарейкина, тел. ${CANARIES[1]}`)),
    )
    const actor = createActor(loginMachine.provide({ actors: { signIn } }), { input: standing }).start()
    recorder.attach(actor)
    actor.send({ type: 'form.change', patch: { username: '+7 (948) 151-62-34', password: '948151' } })
    actor.send({ type: 'submit', now: 0, today: '2026-11-20', key: 'kanarienvogel-1' })
    await waitFor(actor, (snapshot) => snapshot.matches('editing') && snapshot.context.form.reveals > 0)
    const text = recorder.read().join('')
    expect(text).toContain('xstate.error.actor.signIn')
    expect(text).not.toMatch(LEAK)
  })

  test.each(['/tool/948.15162?search=948.15162', '/handover#kanarienvogel-9481516234', '/канарейка?9481'])(
    'of the address %s the place is recorded',
    (address) => {
      const recorder = recorderAt(address)
      recorder.attach(createActor(loginMachine, { input: standing }).start())
      expect(recorder.read().join('')).not.toMatch(LEAK)
    },
  )
})

test('D255: equal values stay equal however they are written, and a refusal keeps the fields that the request has', () => {
  const recording = masking()
  const answer = { kind: 'refused', code: 6, message: 'Занято', fields: { inn: 'Занято', '948.15162': 'Продан', чужое: 'Нет' } }
  const masked = mask(answer, flowMarks['companyInvoice']?.outcomes['confirmInvoice'], recording) as { fields: object }
  const row = mask({ id: 'row-2', text: '948.15162' }, flowMarks['companyInvoice']?.events['row.change'], recording)
  const [inn, serial] = Object.keys(masked.fields)
  expect(inn).toBe('inn')
  expect(row).toEqual({ id: 'row-2', text: serial })
})

describe('D255: stand-ins pass the rules that their values have passed', () => {
  const now = Date.UTC(2026, 10, 27)
  const standInOf = (text: string, mark: TextMark): unknown => {
    const recorded = mask(text, mark, { ...masking(), begun: now, now: () => now })
    return typeof recorded === 'string' ? standIn(recorded, now) : undefined
  }

  test.each<[string, TextMark, RegExp]>([
    ['9481 516234', 'code', /^\d{4} \d{6}$/],
    ['948-151', 'code', /^\d{3}-\d{3}$/],
    ['31-12-1948', 'date', /^\d\d-\d\d-(?:19|20)\d\d$/],
    ['20-11-2026T09:48:15', 'date', /^\d\d-11-2026T12:00:00$/],
    ['31.12.1948', 'date', /^\d\d\.\d\d\.(?:19|20)\d\d$/],
  ])('%s', (text, mark, form) => {
    expect(standInOf(text, mark)).toMatch(form)
    expect(standInOf(text, mark)).not.toBe(text)
  })

  test('a day of the wire and the same day as it is typed are one value', () => {
    const recording = { ...masking(), begun: now, now: () => now }
    const ordinalOf = (text: string) =>
      String(mask(text, 'date', recording))
        .split('.')
        .at(-1)
    expect(ordinalOf('31-12-1948')).toBe(ordinalOf('31.12.1948'))
  })
})

test('D255: a field without a mark does not compile', () => {
  const outcomes = { checkWarranty: 'dropped' } as const
  const whole = { context: { token: 'code', warranty: 'dropped', problem: 'text' }, events: {}, outcomes } as const
  whole satisfies MarksOf<typeof warrantyMachine>
  const lacking = { context: { token: 'code', warranty: 'dropped' }, events: {}, outcomes } as const
  // @ts-expect-error the problem has no mark
  lacking satisfies MarksOf<typeof warrantyMachine>
  const misnamed = { ...whole, context: { ...whole.context, warranty: { $: 'Card' } } } as const
  // @ts-expect-error a warranty is no card
  misnamed satisfies MarksOf<typeof warrantyMachine>
  expect(formMarks({ mobile: 'phone' }, 'consent').errors['@']).toEqual(['mobile', 'consent'])
})
