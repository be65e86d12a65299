/** In every state the enabled controls on the screen match the events that the machine accepts, in both directions. */
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock, type Actor, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import { stateKey } from '../../../src/machines/kit/state-key.ts'
import { explore } from '../../../model/explore/explore.ts'
import type { Flow, ModelEvent } from '../../../model/kit/flow.ts'
import { enabledControls, isDone, isLink, nameOf, operate } from './controls.ts'
import { jsdomUi, settle } from './jsdom-ui.ts'

type Event = { type: string } & Record<string, unknown>
type View<Machine extends AnyStateMachine> = (actor: Actor<Machine>) => ReactNode

/** The common part of two events of one control: the type, and the field of a form. */
const signaturesOf = ({ type, patch, field }: Event): string[] => {
  if (typeof patch === 'object' && patch !== null) return Object.keys(patch).map((name) => `${type} ${name}`)
  return [typeof field === 'string' ? `${type} ${field}` : type]
}

const ofPerson = <Machine extends AnyStateMachine>(flow: Flow<Machine>, { event, outcome }: ModelEvent): boolean =>
  outcome === undefined && typeof flow.act[event.type as keyof typeof flow.act] === 'function'

/** One configuration per state and set of accepted user events. */
const distinct = <Machine extends AnyStateMachine>(flow: Flow<Machine>, input: unknown) => {
  const events = flow.modelEvents.filter((modelEvent) => ofPerson(flow, modelEvent))
  const found = new Map<string, { state: string; snapshot: AnyMachineSnapshot; taken: ModelEvent[] }>()
  for (const snapshot of explore(flow, input).snapshots.values()) {
    const state = stateKey(snapshot.value)
    const taken = events.filter(({ event }) => snapshot.can(event))
    const wanted = [...new Set(taken.flatMap(({ event }) => signaturesOf(event as Event)))].toSorted().join(', ')
    if (!found.has(`${state}: ${wanted}`)) found.set(`${state}: ${wanted}`, { state, snapshot, taken })
  }
  return [...found.values()]
}

/** The view over a paused actor: events are recorded and not handled. */
const stand = async <Machine extends AnyStateMachine>(flow: Flow<Machine>, view: View<Machine>, snapshot: AnyMachineSnapshot) => {
  cleanup()
  const { value, context } = snapshot
  const machine = flow.machine as AnyStateMachine
  const actor = createActor(machine, {
    snapshot: machine.resolveState({ value, context }),
    input: undefined,
    clock: new SimulatedClock(),
  }).start()
  const sent: Event[] = []
  actor.send = (event: Event) => void sent.push(event)
  render(view(actor as unknown as Actor<Machine>))
  await settle()
  return sent
}

/** @returns whether the action has opened the browser's file picker, which is no part of the page */
const asksForFiles = async (work: () => Promise<void>): Promise<boolean> => {
  let isAsked = false
  const note = ({ target }: globalThis.Event) => {
    isAsked ||= target instanceof HTMLInputElement && target.type === 'file'
  }
  document.addEventListener('click', note, true)
  await work()
  document.removeEventListener('click', note, true)
  return isAsked
}

/** The whole page: a theme is worn by its root. */
const pageNow = (): string => document.documentElement.outerHTML

/** The depth of exploring a control's overlays: a menu, a dialog of the menu. */
const DEPTH = 2

/** The events that a use of a control has sent, the control's own and those of its overlays. */
type Sent = { event: Event; by: string }[]

/** What the configurations of a flow share: a screen costs as many renders as it has controls. */
class Known {
  /** Checked screens; overlays of overlays too: a calendar's pages are the same in every state. */
  readonly screens = new Set<string>()
  readonly #uses = new Map<string, Sent>()

  /** @param place the look and the state, the way to the control and its name */
  use(place: string): Sent | undefined {
    return process.env['GRID'] === 'full' ? undefined : this.#uses.get(place)
  }

  note(place: string, sent: Sent): void {
    this.#uses.set(place, sent)
  }
}

/**
 * Uses every control of a state, and of its overlays. Outside of the full grid, one that another configuration of the state has
 * is not used again while the machine takes what it sent there, nor one whose name differs by a number: the rows of a list are alike.
 */
const operateAll = async (place: string, snapshot: AnyMachineSnapshot, open: () => Promise<Event[]>, shared: Known) => {
  const { screens: seen } = shared
  const sent: Sent = []
  const idle: string[] = []
  const go = async (way: readonly number[], known: ReadonlySet<string>, names: string): Promise<void> => {
    const begin = async () => {
      const events = await open()
      for (const at of way) await operate(enabledControls()[at]!)
      return { events, controls: enabledControls() }
    }
    let now = await begin()
    for (let at = 0; at < now.controls.length; at += 1) {
      const control = now.controls[at]!
      const name = nameOf(control)
      if (isLink(control) || isDone(control) || known.has(name)) continue
      const inPlace = `${names} ${name.replaceAll(/\d+/g, '0')}${control.matches(':checked') ? ', checked' : ''}`
      const earlier = shared.use(inPlace)
      if (earlier?.every(({ event }) => snapshot.can(event))) {
        sent.push(...earlier)
        continue
      }
      const first = sent.length
      const before = pageNow()
      const count = now.events.length
      const isAsked = await asksForFiles(() => operate(control))
      const added = now.events.slice(count)
      const isChanged = pageNow() !== before
      sent.push(...added.map((event) => ({ event, by: name })))
      if (added.length === 0 && !isChanged && !isAsked) idle.push(name)
      if (!isChanged) {
        if (added.length > 0)
          shared.note(
            inPlace,
            added.map((event) => ({ event, by: name })),
          )
        continue
      }
      const opened = enabledControls().filter((one) => !now.controls.includes(one))
      const inner = `${name} opens ${opened.map(nameOf).join()}`
      const isNew = way.length === 0 || !seen.has(inner)
      if (way.length > 0) seen.add(inner)
      if (opened.length > 0 && way.length < DEPTH && isNew)
        await go([...way, at], new Set([...known, ...now.controls.map(nameOf)]), inPlace)
      shared.note(inPlace, sent.slice(first))
      now = await begin()
    }
  }
  await go([], new Set(), place)
  return { sent, idle }
}

/** The screen without parts that differ between renders. */
const looks = (): string => document.body.innerHTML.replaceAll(/_r_\w+_|:r\w+:/g, '').replaceAll(/data-state="[^"]*"/g, '')

const findingsOf = async <Machine extends AnyStateMachine>(
  flow: Flow<Machine>,
  view: View<Machine>,
  start: string,
  { state, snapshot, taken }: ReturnType<typeof distinct>[number],
  shared: Known,
): Promise<string[]> => {
  const open = () => stand(flow, view, snapshot)
  const look = flow.look?.(snapshot.context as never) ?? start
  const { sent, idle } = await operateAll(`${look} ${state}:`, snapshot, open, shared)
  const offered = new Set(sent.flatMap(({ event }) => signaturesOf(event)))
  for (const { event } of taken) {
    if (signaturesOf(event as Event).every((name) => offered.has(name))) continue
    const events = await open()
    const how = flow.act[event.type as keyof typeof flow.act] as unknown as (ui: unknown, event: unknown) => Promise<void>
    await how(jsdomUi, event).catch(() => {})
    for (const name of events.flatMap(signaturesOf)) offered.add(name)
  }
  return [
    ...sent
      .filter(({ event }) => !snapshot.can(event))
      .map(({ event, by }) => `${state}: ${by} sends ${event.type}, which the machine does not take`),
    ...idle.map((name) => `${state}: ${name} does nothing`),
    ...taken
      .flatMap(({ event }) => signaturesOf(event as Event))
      .filter((name) => !offered.has(name))
      .map((name) => `${state}: no control sends ${name}`),
  ]
}

/** The key of equal screens before rendering, where the flow gives one; null in the full grid. */
const sameness = <Machine extends AnyStateMachine>(
  { look }: Flow<Machine>,
  { state, snapshot, taken }: ReturnType<typeof distinct>[number],
): string | null => {
  if (!look || process.env['GRID'] === 'full') return null
  const events = new Set(taken.flatMap(({ event }) => signaturesOf(event as Event)))
  return `${look(snapshot.context as never)} ${state}: ${[...events].join()}`
}

/** The faults of the controls from one start. States with the same look and the same events are one screen to the user. */
export const controlFindings = async <Machine extends AnyStateMachine>(
  flow: Flow<Machine>,
  view: View<Machine>,
  start: string,
  shared = new Known(),
): Promise<string[]> => {
  const findings: string[] = []
  const { screens: seen } = shared
  for (const configuration of distinct(flow, flow.inputs[start])) {
    const same = sameness(flow, configuration)
    if (same !== null && seen.has(same)) continue
    if (same !== null) seen.add(same)
    await stand(flow, view, configuration.snapshot)
    const screen = `${configuration.taken.map(({ label }) => label).join()} ${looks()}`
    if (seen.has(screen)) continue
    seen.add(screen)
    findings.push(...(await findingsOf(flow, view, start, configuration, shared)))
  }
  return [...new Set(findings)]
}

export const testControls = <Machine extends AnyStateMachine>(flow: Flow<Machine>, view: View<Machine>): void => {
  describe(`${flow.name}: the controls of the view`, () => {
    const shared = new Known()
    for (const name of Object.keys(flow.inputs))
      test(`from «${name}» are in every state the events that the machine takes`, async () => {
        expect(await controlFindings(flow, view, name, shared)).toEqual([])
      }, 120_000)
  })
}
