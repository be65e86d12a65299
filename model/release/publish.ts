/** What the build publishes beside the portal for reports and their replay: words and dictionaries of the portal's flows. */
import { createHash } from 'node:crypto'
import { flowsWithFixtures } from '../explore/flows.ts'
import { textsOf, type Texts } from '../../src/replay/words/texts.ts'
import { dictionaryOf } from '../replay/dictionary.ts'
import { marks } from '../replay/marks.ts'

export interface Published {
  /** Of words and dictionaries: recordings of two builds with the same one can be read with either. */
  hash: string
  texts: Texts
  /** By the id of the machine. */
  dictionaries: Readonly<Record<string, string>>
}

/** @returns the same for the same models */
export const publishedData = async (): Promise<Published> => {
  const flows = (await flowsWithFixtures()).filter(({ file }) => !file.includes('/machines/desk/'))
  const texts = Object.fromEntries(flows.map(({ machine, words }) => [machine.id, textsOf(machine, words)]))
  const dictionaries = Object.fromEntries(flows.map(({ machine, fixture }) => [machine.id, dictionaryOf(fixture, marks)]))
  const hash = createHash('sha256').update(JSON.stringify({ texts, dictionaries })).digest('hex').slice(0, 8)
  return { hash, texts, dictionaries }
}
