/** The worker of tools' codes: reads one frame after the other, off the main thread. */
import type { Gray } from './gray.ts'
import type { Answer, FrameReading, Picture, Question } from './messages.ts'
import { drawn } from './pixels.ts'
import { readToolCode } from './read-tool-code.ts'

/** The timeout of a frame, which is one of many. */
const FRAME_PATIENCE = 700

const search = (gray: Gray, frame: number): FrameReading => {
  const end = performance.now() + FRAME_PATIENCE
  return readToolCode(gray, frame, () => performance.now() > end)
}

const readingOf = (picture: Picture): FrameReading => {
  if (picture.kind === 'gray') return search(picture.gray, picture.frame ?? 0)
  if (picture.kind === 'file') return { kind: 'none' }
  const gray = drawn(picture.bitmap)
  picture.bitmap.close()
  return gray ? search(gray, picture.frame) : { kind: 'none' }
}

addEventListener('message', ({ data: { id, picture } }: MessageEvent<Question>) =>
  postMessage({ id, reading: readingOf(picture) } satisfies Answer),
)
