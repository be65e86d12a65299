/** What the last run of `npm run test:mutants -- --keep` found. */
import { join } from 'node:path'

export const KEPT = join(import.meta.dirname, 'kept.json')

export interface Kept {
  /** Places where something can be made wrong. */
  places: number
  /** Those that were, the equivalent ones left out. */
  tried: number
  noticed: number
  /** Those that no test has noticed. */
  lives: string[]
}
