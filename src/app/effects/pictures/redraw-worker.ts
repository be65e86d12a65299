/** Large pictures are opened and drawn away from the page's thread. */
import { redraw } from './redraw.ts'

const answer = async (file: Blob): Promise<void> => postMessage(await redraw(file))

// A bug of ours is to be known outside: without this the page would wait for an answer.
addEventListener('message', ({ data }: MessageEvent<Blob>) => void answer(data).catch(reportError))
