/**
 * The conformance test of a store of files: one check for each thing that the port promises (server/modules/files/ports.ts). A store is
 * passed as a stand; file-store.test.ts also runs the checks against stores that break a promise.
 *
 *   fileStoreSuite('the bucket of our contract', () => stand)
 */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { ServiceAway } from '../../../server/kernel/service-away.ts'
import type { FileStore, StoredFile } from '../../../server/modules/files/ports.ts'
import { bytesOf } from '../../../server/modules/files/stored-file.ts'
import { memoryInUse } from '../support/memory.ts'

/** A store, and what lies in between. */
export interface FileStoreStand {
  store: FileStore
  /** Breaks the way to the store; null where nothing lies in between. */
  interrupt: (() => Promise<() => Promise<void>>) | null
  /** Opens a file that breaks off before its end. */
  tear: (name: string) => Promise<StoredFile | null>
  /** How many files the store is giving at this moment; null where it does not tell. */
  reading: (() => Promise<number>) | null
}

type Check = (stand: FileStoreStand) => Promise<void>

const freshName = (): string => `${randomBytes(16).toString('hex')}.jpg`
/** The largest file that is taken. */
const LARGE = 10 * 1024 * 1024
const SLOW = 30

const kept = async ({ store }: FileStoreStand, bytes = randomBytes(5_000)): Promise<{ name: string; bytes: Buffer }> => {
  const name = freshName()
  await store.put(name, bytes)
  return { name, bytes }
}

const isSame = (one: Buffer | null, other: Buffer): boolean => one !== null && one.equals(other)

/** Opens a file and takes its first bytes, as a slow reader does. */
const begun = async ({ store }: FileStoreStand, name: string): Promise<StoredFile> => {
  const file = await store.get(name)
  if (file === null) throw new Error('there is no such file')
  await once(file.stream, 'readable')
  file.stream.read(1)
  return file
}

export const fileStoreChecks: Record<string, Check> = {
  '1. what was put is got, byte for byte: one byte, and the largest file': async (stand) => {
    for (const size of [1, LARGE]) {
      const { name, bytes } = await kept(stand, randomBytes(size))
      expect(isSame(await bytesOf(stand.store, name), bytes)).toBe(true)
    }
  },

  '2. a name that was never put is null, not a failure': async ({ store }) => {
    expect(await store.get(freshName())).toBeNull()
  },

  '3. put again is no error, and the last bytes count': async (stand) => {
    const { name, bytes } = await kept(stand)
    await stand.store.put(name, bytes)
    expect(isSame(await bytesOf(stand.store, name), bytes)).toBe(true)
    const later = randomBytes(3_000)
    await stand.store.put(name, later)
    expect(isSame(await bytesOf(stand.store, name), later)).toBe(true)
  },

  '4. C06 what was removed is gone, and only that; removed again is no error': async (stand) => {
    const [gone, stays] = [await kept(stand), await kept(stand)]
    await stand.store.remove(gone.name)
    await stand.store.remove(gone.name)
    await stand.store.remove(freshName())
    expect(await stand.store.get(gone.name)).toBeNull()
    expect(isSame(await bytesOf(stand.store, stays.name), stays.bytes)).toBe(true)
  },

  '5. a put that was given up leaves the whole file or none': async ({ store }) => {
    const name = freshName()
    await expect(store.put(name, randomBytes(LARGE), AbortSignal.abort())).rejects.toThrow(Error)
    expect(await store.get(name)).toBeNull()
  },

  '6. ten at once do not get into each other': async (stand) => {
    const all = await Promise.all(Array.from({ length: 10 }, () => kept(stand)))
    const same = await Promise.all(all.map(async ({ name, bytes }) => isSame(await bytesOf(stand.store, name), bytes)))
    expect(same).toEqual(all.map(() => true))
  },

  '7. a store that is away is a failure with words for the person, never a missing file': async (stand) => {
    if (stand.interrupt === null) return
    const { name, bytes } = await kept(stand)
    const repair = await stand.interrupt()
    try {
      const tried = [stand.store.get(name), stand.store.put(freshName(), bytes), stand.store.remove(name)]
      for (const one of await Promise.allSettled(tried)) expect(one).toMatchObject({ reason: expect.any(ServiceAway) })
    } finally {
      await repair()
    }
    expect(isSame(await bytesOf(stand.store, name), bytes)).toBe(true)
  },

  '8. slow readers fill no memory: a file is read no further ahead than it is taken': async (stand) => {
    const { name, bytes } = await kept(stand, randomBytes(LARGE))
    const before = memoryInUse()
    const slow = await Promise.all(Array.from({ length: SLOW }, () => begun(stand, name)))
    // Whole ones on their way beside them: whatever would run ahead has had its time.
    for (const one of [1, 2]) expect([one, isSame(await bytesOf(stand.store, name), bytes)]).toEqual([one, true])
    const taken = memoryInUse() - before
    for (const { stream } of slow) stream.destroy()
    expect(taken).toBeLessThan((SLOW * LARGE) / 4)
  },

  '9. a file that breaks off on its way is a failure, never a shorter file': async (stand) => {
    const { name } = await kept(stand, randomBytes(LARGE))
    const torn = await stand.tear(name)
    expect(torn?.size).toBe(LARGE)
    await expect(torn && buffer(torn.stream)).rejects.toThrow(Error)
  },

  '10. a reader who leaves, or whose signal ends, is waited for no more': async (stand) => {
    const { name } = await kept(stand, randomBytes(LARGE))
    const { reading } = stand
    const left = await begun(stand, name)
    if (reading) await expect.poll(reading).toBe(1)
    left.stream.destroy()
    if (reading) await expect.poll(reading).toBe(0)
    const waiting = new AbortController()
    const given = await stand.store.get(name, waiting.signal)
    waiting.abort()
    await expect(given && buffer(given.stream)).rejects.toThrow(Error)
    if (reading) await expect.poll(reading).toBe(0)
  },

  '11. the size is told before the first byte': async (stand) => {
    const { name } = await kept(stand, randomBytes(70_001))
    const file = await stand.store.get(name)
    file?.stream.destroy()
    expect(file?.size).toBe(70_001)
  },
}

/** Runs every check against a store. */
export const fileStoreSuite = (what: string, stand: () => FileStoreStand): void => {
  describe(`C06 the contract of the store of files: ${what}`, () => {
    it.each(Object.entries(fileStoreChecks))('%s', async (_name, check) => {
      await expect(check(stand())).resolves.toBeUndefined()
    })
  })
}
