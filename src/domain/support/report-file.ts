/** A report of a problem without a server: what its link and its file carry, and the server's record of it too. */
import type { PlacePath } from '../portal/places.ts'

export interface ReportFile {
  /** In the person's words; may be empty. */
  note: string
  /** The place of the portal where it happened. */
  place: PlacePath
  /** CSS pixels. */
  width: number
  height: number
  theme: 'light' | 'dark'
  /** Packed lines (src/replay/packed). */
  recording: string
}
