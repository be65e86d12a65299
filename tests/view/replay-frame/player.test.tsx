/** The replay's frame as a whole: what the desk says, what cannot be drawn, what is answered by hand. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createRoot, type Root } from 'react-dom/client'
import { createActor, fromPromise } from 'xstate'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nothingKept } from '../../../model/account/session.ts'
import { PHONE, WRONG } from '../../../model/account/login.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { marks } from '../../../model/replay/marks.ts'
import { fault, memoryStore } from '../../../model/replay/sessions.ts'
import { createConsent } from '../../../src/app/effects/consent.ts'
import type { Credentials } from '../../../src/machines/account/login/types.ts'
import type { StampedAnswer } from '../../../src/machines/kit/stamp.ts'
import { loginMachine } from '../../../src/machines/account/login/machine.ts'
import type { FromFrame, ToFrame } from '../../../src/domain/support/replay-frame.ts'
import { holdScreen } from '../../../src/replay-frame/hold.ts'
import { createPlayer } from '../../../src/replay-frame/player.tsx'
import { readLines, type Line } from '../../../src/replay/record/lines.ts'
import { createRecorder } from '../../../src/replay/record/recorder.ts'

const BEGUN = 1_760_000_000_000
const UNDRAWN = 'Экран этой записи не открывается этой версией портала'

const segment: Line = ['segment', 0, { release: '1.0.0', begun: BEGUN, at: 0 }]
const place = (name: string): Line => ['place', name, 0]
const stranger = { token: null, kept: nothingKept, mode: null, isLegal: false, user: null, legal: null, score: null }
const anonymous: Line = ['flow', 0, 'session', 'anonymous', stranger, 0]

let host: HTMLElement
let root: Root
let told: FromFrame[]
let release: () => void
let hear: (message: ToFrame) => Promise<void>

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  told = []
  createConsent().answer('refused')
  const { hear: take, isByHand } = createPlayer(
    (tree) => root.render(tree),
    (message) => told.push(message),
  )
  hear = (message) => act(async () => take(message))
  release = holdScreen(window, isByHand)
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
})
afterEach(async () => {
  release()
  await act(async () => root.unmount())
})

const open = (lines: readonly unknown[]) => hear({ kind: 'open', lines, theme: 'dark' })
const show = (step: number) => hear({ kind: 'show', step, theme: 'dark' })
const lastAsks = () => told.findLast((message) => message.kind === 'asks')

test('D260 the recorded theme is worn, and the step is told once it stands', async () => {
  await open([segment, place('recovery'), anonymous])
  await show(2)
  expect(document.documentElement.dataset['theme']).toBe('dark')
  await waitFor(() => expect(told.at(-1)).toEqual({ kind: 'shown', step: 2 }))
})

test('D260 what is no recording is said in words, and a step that is not there changes nothing', async () => {
  await open([{ kind: 'no line' }])
  expect(told).toEqual([{ kind: 'opened', steps: [] }])
  expect(screen.getByRole('heading', { name: UNDRAWN })).toBeDefined()
  await show(7)
  await hear({ kind: 'fork', step: 7 })
  await hear({ kind: 'answer', call: 'none', outcome: 'none' })
  await hear({ kind: 'back' })
  expect(screen.getByRole('heading', { name: UNDRAWN })).toBeDefined()
})

test('D260 a screen that this release cannot draw is said in its place; the next step is drawn', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const old: Line = ['flow', 1, 'login', 'editing', { form: 'of another shape' }, 0]
  await open([segment, place('login'), anonymous, old, ['end', 1, 500], place('faq'), anonymous])
  await show(3)
  await waitFor(() => expect(host.textContent).toContain(UNDRAWN))
  await show(6)
  await waitFor(() => expect(within(host).getByRole('heading', { level: 1 }).textContent).toBe('Вопросы и ответы'))
  await show(3)
  await waitFor(() => expect(host.textContent).toContain(UNDRAWN))
})

/** A sign-in up to its call, by the portal's own recorder. */
const signIn = (): Line[] => {
  const recorder = createRecorder({
    release: '1.0.0',
    store: memoryStore(),
    now: () => BEGUN,
    place: () => '/auth/login',
    onFault: fault,
    marks,
  })
  const input = { page: 'login', username: '', fails: {}, opensAt: null, now: BEGUN, goal: null } as const
  const machine = loginMachine.provide({
    actors: { signIn: fromPromise<StampedAnswer<string>, Credentials>(() => new Promise(() => {})) },
  })
  const actor = createActor(machine, { input }).start()
  recorder.attach(actor)
  actor.send({ type: 'form.change', patch: { username: PHONE } })
  actor.send({ type: 'form.change', patch: { password: '111111' } })
  actor.send({ type: 'submit', ...stamp, now: BEGUN })
  actor.stop()
  const own = recorder
    .read()
    .flatMap(readLines)
    .flatMap((line) => (line[0] === 'flow' || line[0] === 'event' ? [line.with(1, 1) as Line] : []))
  return [segment, place('login'), anonymous, ...own]
}

test('D260 another visit begins its screen anew, also at the same place, and keeps the page around it', async () => {
  const [, , , ...first] = signIn()
  const again = first.map((line) => line.with(1, 2) as Line)
  await open([segment, place('login'), anonymous, ...first, ['end', 1, 500], ...again, ['end', 2, 500], place('faq')])
  const shown = () => [host.querySelector('header'), host.querySelector('[data-flow="login"]')] as const
  await show(3)
  await waitFor(() => expect(stateOfLogin()).toBe('editing'))
  const [header, screenOfFirst] = shown()
  await show(5)
  expect(shown()).toEqual([header, screenOfFirst])
  await show(3 + first.length + 1)
  expect(shown()[0]).toBe(header)
  expect(shown()[1]).not.toBe(screenOfFirst)
  expect(stateOfLogin()).toBe('editing')
  await show(3 + 2 * first.length + 2)
  await waitFor(() => expect(within(host).getByRole('heading', { level: 1 }).textContent).toBe('Вопросы и ответы'))
  expect(host.querySelector('header')).toBe(header)
  await show(4)
  expect(stateOfLogin()).toBe('editing')
  expect(host.querySelector('header')).toBe(header)
})

const stateOfLogin = () => host.querySelector<HTMLElement>('[data-flow="login"]')?.dataset['state']

test('D260 nothing that is pressed goes anywhere while the recording is looked at', async () => {
  const lines = signIn()
  await open(lines)
  await show(5)
  await waitFor(() => expect(stateOfLogin()).toBe('editing'))
  const phone = within(host).getByRole('textbox')
  const shown = (phone as HTMLInputElement).value
  expect(shown).toMatch(/^\+7 \(9\d\d\) /)
  expect(shown).not.toBe(PHONE)
  await act(async () => fireEvent.click(within(host).getByRole('button', { name: 'Войти' })))
  for (const link of within(host).getAllByRole('link')) await act(async () => fireEvent.click(link))
  const typed = new InputEvent('beforeinput', { cancelable: true, bubbles: true, data: '5' })
  phone.dispatchEvent(typed)
  expect(typed.defaultPrevented).toBe(true)
  // As a screen does when it opens: the desk's keys would go to the frame.
  phone.focus()
  expect(document.activeElement).not.toBe(phone)
  expect(stateOfLogin()).toBe('editing')
  await show(6)
  expect(stateOfLogin()).toBe('submitting')
  await show(5)
  expect(within(host).getByRole<HTMLInputElement>('textbox').value).toBe(shown)
})

test('D264 from a step on a call waits for the answer of whoever looks, in the words of its flow; going back shows the recording', async () => {
  const lines = signIn()
  await open(lines)
  await hear({ kind: 'fork', step: 6 })
  await waitFor(() => expect(lastAsks()?.calls.map(({ actor }) => actor)).toEqual(['signIn']))
  const [call] = lastAsks()?.calls ?? []
  const wrong = call?.outcomes.find(({ label }) => label === 'неверный пароль')
  await hear({ kind: 'answer', call: call?.call ?? '', outcome: wrong?.id ?? '' })
  await waitFor(() => expect(host.textContent).toContain(WRONG))
  // The operator presses on the screen itself.
  await act(async () => fireEvent.change(within(host).getByRole('textbox'), { target: { value: '+7 (911' } }))
  expect(within(host).getByRole<HTMLInputElement>('textbox').value).toBe('+7 (911')
  within(host).getByRole('textbox').focus()
  expect(document.activeElement).toBe(within(host).getByRole('textbox'))
  const byHand = host.querySelector('header')
  await hear({ kind: 'back' })
  expect(lastAsks()).toEqual({ kind: 'asks', calls: [] })
  await show(6)
  expect(host.querySelector('header')).not.toBe(byHand)
  expect(stateOfLogin()).toBe('submitting')
  expect(host.textContent).not.toContain(WRONG)
})
