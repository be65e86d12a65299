/** Decodes and redraws large pictures off the main thread. */
import { redraw } from './redraw.ts'

const answer = async (file: Blob): Promise<void> => postMessage(await redraw(file))

// Errors must reach the page: without this it would wait for an answer for ever.
addEventListener('message', ({ data }: MessageEvent<Blob>) => void answer(data).catch(reportError))
