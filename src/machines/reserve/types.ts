import type { ApiResult } from '../../api/result.ts'
import type { Stamp } from '../kit/stamp.ts'

/** The row whose reserve is spoken of. */
export interface Reserved {
  sn: string
  /** The tool's tag: the call's id. */
  nfc: string
}

/** A release from the click until its answer is known; a repeat is the same request to the letter (B10). */
export interface Release extends Reserved {
  /** Idempotency key. */
  key: string
  /** It has been sent before, so even «not sent this time» leaves its result open. */
  isRepeat: boolean
}

export interface ReserveContext {
  release: Release | null
  answer: ApiResult<null> | null
}

export interface ReserveInput {
  /** The release that was under way when the page went (C04 of docs/decisions.md). */
  release: Release | null
}

export type ReserveEvent =
  | { type: 'sell'; sn: string }
  | ({ type: 'release' } & Reserved & Stamp)
  | { type: 'repeat' }
  | { type: 'check' }

/** Heard by the screen: the list does not stand as it was any more. */
export type ReserveNews = { type: 'changed' }
