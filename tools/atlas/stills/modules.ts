/**
 * Modules of the atlas's build with the still screens that some comparison or sheet shows: the others stay in docs/flows/stills. Styles and
 * screens of each flow come by themselves, on demand.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOOL_PICTURE } from '../../../model/kit/picture.ts'
import type { Since } from '../../../src/atlas/agreement/changes.ts'
import type { Changes } from '../../../src/atlas/chart/changes.ts'
import type { StillScreen } from '../../../src/atlas/chart/stills.ts'
import { agreementSince } from '../agreement/data.ts'
import { htmlOf, readStills, stillsFile, type Stills } from './store.ts'

const CHANGES = join(import.meta.dirname, '../../../docs/flows/changes')

export const STILLS = 'virtual:atlas-stills'
const STYLE = `${STILLS}/style/`
const SCREENS = `${STILLS}/screens/`

/** Configurations by release and flow. */
type Shown = Map<string, Map<string, Set<number>>>

type Comparison = Pick<Changes, 'changed'> & { old: { name: string }; new: { name: string } | null }

/** The screens that comparisons show, of releases that keep stills. */
export const shownBy = (comparisons: readonly Comparison[], hasStills: (release: string) => boolean): Shown => {
  const shown: Shown = new Map()
  const put = (release: string, flow: string, still: number | undefined): void => {
    // A comparison of before stills has no such number.
    if (still === undefined || !hasStills(release)) return
    const flows = shown.get(release) ?? new Map<string, Set<number>>()
    shown.set(release, flows.set(flow, (flows.get(flow) ?? new Set()).add(still)))
  }
  for (const { old, new: next, changed } of comparisons)
    for (const { flow, changes } of changed)
      for (const change of changes) {
        put(old.name, flow, change.old?.still)
        if (next) put(next.name, flow, change.new?.still)
      }
  return shown
}

const readComparisons = (): Comparison[] =>
  existsSync(CHANGES) ? readdirSync(CHANGES).map((name) => JSON.parse(readFileSync(join(CHANGES, name), 'utf8')) as Changes) : []

const signedComparisons = (since: Readonly<Record<string, Since>>): Comparison[] =>
  Object.values(since).map(({ release, changes }) => ({ old: { name: release }, new: null, changed: [changes] }))

/** The one picture that screens of the atlas have; a frame without an origin is refused a file. */
const ownPicture = (html: string): string => {
  if (!html.includes(TOOL_PICTURE)) return html
  const bytes = readFileSync(join(import.meta.dirname, '../../../src/atlas/public/tool.svg'))
  return html.replaceAll(TOOL_PICTURE, `data:image/svg+xml;base64,${bytes.toString('base64')}`)
}

/** @returns the screens of these configurations */
export const screensOf = ({ flows }: Stills, flow: string, wanted: Iterable<number>): Record<number, StillScreen> => {
  const { nodes = [], screens = [], configs = [] } = flows[flow] ?? {}
  return Object.fromEntries(
    [...wanted].flatMap((config) => {
      const screen = screens[configs[config] ?? -1]
      return screen ? [[config, { html: ownPicture(htmlOf(nodes, screen.body)), height: screen.height }]] : []
    }),
  )
}

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | null = null
  return () => (made ??= { value: make() }).value
}

/** Read once, and only when the page is built with it. */
export const since = once(agreementSince)
const shown = once(() =>
  shownBy([...readComparisons(), ...signedComparisons(since())], (release) => existsSync(stillsFile(release))),
)
const read = new Map<string, Stills | null>()
const stillsOf = (release: string): Stills | null => {
  const known = read.get(release)
  if (known !== undefined) return known
  const stills = readStills(stillsFile(release))
  read.set(release, stills)
  return stills
}

/** @returns the content of a module with data; undefined for another module */
export const stillData = (id: string): unknown => {
  if (id.startsWith(STYLE)) return stillsOf(id.slice(STYLE.length))?.style ?? ''
  if (!id.startsWith(SCREENS)) return undefined
  const [release = '', flow = ''] = id.slice(SCREENS.length).split('/')
  const stills = stillsOf(release)
  return stills ? screensOf(stills, flow, shown().get(release)?.get(flow) ?? []) : {}
}

const loader = (id: string): string => `() => import(${JSON.stringify(id)})`

/** @returns the code of the module that knows how to load the others */
export const stillIndex = (): string => {
  const all = [...shown()]
  const styles = all.map(([release]) => `${JSON.stringify(release)}: ${loader(STYLE + release)}`)
  const screens = all.flatMap(([release, flows]) =>
    [...flows.keys()].map((flow) => `${JSON.stringify(`${release}/${flow}`)}: ${loader(`${SCREENS}${release}/${flow}`)}`),
  )
  return `export const styles = {${styles.join()}}\nexport const screens = {${screens.join()}}\n`
}
