import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { judgeFile } from '../../../src/domain/file-content.ts'
import type { FileKind, FileProblem } from '../../../src/domain/file-content.ts'
import { MAX_PIXELS } from '../../../src/domain/limits.ts'
import type { Upload } from '../../kernel/call/handlers.ts'
import type { FileType } from '../../kernel/database/sets.ts'
import type { TurnLimits } from './turns.ts'

/** A file as it is to be stored. */
export interface CheckedFile {
  contentType: FileType
  extension: FileKind
  bytes: Buffer
}

type Verdict = CheckedFile | { problem: FileProblem }

/**
 * How many pictures are decoded at once, and how many may wait: half of the processors, so that requests and passwords keep
 * theirs, and never more than half of the four threads on which Node compares passwords and reads files too. What may wait
 * is through before the longest request gives up.
 */
export const DECODING: TurnLimits = {
  atOnce: Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2))),
  waitingOfOne: 4,
  waitingOfAll: 16,
}
// One picture, one processor.
sharp.concurrency(1)

const decoder = (bytes: Buffer) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' }).autoOrient()

/** Decoding and encoding again drops metadata, places of shooting and whatever hides behind the picture. */
const reencode: Record<Exclude<FileKind, 'pdf'>, (bytes: Buffer) => Promise<CheckedFile>> = {
  png: async (bytes) => ({ contentType: 'image/png', extension: 'png', bytes: await decoder(bytes).png().toBuffer() }),
  jpg: async (bytes) => ({
    contentType: 'image/jpeg',
    extension: 'jpg',
    bytes: await decoder(bytes).jpeg({ quality: 90 }).toBuffer(),
  }),
}

/**
 * Judges a file by what it is (B12): first by the rule that the browser has asked too, then by
 * decoding it.
 * @param inTurn runs the decoding when others let it
 * @returns the file as it is to be stored, or what is wrong with it
 */
export const checkFile = async (
  { name, bytes, tooLong }: Upload,
  inTurn: (work: () => Promise<Verdict>) => Promise<Verdict>,
): Promise<Verdict> => {
  const verdict = judgeFile(name, bytes, undefined, tooLong ? Infinity : bytes.length)
  if (!verdict.ok) return { problem: verdict.problem }
  const { kind } = verdict
  // Byte for byte (API48): it is only ever given out as an attachment.
  if (kind === 'pdf') return { contentType: 'application/pdf', extension: kind, bytes }
  // A picture that does not decode is a refusal of the file, whatever the decoder complains about.
  return inTurn(() => reencode[kind](bytes).catch(() => ({ problem: 'damaged' })))
}
