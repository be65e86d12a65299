/** What differs between two parts, the signed one and the present one: tools/atlas/agreement finds it out. */
import type { FlowChanges } from '../chart/changes.ts'
import type { Kind } from './lines.ts'

/** Texts that changed together: they came and went in the same states. */
export interface TextChange {
  /** The words of the states whose screens it concerns. */
  places: string[]
  /** Lines of the screens, as in docs/flows/screens. */
  gone: string[]
  come: string[]
}

/** Something else that changed, of one kind. */
export interface PartChange {
  kind: Kind
  gone: string[]
  come: string[]
}

/** Where one side answers otherwise than the other, in words. */
export interface Parting {
  /** Starting point and events, the last one included. */
  way: string[]
  before: string
  after: string
}

export interface Changes {
  texts: TextChange[]
  parts: PartChange[]
  /** The shortest way on which both part; null where all ways agree. */
  parting: Parting | null
}

/** What the diff says of a signed scenario whose model a release keeps. */
export interface Since {
  release: string
  changes: FlowChanges
}
