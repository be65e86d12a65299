/** Opens a recording: of a report, a link, a file. What it holds is checked line by line before anybody looks at it (D263). */
import { isFileText } from '../../machines/desk/replay/source.ts'
import type { Carried, Opened, Source, Unpacked } from '../../machines/desk/replay/types.ts'
import { MOST_INFLATED, releaseOf, unpack } from '../../replay/packed/pack.ts'
import type { Line } from '../../replay/record/lines.ts'
import { readReport } from '../../replay/report/link.ts'
import { momentsOf } from '../../replay/words/moments.ts'
import { stepsOf } from '../../replay/words/step-words.ts'
import type { Texts } from '../../replay/words/texts.ts'
import { currentTexts, dictionariesOf } from './report-data.ts'

const flowsOf = (lines: readonly Line[], texts: Texts): Opened['flows'] =>
  Object.fromEntries(
    lines.flatMap((line) => {
      const flow = line[0] === 'flow' ? texts[line[2]] : undefined
      if (line[0] !== 'flow' || flow === undefined) return []
      const { title, states, calls, delays } = flow
      return [[line[2], { title, states, calls, delays }] as const]
    }),
  )

const openedOf = (lines: Line[], release: string, texts: Texts): Opened => {
  const steps = stepsOf(lines, texts, { voice: 'they' })
  return { lines, steps, moments: momentsOf(lines, steps), flows: flowsOf(lines, texts), release }
}

/** A file comes from a disk and is as long as a report; a link is short. */
const mostOf = (source: Source): number =>
  'carried' in source || isFileText(source.text) ? MOST_INFLATED.report : MOST_INFLATED.link

export const unpackSource = async (source: Source): Promise<Unpacked> => {
  const carried: Carried | null = 'carried' in source ? source.carried : readReport(source.text)
  if (carried === null) return { kind: 'damaged' }
  const { recording } = carried
  const most = mostOf(source)
  let lines = unpack(recording, null, most)
  const release = releaseOf(recording) ?? ''
  if (lines === 'needs dictionary') {
    const dictionaries = await dictionariesOf(release)
    if (dictionaries === null) return { kind: 'forgotten' }
    lines = unpack(recording, dictionaries, most)
  }
  if (typeof lines === 'string') return { kind: 'damaged' }
  const opened = openedOf(lines, release, await currentTexts())
  return opened.steps.length === 0 ? { kind: 'damaged' } : { kind: 'opened', carried, opened }
}
