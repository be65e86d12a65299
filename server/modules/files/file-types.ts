import sharp from 'sharp'
import { judgeFile } from '../../../src/domain/file-content.ts'
import type { FileKind, FileProblem } from '../../../src/domain/file-content.ts'
import { MAX_PIXELS } from '../../../src/domain/limits.ts'
import type { Upload } from '../../contract/handlers.ts'

/** A file as it is to be stored. */
export interface CheckedFile {
  contentType: 'image/png' | 'image/jpeg' | 'application/pdf'
  extension: FileKind
  bytes: Buffer
}

const decoder = (bytes: Buffer) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' }).autoOrient()

/** Decoding and encoding again drops metadata, places of shooting and whatever hides behind the picture. */
const reencode: Record<FileKind, (bytes: Buffer) => Promise<CheckedFile>> = {
  png: async (bytes) => ({ contentType: 'image/png', extension: 'png', bytes: await decoder(bytes).png().toBuffer() }),
  jpg: async (bytes) => ({
    contentType: 'image/jpeg',
    extension: 'jpg',
    bytes: await decoder(bytes).jpeg({ quality: 90 }).toBuffer(),
  }),
  // Byte for byte (API48): it is only ever given out as an attachment.
  pdf: async (bytes) => ({ contentType: 'application/pdf', extension: 'pdf', bytes }),
}

/**
 * Judges a file by what it is (B12 of docs/decisions.md): first by the rule that the browser has asked too, then by
 * decoding it.
 * @returns the file as it is to be stored, or what is wrong with it
 */
export const checkFile = async ({ name, bytes, tooLong }: Upload): Promise<CheckedFile | { problem: FileProblem }> => {
  const verdict = judgeFile(name, bytes, undefined, tooLong ? Infinity : bytes.length)
  if (!verdict.ok) return { problem: verdict.problem }
  // A picture that does not decode is a refusal of the file, whatever the decoder complains about.
  return reencode[verdict.kind](bytes).catch(() => ({ problem: 'damaged' }))
}
