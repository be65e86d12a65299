/**
 * What the server publishes beside the portal for reports (scripts/build/report-data.mjs): the words of steps and the dictionaries that make
 * links short. Fetched while the page is idle, because a report is written when the network is gone; without them it has neither.
 */
import type { Dictionaries } from '../../../replay/packed/pack.ts'
import type { Texts } from '../../../replay/words/texts.ts'

export interface ReportData {
  /** Names the dictionaries in links. */
  hash: string
  texts: Texts
  dictionaries: Dictionaries
}

const FOLDER = '/report-data'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const fetched = async (name: string): Promise<Record<string, unknown> | null> => {
  const response = await fetch(`${FOLDER}/${name}.json`, { priority: 'low' })
  if (!response.ok) return null
  const value: unknown = await response.json()
  return isObject(value) ? value : null
}

const load = async (): Promise<ReportData | null> => {
  const current = await fetched('current')
  if (typeof current?.['hash'] !== 'string' || !isObject(current['texts'])) return null
  const { hash, texts } = current as { hash: string; texts: Texts }
  const dictionaries = await fetched(hash)
  return dictionaries === null ? null : { hash, texts, dictionaries: dictionaries as Dictionaries }
}

let loading: Promise<ReportData | null> | null = null

/** @returns null where it cannot be had; asked for again the next time */
export const reportData = (): Promise<ReportData | null> => {
  loading ??= load().then(
    (data) => {
      if (data === null) loading = null
      return data
    },
    () => {
      loading = null
      return null
    },
  )
  return loading
}
