/**
 * The last 64 kB of a tab's recording: segments that each begin with checkpoints, so that the oldest one can go. They survive a reload
 * in the tab's own storage, and are written some time after the event, full ones too: an event costs no storage.
 */
import { written, type Line } from './lines.ts'

/** Characters of all segments together. */
export const ROOM = 65_536
/** Characters after which another segment begins. */
const SEGMENT = 8_192
/** Their number in storage. */
const SLOTS = 16

/** Where segments are kept, by slot. */
export interface Store {
  read: (slot: number) => string | null
  write: (slot: number, text: string | null) => void
}

interface Segment {
  number: number
  text: string
}

/** A header's number; the text of another release may have none. */
const numberOf = (text: string): number => Number(/^\["segment",(\d+)/.exec(text)?.[1] ?? -1)

const storedIn = (read: Store['read']): Segment[] =>
  Array.from({ length: SLOTS }, (_, slot) => read(slot) ?? '')
    .map((text) => ({ number: numberOf(text), text }))
    .filter(({ number }) => number >= 0)
    .toSorted((a, b) => a.number - b.number)

/** @returns the segments of a storage, oldest first */
export const readSegments = (read: Store['read']): string[] => storedIn(read).map(({ text }) => text)

/** @param begin the first lines of a segment, by its number */
export const createRing = (store: Store, begin: (number: number) => Line[]) => {
  const segments = storedIn(store.read)
  /** What storage does not hold as it is now. */
  const unsaved = new Set<Segment>()

  const drop = () => {
    let size = segments.reduce((sum, { text }) => sum + text.length, 0)
    while (segments.length > 1 && (size > ROOM || segments.length > SLOTS)) {
      const oldest = segments.shift()
      size -= oldest?.text.length ?? 0
      if (!oldest) return
      unsaved.delete(oldest)
      store.write(oldest.number % SLOTS, null)
    }
  }
  const save = () => {
    if (unsaved.size === 0) return
    drop()
    for (const { number, text } of unsaved) store.write(number % SLOTS, text)
    unsaved.clear()
  }
  const start = (): Segment => {
    const number = (segments.at(-1)?.number ?? -1) + 1
    const segment = { number, text: begin(number).map(written).join('') }
    segments.push(segment)
    unsaved.add(segment)
    return segment
  }
  let current = start()
  /** Characters of the current segment's checkpoints. */
  let started = current.text.length
  const open = () => {
    current = start()
    started = current.text.length
  }

  return {
    /** Adds a line. Behind a full segment another one begins, with what the line has led to in its checkpoints. */
    add: (line: Line) => {
      current.text += written(line)
      unsaved.add(current)
      if (current.text.length - started > SEGMENT) open()
    },
    save,
    /** All that is kept, oldest first. */
    read: (): string[] => {
      drop()
      return segments.map(({ text }) => text)
    },
    /** Forgets everything, also in storage. */
    erase: () => {
      for (const { number } of segments.splice(0)) store.write(number % SLOTS, null)
      unsaved.clear()
      open()
    },
  }
}

export type Ring = ReturnType<typeof createRing>
