/**
 * The link and the file of a report: the same in two wrappings. A link's data stand in its fragment, which no server ever sees:
 * `/support#<recording>!<width>.<height>.<theme>.<place>.<note>`; the note is deflated, the place is its number among the portal's.
 */
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import { PLACES } from '../../domain/portal/places.ts'
import type { ReportFile } from '../../domain/support/report-file.ts'
import { fromBase64, toBase64 } from '../packed/base64.ts'

/** Where operators open it. */
const ADDRESS = '/support#'
/** Between the recording and the rest: neither has it. */
const REST = '!'
/** Characters of the person's words. */
const MOST_NOTE = 1_000
/** Bytes that they may inflate to: a Russian letter has two. */
const MOST_NOTE_BYTES = 4_096
const MOST_PIXELS = 10_000
/** Characters of a file. */
const MOST_FILE = 200_000
const KIND = 'mst-report'

const noteText = (note: string): string => (note === '' ? '' : toBase64(deflateSync(strToU8(note), { level: 9 })))

const restOf = ({ width, height, theme, place, note }: ReportFile): string =>
  [width, height, theme.charAt(0), PLACES.findIndex(({ path }) => path === place), noteText(note)].join('.')

/** @param origin of the portal */
export const linkOf = (origin: string, report: ReportFile): string =>
  `${origin}${ADDRESS}${report.recording}${REST}${restOf(report)}`

/** @throws for a text that is none */
const noteIn = (text: string): string => {
  if (text === '') return ''
  const out = new Uint8Array(MOST_NOTE_BYTES)
  return strFromU8(inflateSync(fromBase64(text), { out })).slice(0, MOST_NOTE)
}

const pixels = (value: unknown): number | null =>
  Number.isInteger(Number(value)) && Number(value) > 0 && Number(value) <= MOST_PIXELS ? Number(value) : null

/** @returns null for no report */
const reportOf = (parts: { [Name in keyof ReportFile]: unknown }): ReportFile | null => {
  const width = pixels(parts.width)
  const height = pixels(parts.height)
  const { path: place } = PLACES.find(({ path }) => path === parts.place) ?? { path: null }
  const { theme, note, recording } = parts
  if (width === null || height === null || place === null || typeof note !== 'string' || typeof recording !== 'string')
    return null
  if (theme !== 'light' && theme !== 'dark') return null
  return { width, height, place, theme, note: note.slice(0, MOST_NOTE), recording }
}

const inFragment = (fragment: string): ReportFile | null => {
  const [recording = '', rest = ''] = fragment.split(REST)
  const [width, height, theme, place, note = ''] = rest.split('.')
  return reportOf({
    recording,
    width,
    height,
    theme: theme === 'd' ? 'dark' : 'light',
    place: PLACES[Number(place)]?.path,
    note: noteIn(note),
  })
}

/** The text of a report's file. */
export const fileOf = (report: ReportFile): string => `${JSON.stringify({ kind: KIND, ...report })}\n`

const isFile = (value: unknown): value is { [Name in keyof ReportFile]: unknown } =>
  typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === KIND

/**
 * Reads a link, the fragment of one, or the text of a file.
 * @returns null for what is none: not trusted, and never longer than a file
 */
export const readReport = (text: string): ReportFile | null => {
  const trimmed = text.trim()
  if (trimmed.length > MOST_FILE) return null
  try {
    if (trimmed.startsWith('{')) {
      const value: unknown = JSON.parse(trimmed)
      return isFile(value) ? reportOf(value) : null
    }
    return inFragment(trimmed.slice(trimmed.indexOf('#') + 1))
  } catch {
    return null
  }
}
