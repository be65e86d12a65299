/**
 * Packs a recording into the characters of a link: `<form><release>.<data>`. With the release's dictionary it is a fifth as long; a link made
 * without it opens without it.
 */
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import type { Line } from '../record/lines.ts'
import { fromBase64, toBase64 } from './base64.ts'
import { checkedLines } from './check.ts'
import { compact, expand } from './compact.ts'
import { merged } from './merge.ts'

/** What a flow's recordings have in common, by the id of its machine: made from the release's models. */
export type Dictionaries = Readonly<Record<string, string>>

/** Bytes that deflate looks back. */
const WINDOW = 32_768
/** Bytes that a link may not grow to, and a report: what comes from somewhere else is not trusted. */
export const MOST_INFLATED = { link: 8_192, report: 65_536 } as const

const FORM = { plain: '1', dictionary: '2' } as const

/** The flows whose dictionaries a recording needs, in the order of their numbers of two signs each. */
const machinesIn = (lines: readonly Line[], dictionaries: Dictionaries): string[] => [
  ...new Set(lines.flatMap((line) => (line[0] === 'flow' && line[2] in dictionaries ? [line[2]] : []))),
]

/** Each flow gets its share of what deflate looks back; the ends of dictionaries are their best parts. */
const joined = (machines: readonly string[], dictionaries: Dictionaries): Uint8Array => {
  const share = Math.floor(WINDOW / Math.max(machines.length, 1))
  const parts = machines.map((machine) => strToU8(dictionaries[machine] ?? '').slice(-share))
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** Two signs for each flow: its place in the release's list. */
const namesOf = (machines: readonly string[], dictionaries: Dictionaries): string => {
  const all = Object.keys(dictionaries).toSorted()
  return machines.map((machine) => all.indexOf(machine).toString(36).padStart(2, '0')).join('')
}

const namedBy = (names: string, dictionaries: Dictionaries): string[] => {
  const all = Object.keys(dictionaries).toSorted()
  return (names.match(/../g) ?? []).flatMap((name) => all[Number.parseInt(name, 36)] ?? [])
}

/** Whether a recording stays below a limit when it is inflated: `unpack` reads no longer ones. */
export const isShort = (lines: readonly Line[], most: number): boolean => strToU8(compact(merged(lines))).length < most

/**
 * @param lines segments of a recording, oldest first
 * @param dictionaries the release's, null where they could not be loaded
 */
export const pack = (lines: readonly Line[], release: string, dictionaries: Dictionaries | null): string => {
  const bytes = strToU8(compact(merged(lines)))
  if (dictionaries === null) return `${FORM.plain}${release}.${toBase64(deflateSync(bytes, { level: 9 }))}`
  const machines = machinesIn(lines, dictionaries)
  const data = deflateSync(bytes, { level: 9, dictionary: joined(machines, dictionaries) })
  return `${FORM.dictionary}${release}.${namesOf(machines, dictionaries)}.${toBase64(data)}`
}

/** Why a link cannot be opened. */
export type PackFault = 'needs dictionary' | 'damaged'

interface Parts {
  isPlain: boolean
  release: string
  machines: string
  data: string
}

/** @returns null for no link of this kind */
const partsOf = (packed: string): Parts | null => {
  const form = packed.charAt(0)
  if (form !== FORM.plain && form !== FORM.dictionary) return null
  const isPlain = form === FORM.plain
  const parts = packed.slice(1).split('.')
  const data = parts.pop() ?? ''
  const machines = isPlain ? '' : (parts.pop() ?? '')
  return { isPlain, release: parts.join('.'), machines, data }
}

/** The release that has packed a link, whose dictionaries open it; null for no link. */
export const releaseOf = (packed: string): string | null => partsOf(packed)?.release ?? null

/**
 * @param dictionaries those of `releaseOf`
 * @param most bytes of the inflated recording
 */
export const unpack = (
  packed: string,
  dictionaries: Dictionaries | null,
  most: number = MOST_INFLATED.link,
): Line[] | PackFault => {
  const parts = partsOf(packed)
  if (parts === null) return 'damaged'
  if (!parts.isPlain && dictionaries === null) return 'needs dictionary'
  try {
    const dictionary = joined(namedBy(parts.machines, dictionaries ?? {}), dictionaries ?? {})
    const out = new Uint8Array(most)
    const inflated = inflateSync(fromBase64(parts.data), parts.isPlain ? { out } : { out, dictionary })
    // The inflater stops writing where the room ends, and does not say so.
    if (inflated.length >= most) return 'damaged'
    return checkedLines(expand(strFromU8(inflated), parts.release)) ?? 'damaged'
  } catch {
    return 'damaged'
  }
}
