// @vitest-environment jsdom
/**
 * D140 B08: what the forms leave in the stores of the browser. Every form of the portal is filled with canaries wherever its model
 * opens it, and goes on with every event of its model; every draft of every explored step is stored as the portal stores it. A form, a
 * field or a draft that this file does not know is red.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { commandIn } from '../../../../../src/machines/kit/command/draft.ts'
import { transition, type AnyEventObject, type AnyMachineSnapshot } from 'xstate'
import { openDraft, type DraftSlot } from '../../../../../src/app/effects/storage/drafts.ts'
// Loaded with every page: it registers the lists.
import '../../../../../src/app/effects/storage/expiry.ts'
import { createEffects } from '../../../../../src/app/effects/effects.ts'
import { DRAFTS, STORES, type DraftFlow } from '../../../../../src/app/effects/storage/stores.ts'
import { createToasts } from '../../../../../src/app/effects/toasts.ts'
import { stateKey } from '../../../../../src/machines/kit/state-key.ts'
import { explore } from '../../../../../model/explore/explore.ts'
import { flowsWithFixtures, type FlowWithFixture } from '../../../../../model/explore/flows.ts'
import { user } from '../../../../../model/kit/users.ts'

type Patch = Record<string, unknown>
interface DraftModule {
  draftOf?: (snapshot: AnyMachineSnapshot) => unknown
  readDraft?: (draft: unknown) => unknown
}

const modules: Record<string, DraftModule> = import.meta.glob('../../../../../src/machines/*/*/draft.ts', { eager: true })
const draftOf = new Map(
  Object.entries(modules).flatMap(([path, { draftOf: of, readDraft }]) =>
    // Without one of its own the draft of a machine is its command.
    of || readDraft ? [[path.split('/').at(-2) ?? '', of ?? commandIn] as const] : [],
  ),
)
const flows = await flowsWithFixtures()
const isForm = ({ words }: FlowWithFixture): boolean => 'form.change' in words.events
const forms = flows.filter(isForm)

/** What no store may hold, by the names of fields: typed here, and as the models' person and their events have it. */
const SECRETS: Record<string, readonly string[]> = {
  passportSeries: ['4599 987654', '4599987654', '4510 123456', '4510123456'],
  issuedBy: ['ОВД Канареечного района', 'ОВД района Марьина Роща'],
  issuedFrom: ['03.03.2013', '2013-03-03', '01.04.2011', '2011-04-01'],
  departmentCode: ['779-997', '770-001'],
  birthday: ['07.07.1977', '1977-07-07', '14.03.1991', '1991-03-14'],
  password: ['864209'],
  code: ['864209'],
  card: ['2200 9988 7766 5546', '2200998877665546'],
  expirationDate: ['12/33'],
}
const PERSONS_INN = '719988776699'
const ORGANISATIONS_INN = '7199887762'
const INNS: ReadonlySet<string> = new Set(['inn', 'organization_inn'])
const INN_SECRETS = [PERSONS_INN, user.inn ?? '']

/** What a store may hold. The other fields take what the model's own events type. */
const CANARIES: Patch = {
  surname: 'Канарейкина',
  username: 'Синица',
  email: 'canary@example.org',
  city: 'Птицеград',
  responsible: 'Снегирёва Зоя',
  organization_name: 'ООО Щегол',
  name: 'Гнездо',
  directorFullName: 'Дятлова Ия Львовна',
  directorPhone: '+7 (955) 765-43-21',
  mobile: '+7 (955) 123-45-67',
  patronymic: 'Соловьёвна',
  object: 'row-of-a-nightjar',
}
/** The same name, and another field. */
const OTHERS: Record<string, Patch> = {
  login: { username: '+7 (955) 123-45-67' },
  // The ids of cards, which a person chooses from.
  balance: { card: 'card-1' },
  // CV2.
  'add-card': { code: '973' },
}
/** Data of events that nobody types: ids, choices, what the session or the address says; a tick has no text. */
const NOT_TYPED: ReadonlySet<string> = new Set(
  [
    'id file files isOn screen page status isLocked cards rights known repair isCompact column line to width theme outcome call release steps calls',
    // What a correction is told, and its reason, which is picked or typed outside of the form.
    'standing at words',
    'license consent check noPatronymic haveABill organizationalForm type',
    // A row of an invoice, which is no field of its form: the explored drafts have it.
    'text',
  ].flatMap((names) => names.split(' ')),
)

const isSecret = (flow: string, field: string): boolean => field in SECRETS && OTHERS[flow]?.[field] !== 'card-1'

/** The text that this field is filled with. */
const canaryOf = ({ flow, fixture }: FlowWithFixture, field: string, inn: string): unknown => {
  const own = OTHERS[flow]?.[field]
  if (own !== undefined) return own
  if (INNS.has(field)) return inn
  const known = SECRETS[field]?.[0] ?? CANARIES[field]
  const typed = fixture.modelEvents.map(({ event }) => (event as { patch?: Patch }).patch?.[field])
  return known ?? typed.find((value) => value !== undefined && value !== '')
}

/** The storage names of a flow: two modes and two kinds have drafts of their own. */
const storesOf = (flow: string): DraftFlow[] =>
  (Object.keys(DRAFTS) as DraftFlow[]).filter((name) => name === flow || name.startsWith(`${flow}.`))

const places: string[] = []
const {
  alert: _a,
  logProblem: _l,
  ...effects
} = createEffects({
  places: { go: (place) => void places.push(JSON.stringify(place)), goBack: (place) => void places.push(JSON.stringify(place)) },
  place: () => '/here',
  toasts: createToasts(),
  owner: () => 'me',
  session: () => ({ send: () => undefined }),
})
const carryOut = (actions: readonly { type: string; params: unknown }[]): void => {
  for (const { type, params } of actions) {
    if (type in effects) (effects as Record<string, (args: unknown, given: unknown) => void>)[type]?.(null, params)
    // The address of another tab is in its history.
    if (type === 'showTab') places.push(JSON.stringify(params))
  }
}

/** All that the stores, and the addresses of the history, have now. */
const held = (): string =>
  JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), window.history.state, places])

const told = vi.spyOn(console, 'error')
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  places.length = 0
  told.mockClear()
})
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const secretsIn = (found: string, secrets: readonly string[]): string[] => secrets.filter((secret) => found.includes(secret))

/** A form that is open in every store of its flow. */
const open = (flow: string): DraftSlot[] => storesOf(flow).map((name) => openDraft(name, 'me', 0, () => false))
const keep = (flow: string, slots: readonly DraftSlot[], snapshot: AnyMachineSnapshot): void => {
  const draft = draftOf.get(flow)?.(snapshot) ?? null
  for (const slot of slots) slot.keep(draft, 0)
}

test('every draft of a machine has a list, and every list a machine', () => {
  expect(new Set(Object.keys(DRAFTS).map((name) => name.split('.')[0]))).toEqual(new Set(draftOf.keys()))
})

test('no list names birthday, passport, password, code or a card’s number', () => {
  const listed = Object.values(DRAFTS).flatMap((places) => Object.values(places).flatMap((fields: string) => fields.split(' ')))
  // In «balance» a card is named by its id.
  expect(listed.filter((field) => field in SECRETS && field !== 'card')).toEqual([])
  expect(Object.values(STORES).every(({ holds }) => holds.length > 0)).toBe(true)
})

test('every field that a form has is filled in', () => {
  for (const one of forms)
    for (const field of Object.keys(one.words.fields).filter((name) => !NOT_TYPED.has(name)))
      expect(canaryOf(one, field, PERSONS_INN), `${one.flow}: ${field}`).toBeTypeOf('string')
})

describe.each(flows.filter(({ flow }) => draftOf.has(flow)))('$flow', ({ flow, fixture }) => {
  test('D140 every draft of its model is of listed fields, and none has what no store may hold', () => {
    const slots = open(flow)
    for (const input of Object.values(fixture.inputs)) {
      for (const snapshot of explore(fixture, input).snapshots.values()) {
        keep(flow, slots, snapshot)
        expect(secretsIn(held(), [...Object.values(SECRETS).flat(), ...INN_SECRETS])).toEqual([])
      }
    }
    expect(told).not.toHaveBeenCalled()
  })
})

describe.each(forms)('$flow', (one) => {
  const { flow, fixture, words } = one
  const { machine } = fixture
  const typed = Object.keys(words.fields).filter((name) => !NOT_TYPED.has(name))

  /** Of the answers of a call its success and its silence. */
  const leading = fixture.modelEvents.filter(
    ({ event, outcome }) => event.type !== 'form.change' && (!outcome || /^(done|sent|lost)$/.test(outcome.answer)),
  )

  /** The steps in which the same fields may be typed into, and the same events lead on, are one. */
  const openForms = (inn: string): AnyMachineSnapshot[] => {
    const found = new Map<string, AnyMachineSnapshot>()
    for (const input of Object.values(fixture.inputs))
      for (const snapshot of explore(fixture, input).snapshots.values()) {
        const fields = typed.filter((field) => snapshot.can(changing(field, inn)))
        if (fields.length === 0) continue
        const ways = new Set(leading.filter(({ event }) => snapshot.can(event)).map(({ event }) => event.type))
        found.set([...fields, ...ways].join(), snapshot)
      }
    return [...found.values()]
  }
  const changing = (field: string, inn: string) => ({ type: 'form.change', patch: { [field]: canaryOf(one, field, inn) } })

  const hasInn = typed.some((field) => INNS.has(field))
  const inns = hasInn ? [PERSONS_INN, ORGANISATIONS_INN] : [PERSONS_INN]
  test.each(inns)('D140 B08 a form full of canaries, with the INN %s', (inn) => {
    const secrets = [...typed.filter((field) => isSecret(flow, field)).flatMap((field) => SECRETS[field] ?? []), ...INN_SECRETS]
    if (flow === 'profile-form') secrets.push(ORGANISATIONS_INN)
    if (flow === 'add-card') secrets.push('"973"')
    const filled = new Set<string>()
    const seen = new Set<string>()
    const take = (slots: DraftSlot[], snapshot: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot => {
      const [next, actions] = transition(machine, snapshot, event)
      carryOut(actions)
      keep(flow, slots, next)
      const found = held()
      if (seen.has(found)) return next
      expect(secretsIn(found, secrets), `${event.type} in ${stateKey(snapshot.value)}`).toEqual([])
      seen.add(found)
      return next
    }
    for (const start of openForms(inn)) {
      const slots = open(flow)
      let snapshot = start
      // The ticks first: what a save sends beside the texts.
      for (const patch of [{ license: true }, { consent: true }])
        if (Object.keys(patch).some((field) => field in words.fields) && snapshot.can({ type: 'form.change', patch }))
          snapshot = take(slots, snapshot, { type: 'form.change', patch })
      for (const field of typed) {
        if (!snapshot.can(changing(field, inn))) continue
        snapshot = take(slots, snapshot, changing(field, inn))
        filled.add(field)
      }
      // Every way on, and every way on from there: a command, and its silence.
      for (const { event } of leading) {
        if (!snapshot.can(event)) continue
        const next = take(slots, snapshot, event)
        if (stateKey(next.value) === stateKey(snapshot.value)) continue
        for (const after of leading) if (next.status === 'active' && next.can(after.event)) take(slots, next, after.event)
      }
      for (const slot of slots) slot.keep(null, 0)
    }
    expect([...filled].toSorted()).toEqual(typed.toSorted())
    expect(told).not.toHaveBeenCalled()
    // What may be kept is kept: an empty store would prove nothing.
    const kept = draftOf.has(flow) ? typed.filter((field) => !isSecret(flow, field) && !INNS.has(field)) : []
    for (const field of kept) expect([...seen].join(), field).toContain(canaryOf(one, field, inn))
  })
})
