/** What a report is made of: the tab's recording, the words of its steps, the screen, a link that carries all of it. */
import { PLACES, type PlacePath } from '../../../domain/portal/places.ts'
import type { ReportPort } from '../../../machines/site/problem/actors.ts'
import type { OwnLink, PackInput, Recorded, Surroundings } from '../../../machines/site/problem/types.ts'
import { within } from '../../../api/within.ts'
import { checkedLines } from '../../../replay/packed/check.ts'
import { isShort, MOST_INFLATED, pack, unpack, type Dictionaries } from '../../../replay/packed/pack.ts'
import type { Line } from '../../../replay/record/lines.ts'
import { chosenLines, fittingLines, isStep, withoutReport, withoutStruck } from '../../../replay/report/choose.ts'
import { linkOf } from '../../../replay/report/link.ts'
import { stepsOf } from '../../../replay/words/step-words.ts'
import { recorded } from './recorded.ts'
import { reportData, type ReportData } from './data.ts'

/** Characters of a link: what messengers and QR codes bear. */
const MOST_LINK = 2_000
/** Characters that the server takes of a recording. */
const MOST_SENT = 40_000

const pathOf = (name: string | undefined): PlacePath => PLACES.find((place) => place.name === name)?.path ?? '/'

const placeOf = (lines: readonly Line[]): PlacePath => {
  const moved = lines.findLast((line) => line[0] === 'place')
  return pathOf(moved?.[0] === 'place' ? moved[1] : undefined)
}

const isDark = (): boolean => {
  const { theme } = document.documentElement.dataset
  return theme === undefined ? window.matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
}

const surroundings = (): Surroundings => ({
  width: window.innerWidth,
  height: window.innerHeight,
  theme: isDark() ? 'dark' : 'light',
})

/** Milliseconds for which the page waits for the words of steps: without them types stand in their place. */
const READY = 3_000

/** What a report needs when the network is gone comes with its page. @returns the words, null where they do not come in time */
export const bringReport = async (): Promise<ReportData | null> => {
  const [data] = await Promise.all([
    within(READY, reportData()),
    within(
      READY,
      import('../../../qr/draw.ts').catch(() => null),
    ),
  ])
  return data
}

const read = async (): Promise<Recorded> => {
  const lines = withoutReport(chosenLines(recorded.read()))
  const data = await bringReport()
  return { lines, steps: stepsOf(lines, data?.texts ?? {}, { voice: 'you' }), place: placeOf(lines) }
}

const releaseIn = ([first]: readonly Line[]): string =>
  first?.[0] === 'segment' ? first[2].release : import.meta.env.VITE_APP_VERSION

/** The server opens it without a dictionary. */
const packed = (lines: readonly Line[]): string => {
  const plain = (some: readonly Line[]) => pack(some, releaseIn(some), null)
  const fits = (some: readonly Line[]): boolean => isShort(some, MOST_INFLATED.report) && plain(some).length <= MOST_SENT
  return plain(fittingLines(lines, fits) ?? [])
}

const packReport = ({ note, lines, struck, place }: PackInput) =>
  Promise.resolve({
    note,
    place,
    recording: packed(withoutStruck(checkedLines(lines) ?? [], new Set(struck))),
    ...surroundings(),
  })

const packerOf = (data: { hash: string; dictionaries: Dictionaries } | null) => (lines: readonly Line[]) =>
  data === null ? pack(lines, releaseIn(lines), null) : pack(lines, data.hash, data.dictionaries)

const drawn = async (address: string): Promise<OwnLink['drawn']> => {
  try {
    const { drawQr } = await import('../../../qr/draw.ts')
    return drawQr(address)
  } catch {
    // The chunk is away, or the code has no room for it: the link is there.
    return null
  }
}

const link: ReportPort['link'] = async ({ key: _key, isRepeat: _isRepeat, ...report }) => {
  const lines = unpack(report.recording, null, MOST_INFLATED.report)
  const { origin } = window.location
  const packer = packerOf(await reportData())
  const addressOf = (some: readonly Line[]) => linkOf(origin, { ...report, recording: packer(some) })
  const fits = (few: readonly Line[]) => isShort(few, MOST_INFLATED.link) && addressOf(few).length <= MOST_LINK
  const some = typeof lines === 'string' ? [] : fittingLines(lines, fits)
  const address = addressOf(some ?? [])
  return { address, steps: (some ?? []).filter(isStep).length, drawn: await drawn(address) }
}

export const reportPort: ReportPort = { read, pack: packReport, link }
