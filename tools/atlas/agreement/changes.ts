/** What makes a signed part another one than the present: the lines that came and went, and where the diff finds that both part. */
import type { Changes, PartChange, TextChange } from '../../../src/atlas/agreement/changes.ts'
import { groupedBy, KINDS, type Kind } from '../../../src/atlas/agreement/lines.ts'
import { quotesOf } from '../../../src/atlas/agreement/quote.ts'
import { partingOf } from './parting.ts'

const kindOf = (line: string): Kind => line.slice(0, line.indexOf('\t')) as Kind

const columnsOf = (line: string): string[] => line.split('\t').slice(1)

/** What a reader is told of by lines: `ход` is told by the parting. */
const TOLD = KINDS.filter((kind) => kind !== 'ход')
/** Lines of screens: of these is left what is on the same screens as before, but no longer always, or after another event. */
const SHOWN: ReadonlySet<Kind> = new Set(['экран', 'после'])

/** Screens of each line, whether it is there always or at times. */
const shownIn = (lines: readonly string[]): Map<string, Set<string>> => {
  const places = new Map<string, Set<string>>()
  for (const line of lines) {
    if (kindOf(line) !== 'экран') continue
    const [place = '', , text = ''] = columnsOf(line)
    places.set(text, (places.get(text) ?? new Set()).add(place))
  }
  return places
}

/** The lines by the states that have lost them, or have them now: one changed word is one change, in however many states. */
const textChanges = (signed: readonly string[], now: readonly string[]): TextChange[] => {
  const [before, after] = [shownIn(signed), shownIn(now)]
  const lost = (from: Map<string, Set<string>>, to: Map<string, Set<string>>) =>
    [...from].flatMap(([text, places]) => {
      const left = [...places].filter((place) => !to.get(text)?.has(place)).toSorted()
      return left.length > 0 ? [{ text, places: left }] : []
    })
  const keyOf = ({ places }: { places: string[] }) => places.join('\n')
  const [gone, come] = [groupedBy(lost(before, after), keyOf), groupedBy(lost(after, before), keyOf)]
  return [...new Set([...gone.keys(), ...come.keys()])].map((key) => ({
    places: key.split('\n'),
    gone: (gone.get(key) ?? []).map(({ text }) => text),
    come: (come.get(key) ?? []).map(({ text }) => text),
  }))
}

const ARROW = ' · '

/** Lines that begin with the name of an event, which a reader knows by its words. */
const BY_EVENT: ReadonlySet<Kind> = new Set(['событие', 'после', 'эффект'])

/** The words of the events by their names. */
const eventWords = (lines: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    lines.flatMap((line) => {
      const [label = '', text = ''] = kindOf(line) === 'событие' ? columnsOf(line) : []
      return label === '' ? [] : [[label, text] as const]
    }),
  )

/** The texts that an event adds to a state in one line. */
const addedOf = (lines: readonly string[]): string[] => {
  const groups = groupedBy(lines.map(columnsOf), ([label = '', place = '']) => `${label}\t${place}`)
  return [...groups].map(([key, columns]) => {
    const texts = quotesOf(columns.map(([, , text = '']) => text))
    return `${key}\t${texts.join(', ')}`
  })
}

/** What stands in the lines of one kind, in a reader's words. */
const sayer = (words: ReadonlyMap<string, string>) => (kind: Kind, lines: readonly string[]) => {
  const columns = kind === 'после' ? addedOf(lines).map((line) => line.split('\t')) : lines.map(columnsOf)
  return columns.map(([first = '', ...rest]) => {
    const said = BY_EVENT.has(kind) ? [words.get(first) ?? first, ...(kind === 'событие' ? [] : rest)] : [first, ...rest]
    return said.filter(Boolean).join(ARROW)
  })
}

/** A text that came or went as such is not told once more. */
const isTold = (line: string, texts: ReadonlySet<string>): boolean => !texts.has(columnsOf(line)[2] ?? '')

/** Texts that came or went on a screen, with and without what was typed. */
const toldTexts = (changes: readonly TextChange[]): Set<string> =>
  new Set(changes.flatMap(({ gone, come }) => [...gone, ...come]))

/**
 * @param signed the lines of the part that was signed
 * @param now the lines of the present part, by the alphabet of the signed one
 * @returns null where nothing has changed
 */
export const changesSince = (signed: readonly string[], now: readonly string[]): Changes | null => {
  const [before, after] = [new Set(signed), new Set(now)]
  const gone = signed.filter((line) => !after.has(line))
  const come = now.filter((line) => !before.has(line))
  if (gone.length + come.length === 0) return null
  const texts = textChanges(signed, now)
  const told = toldTexts(texts)
  const [wasSaid, isSaid] = [sayer(eventWords(signed)), sayer(eventWords(now))]
  const parts = TOLD.flatMap((kind): PartChange[] => {
    const own = (lines: readonly string[]) =>
      lines.filter((line) => kindOf(line) === kind && (!SHOWN.has(kind) || isTold(line, told)))
    const change = { kind, gone: wasSaid(kind, own(gone)), come: isSaid(kind, own(come)) }
    return change.gone.length + change.come.length > 0 ? [change] : []
  })
  return { texts, parts, parting: partingOf(signed, now) }
}
