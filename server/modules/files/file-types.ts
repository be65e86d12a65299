import sharp from 'sharp'

/** Kinds of files that may be uploaded, by content (B12 of docs/decisions.md). */
export interface CheckedFile {
  contentType: 'image/png' | 'image/jpeg' | 'application/pdf'
  extension: 'png' | 'jpg' | 'pdf'
  bytes: Buffer
}

const MAX_PIXELS = 40_000_000
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const PDF = Buffer.from('%PDF-')
const PDF_END = '%%EOF'
/** Readers look for the end mark in the last kilobyte. */
const PDF_TAIL = 1024

const beginsWith = (bytes: Buffer, magic: Buffer): boolean => bytes.subarray(0, magic.length).equals(magic)

const decoder = (bytes: Buffer) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' }).autoOrient()

/** Decoding and encoding again drops metadata, places of shooting and whatever hides behind the picture. */
const reencode = async (bytes: Buffer): Promise<CheckedFile | null> => {
  if (beginsWith(bytes, PNG)) return { contentType: 'image/png', extension: 'png', bytes: await decoder(bytes).png().toBuffer() }
  if (beginsWith(bytes, JPEG))
    return { contentType: 'image/jpeg', extension: 'jpg', bytes: await decoder(bytes).jpeg({ quality: 90 }).toBuffer() }
  return null
}

/**
 * Judges a file by what it is, not by its name.
 * @returns the file as it is to be stored, or null when it is of another kind, cut or too big a picture
 */
export const checkFile = async (bytes: Buffer): Promise<CheckedFile | null> => {
  if (beginsWith(bytes, PDF)) {
    const whole = bytes.subarray(-PDF_TAIL).includes(PDF_END)
    return whole ? { contentType: 'application/pdf', extension: 'pdf', bytes } : null
  }
  // A picture that does not decode is a refusal of the file, whatever the decoder complains about.
  return reencode(bytes).catch(() => null)
}
