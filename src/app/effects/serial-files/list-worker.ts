/** Reads lists of serial numbers off the main thread: an archive may take seconds. */
import { readList } from './read-list.ts'

const answer = async (list: ArrayBuffer | string): Promise<void> => postMessage(await readList(list))

// Errors must reach the page: without this it would wait for an answer for ever.
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer | string>) => void answer(data).catch(reportError))
