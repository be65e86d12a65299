import type { Streamed } from '../../kernel/call/handlers.ts'

/** How long an uploaded file may take on its way to its reader, milliseconds: ten megabytes with 17 kB a second. */
export const LONGEST_DOWNLOAD = 600_000

/** Whoever reads so slowly, or not at all, is not waited for: a stream holds a connection to the database or to the store. */
export const endInTime = (file: Streamed, longest: number): Streamed => {
  const late = () => file.stream.destroy(new Error('nobody has read the file in time'))
  const timer = setTimeout(late, longest).unref()
  file.stream.once('close', () => clearTimeout(timer))
  return file
}
