/** Every screen of the portal in the replay's frame, from a generated visit of its flow: it shows the recorded state, forward and back. */
import { act, waitFor } from '@testing-library/react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { nothingKept, TOKEN } from '../../../model/account/session.ts'
import { flowsWithFixtures, type FlowWithFixture } from '../../../model/explore/flows.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { administrator, company } from '../../../model/kit/users.ts'
import { marks } from '../../../model/replay/marks.ts'
import { RELEASE, sessionOf } from '../../../model/replay/sessions.ts'
import { PLACES } from '../../../src/domain/portal/places.ts'
import type { FromFrame } from '../../../src/domain/support/replay-frame.ts'
import { createPlayer } from '../../../src/replay-frame/player.tsx'
import type { Line } from '../../../src/replay/record/lines.ts'

/** The place of a flow that is not named after it. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  notifications: 'faq',
  counter: 'base',
  deletion: 'delete',
  devices: 'profile',
  'profile-form': 'profile',
  'profile-home': 'profile',
  'leave-point': 'point',
  'create-point': 'create-retail',
  'add-tool': 'tool',
  'company-invoice': 'legal-entity-tool',
  'handover-link': 'sales',
  'list-file': 'sales',
  reserve: 'sales',
  'request-count': 'sellers',
  'seller-action': 'owner',
  certificate: 'tool-info',
  'add-card': 'payments',
  cards: 'payments',
  history: 'payments',
  'history-file': 'payments',
  'remove-card': 'payments',
  push: 'messages',
  'chat-message': 'chat',
  'chat-count': 'faq',
}

/** Flows inside of what another one shows: it stands there as well. */
const HOSTS: Readonly<Record<string, string>> = { 'history-file': 'history', 'seller-action': 'sellers', 'list-file': 'sales' }

/** A row has no flow of its own in the portal: it is a part of the invoice's. */
const PARTS: ReadonlySet<string> = new Set(['session', 'serial-row'])

/** What a flow needs on its screen to be seen. */
const placeOf = (flow: string) => {
  const name = ELSEWHERE[flow] ?? flow
  return PLACES.find((place) => place.name === name || place.screen === name)
}

const sessionLine = (isSeller: boolean, isCompany: boolean): Line => [
  'flow',
  0,
  'session',
  'ready.score.idle+ready.status.settled',
  {
    token: TOKEN,
    kept: nothingKept,
    mode: isSeller ? 'seller' : 'customer',
    isLegal: isCompany,
    user: isCompany ? null : administrator,
    legal: isCompany ? company : null,
    score: 100,
  },
  0,
]

/** A generated visit of one flow, as that of a flow among others. */
const visitOf = ({ fixture }: FlowWithFixture, number: number, seed: number): Line[] =>
  sessionOf(fixture, marks, { seed, steps: 10, isTyped: false }).lines.flatMap((line) =>
    line[0] === 'segment' || line[0] === 'place' ? [] : [line.with(1, number) as Line],
  )

const all = (await flowsWithFixtures()).filter(({ file, flow }) => !file.includes('/machines/desk/') && !PARTS.has(flow))

let host: HTMLElement
let root: Root
let told: FromFrame[]

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  told = []
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
})
afterEach(async () => act(() => root.unmount()))

const statesOf = (flow: string): (string | undefined)[] =>
  [...host.querySelectorAll<HTMLElement>(`[data-flow="${flow}"]`)].map(({ dataset }) => dataset['state'])

describe.each(all)('D260 $flow', (shown) => {
  const { flow, machine } = shown
  test('is shown as it was recorded, forward and back', async () => {
    const place = placeOf(flow)
    const around = all.find((one) => one.flow === HOSTS[flow])
    const own = visitOf(shown, 1, 7)
    const isAnonymous = place !== undefined && 'anonymousOnly' in place
    const demand = place !== undefined && 'demand' in place ? place.demand : undefined
    const lines: Line[] = [
      ['segment', 0, { release: RELEASE, begun: stamp.now, at: 0 }],
      ['place', place?.name ?? '', 0],
      ...(isAnonymous ? [] : [sessionLine(demand !== 'customer', demand === 'company')]),
      ...(around === undefined ? [] : visitOf(around, 2, 1)),
      ...own,
    ]
    const { hear } = createPlayer(
      (tree) => root.render(tree),
      (message) => told.push(message),
    )
    await act(async () => hear({ kind: 'open', lines, theme: 'light' }))
    const opened = told.find((message) => message.kind === 'opened')
    const steps = opened?.steps ?? []
    expect(steps).toHaveLength(lines.length)
    const from = lines.length - own.length
    const show = (step: number) => act(async () => hear({ kind: 'show', step, theme: 'light' }))
    await show(from)
    await waitFor(() => expect(statesOf(machine.id)).toContain(steps[from]?.state), { timeout: 5_000 })
    const order = [...steps.keys()].slice(from)
    for (const step of [...order, ...order.toReversed()]) {
      await show(step)
      expect({ step, states: statesOf(machine.id) }).toEqual({ step, states: [steps[step]?.state] })
    }
    expect(host.textContent).not.toContain('не открывается этой версией')
  })
})

/** Screens of several flows. */
const TOGETHER = [
  ['chat', ['chat', 'chat-message']],
  ['payments', ['cards', 'history', 'add-card', 'remove-card']],
  ['sales', ['sales', 'list-file', 'reserve', 'handover-link']],
  ['tool-info', ['tool-info', 'certificate']],
] as const

test.each(TOGETHER)('D260 the flows of %s stand side by side, each as it was recorded', async (name, flows) => {
  const own = flows.flatMap((flow, at) => {
    const found = all.find((one) => one.flow === flow)
    return found ? visitOf(found, at + 1, 5) : []
  })
  const lines: Line[] = [
    ['segment', 0, { release: RELEASE, begun: stamp.now, at: 0 }],
    ['place', name, 0],
    sessionLine(true, false),
    ...own,
  ]
  const { hear } = createPlayer(
    (tree) => root.render(tree),
    (message) => told.push(message),
  )
  await act(async () => hear({ kind: 'open', lines, theme: 'light' }))
  const steps = told.find((message) => message.kind === 'opened')?.steps ?? []
  await act(async () => hear({ kind: 'show', step: lines.length - 1, theme: 'light' }))
  const ids = flows.map((flow) => all.find((one) => one.flow === flow)?.machine.id ?? '')
  const recorded = Object.fromEntries(ids.map((id) => [id, steps.findLast(({ machine }) => machine === id)?.state]))
  await waitFor(() => expect(ids.filter((id) => statesOf(id).length > 0).length).toBeGreaterThan(1))
  const shown = ids.flatMap((id) => statesOf(id).map((state) => [id, state] as const))
  expect(shown).toEqual(shown.map(([id]) => [id, recorded[id]]))
})
