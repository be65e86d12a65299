/** The words of steps and the dictionaries of releases, which the server publishes beside the portal (scripts/build/report-data.mjs). */
import type { Dictionaries } from '../../replay/packed/pack.ts'
import type { Texts } from '../../replay/words/texts.ts'

const FOLDER = '/report-data'
const HASH = /^[\da-f]{8}$/

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** @returns null for what is not there */
const fetched = async (name: string): Promise<Record<string, unknown> | null> => {
  const response = await fetch(`${FOLDER}/${name}.json`)
  if (!response.ok) return null
  const value: unknown = await response.json()
  return isObject(value) ? value : null
}

/** Those of the release that the server runs; without them steps are told by their types. */
export const currentTexts = async (): Promise<Texts> => {
  try {
    const current = await fetched('current')
    return isObject(current?.['texts']) ? (current['texts'] as Texts) : {}
  } catch {
    return {}
  }
}

/** @param hash names them in a link; @returns null where they are gone. @throws without a network */
export const dictionariesOf = async (hash: string): Promise<Dictionaries | null> =>
  HASH.test(hash) ? ((await fetched(hash)) as Dictionaries | null) : null
