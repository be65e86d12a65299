/** What this tab has recorded, for a report: of the recorder, once it runs; before that, of the tab's storage. */
import { readSegments } from '../../../replay/record/ring.ts'
import { read } from '../storage/storage.ts'

export const recorded = {
  /** @returns segments, oldest first */
  read: (): string[] => readSegments((slot) => read('sessionStorage', `recording.${slot}`)),
}
