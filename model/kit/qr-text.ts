/** What a reader of codes makes of a drawn one: its path becomes pixels again, black on white, with the quiet zone around it. */
import { BinaryBitmap, GlobalHistogramBinarizer, QRCodeReader, RGBLuminanceSource } from '@zxing/library'

const QUIET = 4
/** Pixels of a module. */
const SCALE = 4

/** The stretches of a path as `qrPath` writes them: from where, and how wide. */
const STRETCH = /M(\d+) (\d+)h(\d+)/g

/** @param size modules on a side @throws the library's error for a code that cannot be read */
export const qrText = ({ size, path }: { size: number; path: string }): string => {
  const side = (size + 2 * QUIET) * SCALE
  const pixels = new Uint8ClampedArray(side * side).fill(255)
  for (const [, x = '', y = '', width = ''] of path.matchAll(STRETCH))
    for (let row = 0; row < SCALE; row += 1) {
      const start = ((Number(y) + QUIET) * SCALE + row) * side + (Number(x) + QUIET) * SCALE
      pixels.fill(0, start, start + Number(width) * SCALE)
    }
  const source = new RGBLuminanceSource(pixels, side, side)
  return new QRCodeReader().decode(new BinaryBitmap(new GlobalHistogramBinarizer(source))).getText()
}
