/** Reads every configuration of a flow and the overlays of its screens: the content of docs/flows/screens. */
import { act, cleanup, render } from '@testing-library/react'
import { vi } from 'vitest'
import { createActor, SimulatedClock, type StateValue } from 'xstate'
import { listText } from '../../../model/kit/json-lines.ts'
import { replayOf } from '../../../src/atlas/chart/replay.ts'
import { OPENED, type Texts, type TextScreen } from '../../../src/atlas/chart/texts.ts'
import { shownBy, type Walks } from '../../../src/atlas/chart/walks.ts'
import type { FlowScreen } from '../../../src/atlas/screen/flow-screen.tsx'
import { ToastRegion, type Toast } from '../../../src/ui/overlays/toast-region.tsx'
import { operate } from './controls.ts'
import { settle } from './jsdom-ui.ts'
import { lineOf, readPage } from './read-page.ts'
import { watched, type Watched } from './watched.ts'

/** The triggers of a menu, a calendar or a window. */
const triggers = (): HTMLElement[] => [
  ...document.body.querySelectorAll<HTMLElement>('button[aria-haspopup]:not(:disabled, [aria-disabled="true"])'),
]

/** The lines of the second page that are not on the first. */
const added = (before: readonly string[], after: readonly string[]): string[] => {
  const left = [...before]
  return after.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Numbers items in order of first appearance. */
const counter = <Item,>(keyOf: (item: Item) => string) => {
  const items: Item[] = []
  const numbers = new Map<string, number>()
  const numberOf = (item: Item): number => {
    const known = numbers.get(keyOf(item))
    if (known !== undefined) return known
    numbers.set(keyOf(item), items.length)
    return items.push(item) - 1
  }
  return { items, numberOf }
}

/** Every notification of a step, as shown in the corner of the page. */
const readToasts = (walks: Walks, numberOf: (line: string) => number): Texts['toasts'] => {
  const raised = new Map<string, Set<number>>()
  for (const step of walks.steps)
    for (const { name, params } of step.effects) {
      const toast = JSON.stringify(params)
      if (name === 'toast') raised.set(toast, (raised.get(toast) ?? new Set()).add(shownBy(step)))
    }
  return [...raised].map(([params, configs]) => {
    const toast = { ...(JSON.parse(params) as Omit<Toast, 'id'>), id: '1' }
    render(<ToastRegion toasts={[toast]} onClose={() => {}} />)
    const lines = readPage(document.body).map(numberOf)
    cleanup()
    return { lines, configs: [...configs].toSorted((one, other) => one - other) }
  })
}

/** Renders a paused flow, as the atlas does. */
const draw = async ({ machine, draw: view }: FlowScreen, value: StateValue, context: object, seen: object, isFirst: boolean) => {
  cleanup()
  const snapshot = machine.resolveState({ value, context })
  const actor = createActor(machine, { snapshot, input: undefined, clock: new SimulatedClock() }).start()
  // An actor reads all of its context on start: the view's own reads count from here.
  Object.assign(actor.getSnapshot(), { context: seen })
  render(view(actor))
  // Parts of a view load when they are first shown.
  if (isFirst) await vi.dynamicImportSettled()
  await settle()
  // A focused field may show more than its value: the screen is read without focus.
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement !== document.body) await act(async () => activeElement.blur())
}

/**
 * Reads configurations of a flow with their overlays, each overlay once a state.
 * @param homeOf the configuration at which the overlay of a trigger is read; the first one that is read when left out
 */
const reader = (screen: FlowScreen, walks: Walks, homeOf?: (state: string, trigger: string) => number | undefined) => {
  const snapshotAt = replayOf(screen.machine, walks)
  /** The overlay of a trigger, by state and trigger. */
  const opened = new Map<string, string[]>()
  const drawnStates = new Set<string>()

  /** @param begin draws a configuration anew */
  const readOpened = async (
    state: string,
    config: number,
    page: readonly string[],
    begin: (at: number) => Promise<void>,
  ): Promise<string[]> => {
    const all: string[] = []
    // What stands behind a window is neither read nor opened.
    const offered = triggers().map((one) => lineOf(one, 'button'))
    for (const trigger of offered.filter((line) => page.includes(line))) {
      const key = `${state} ${trigger}`
      if (!opened.has(key)) {
        await begin(homeOf?.(state, trigger) ?? config)
        const before = readPage(document.body)
        const element = triggers().find((one) => lineOf(one, 'button') === trigger)
        if (element) await operate(element)
        // An overlay's content may be a chunk of its own.
        await vi.dynamicImportSettled()
        await settle()
        const shown = added(before, readPage(document.body))
        opened.set(
          key,
          shown.filter((line) => !line.startsWith(trigger)),
        )
      }
      all.push(...(opened.get(key) ?? []).map((line) => `${OPENED}${line}`))
    }
    return all
  }

  /** @returns the lines of the screen, and whether the view would read the same values in another configuration */
  const read = async (config: number): Promise<{ lines: string[]; context: Watched<object> }> => {
    const context = snapshotAt(config).context as object
    const state = walks.configs[config]?.state ?? ''
    const seen = watched(context)
    const isFirst = !drawnStates.has(state)
    drawnStates.add(state)
    const begin = (at: number) => {
      const home = snapshotAt(at)
      return draw(screen, home.value, home.context as object, at === config ? seen.value : (home.context as object), isFirst)
    }
    await begin(config)
    const page = readPage(document.body)
    return { lines: [...page, ...(await readOpened(state, config, page, begin))], context: seen }
  }
  return { read, contextAt: (config: number): object => snapshotAt(config).context as object }
}

/**
 * Renders the configurations of a flow, one of those in which the view reads the same values.
 * @param walks of docs/flows/model
 */
export const recordTexts = async (screen: FlowScreen, walks: Walks): Promise<Texts> => {
  const { read, contextAt } = reader(screen, walks)
  const lines = counter((line: string) => line)
  const screens = counter((shown: TextScreen) => shown.lines.join())
  const drawn = new Map<string, { context: Watched<object>; number: number }[]>()
  const numberOf = async (config: number, state: string): Promise<number> => {
    const before = drawn.get(state) ?? []
    const same = before.find((one) => one.context.agrees(contextAt(config)))
    if (same) return same.number
    const shown = await read(config)
    const number = screens.numberOf({ states: [], lines: shown.lines.map(lines.numberOf) })
    drawn.set(state, [...before, { context: shown.context, number }])
    return number
  }

  const configs: number[] = []
  for (const [config, { state }] of walks.configs.entries()) {
    const number = await numberOf(config, state)
    const { states } = screens.items[number]!
    if (!states.includes(state)) states.push(state)
    configs.push(number)
  }
  cleanup()
  return { lines: lines.items, screens: screens.items, toasts: readToasts(walks, lines.numberOf), configs }
}

/** The lines of a recorded configuration. */
export const linesOf = ({ lines, screens, configs }: Texts, config: number): string[] =>
  (screens[configs[config] ?? -1]?.lines ?? []).map((line) => lines[line] ?? '')

/**
 * Renders screens that show together every recorded line of every state: forms differ by combinations of the same lines.
 * @returns for each drawn configuration the lines of its screen, as it reads now
 */
export const sampleTexts = async (screen: FlowScreen, walks: Walks, recorded: Texts): Promise<Map<number, string[]>> => {
  const linesAt = (config: number) => recorded.screens[recorded.configs[config] ?? -1]?.lines ?? []
  const { read } = reader(screen, walks, (state, trigger) => {
    const line = recorded.lines.indexOf(trigger)
    return [...walks.configs.keys()].find((at) => walks.configs[at]!.state === state && linesAt(at).includes(line))
  })
  const shown = new Set<string>()
  const sample = new Map<number, string[]>()
  // The fullest screens first: fewer of them show all.
  const fullest = [...walks.configs.keys()].toSorted((one, other) => linesAt(other).length - linesAt(one).length)
  for (const config of fullest) {
    const { state } = walks.configs[config]!
    // A state without a line is drawn too.
    const lines = [state, ...linesAt(config).map((line) => `${state} ${line}`)]
    if (lines.every((line) => shown.has(line))) continue
    for (const line of lines) shown.add(line)
    sample.set(config, (await read(config)).lines)
  }
  cleanup()
  return sample
}

/** The notifications of a flow, as their lines read now. */
export const toastLines = (walks: Walks): string[][] => {
  const lines = counter((line: string) => line)
  return readToasts(walks, lines.numberOf).map((toast) => toast.lines.map((line) => lines.items[line] ?? ''))
}

/** One text per line of the file: a changed word is a readable diff. */
export const textsText = ({ lines, screens, toasts, configs }: Texts): string =>
  `{
  "lines": ${listText(lines, '  ')},
  "screens": ${listText(screens, '  ')},
  "toasts": ${listText(toasts, '  ')},
  "configs": ${JSON.stringify(configs)}
}
`
