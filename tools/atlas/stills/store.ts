/**
 * The still screens that releases keep: docs/flows/stills, one packed file a release. Most screens of a flow differ in a few places,
 * so each distinct part of them is stored once.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** A text, or an element: its opening tag and the places of its content among the nodes. */
export type StillNode = string | [tag: string, ...content: number[]]

export interface FlowStills {
  nodes: StillNode[]
  /** The nodes of a screen's body, and its height in pixels. */
  screens: { body: number[]; height: number }[]
  /** The screen of each configuration of docs/flows/model. */
  configs: number[]
}

export interface Stills {
  /** The stylesheet of all screens, without fonts. */
  style: string
  flows: Record<string, FlowStills>
}

const FOLDER = join(import.meta.dirname, '../../../docs/flows/stills')

export const stillsFile = (release: string, folder = FOLDER): string => join(folder, `${release}.json.br`)

/** @returns the size of the file in bytes */
export const writeStills = (file: string, stills: Stills): number => {
  const bytes = Buffer.from(JSON.stringify(stills))
  const packed = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, packed)
  return packed.length
}

/** @returns null where a release keeps none */
export const readStills = (file: string): Stills | null =>
  existsSync(file) ? (JSON.parse(brotliDecompressSync(readFileSync(file)).toString('utf8')) as Stills) : null

/** Elements of HTML that have no end tag. */
const VOID = /^<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)[\s>]/

/** @returns the HTML of nodes and of all that is in them */
export const htmlOf = (nodes: readonly StillNode[], places: readonly number[]): string =>
  places
    .map((place) => {
      const node = nodes[place] ?? ''
      if (typeof node === 'string') return node
      const [tag, ...content] = node
      if (VOID.test(tag)) return tag
      const name = /^<([^\s>]+)/.exec(tag)?.[1] ?? ''
      return `${tag}${htmlOf(nodes, content)}</${name}>`
    })
    .join('')
