import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { JPEG_END, judgeFile, lacksEnd } from '../../../src/domain/texts/file-content.ts'
import type { FileKind, FileProblem } from '../../../src/domain/texts/file-content.ts'
import { MAX_PIXELS } from '../../../src/domain/portal/limits.ts'
import type { FileType } from '../../kernel/database/sets.ts'
import type { TurnLimits } from './turns.ts'

/** A file as it came; cut where it is too long. */
export interface GivenFile {
  name: string
  bytes: Buffer
  tooLong: boolean
}

/** A file as it is to be stored. */
export interface CheckedFile {
  contentType: FileType
  extension: FileKind
  bytes: Buffer
}

type Verdict = CheckedFile | { problem: FileProblem }

/**
 * Pictures decoded at once, and the length of the queue: half of the processors, so that requests and passwords keep the rest,
 * and never more than half of the four threads that Node also uses for passwords and file reads. The queue drains before the
 * longest request times out.
 */
export const DECODING: TurnLimits = {
  atOnce: Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2))),
  waitingOfOne: 4,
  waitingOfAll: 16,
}
/**
 * Uploads that are checked, scanned and stored at once: each is in memory as it came and as it is stored. Those that wait lie on the disk, so
 * many may.
 */
export const STORING: TurnLimits = { atOnce: 8, waitingOfOne: 50, waitingOfAll: 500 }
// One picture, one processor.
sharp.concurrency(1)

/**
 * A JPEG without its end mark gets one: then whatever else it lacks is worth a warning, and one that was cut is refused while one
 * that lacks the mark alone is read.
 */
const decoder = (bytes: Buffer) => {
  const lacks = lacksEnd(bytes)
  const whole = lacks ? Buffer.concat([bytes, Buffer.from(JPEG_END)]) : bytes
  return sharp(whole, { limitInputPixels: MAX_PIXELS, failOn: lacks ? 'warning' : 'truncated' }).autoOrient()
}

/** Re-encoding drops metadata, GPS positions and any data hidden behind the picture. */
const reencode: Record<Exclude<FileKind, 'pdf'>, (bytes: Buffer) => Promise<CheckedFile>> = {
  png: async (bytes) => ({ contentType: 'image/png', extension: 'png', bytes: await decoder(bytes).png().toBuffer() }),
  jpg: async (bytes) => ({
    contentType: 'image/jpeg',
    extension: 'jpg',
    bytes: await decoder(bytes).jpeg({ quality: 90 }).toBuffer(),
  }),
}

/**
 * Validates a file by its content (B12): first by the rule that the browser has checked too, then by decoding.
 * @param inTurn queues the decoding
 * @returns the file to store, or the fault
 */
export const checkFile = async (
  { name, bytes, tooLong }: GivenFile,
  inTurn: (work: () => Promise<Verdict>) => Promise<Verdict>,
): Promise<Verdict> => {
  const verdict = judgeFile(name, bytes, undefined, tooLong ? Infinity : bytes.length)
  if (!verdict.ok) return { problem: verdict.problem }
  const { kind } = verdict
  // Stored unchanged (API48): this type is only ever served as an attachment.
  if (kind === 'pdf') return { contentType: 'application/pdf', extension: kind, bytes }
  // Any decoder error is a refusal of the file.
  return inTurn(() => reencode[kind](bytes).catch(() => ({ problem: 'damaged' })))
}
