/** The result of the last `npm run test:mutants -- --keep`. */
import { join } from 'node:path'

export const KEPT = join(import.meta.dirname, 'kept.json')

export interface Kept {
  /** Places that can be mutated. */
  places: number
  /** Mutated places without the equivalent ones. */
  tried: number
  noticed: number
  /** Those that no test has noticed. */
  lives: string[]
}
