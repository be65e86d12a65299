/** Reads files with serial numbers off the main thread: an archive may take seconds. */
import { readListFile } from './read-list.ts'

const answer = async (bytes: ArrayBuffer): Promise<void> => postMessage(await readListFile(new Uint8Array(bytes)))

// Errors must reach the page: without this it would wait for an answer for ever.
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => void answer(data).catch(reportError))
