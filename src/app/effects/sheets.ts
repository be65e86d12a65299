/** Keeps the bytes of one sheet under an address of this tab, until the next one, or until somebody else signs in (B08). */
import { whenErased } from './storage/erasers.ts'

let kept: string | null = null

const drop = (): void => {
  if (kept !== null) URL.revokeObjectURL(kept)
  kept = null
}

export const keepSheet = (file: Blob): string => {
  drop()
  kept = URL.createObjectURL(file)
  return kept
}

whenErased(drop)
