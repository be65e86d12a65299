/** C06 B12 the folder and a bucket of S3 keep one contract, and what a person and an operator learn when the bucket is away. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readlinkSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addAbortSignal, Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { folderStore } from '../../../server/modules/files/folder-store.ts'
import type { FileStore, StoredFile } from '../../../server/modules/files/ports.ts'
import { addressOf } from '../../../server/modules/files/s3/request.ts'
import type { S3Settings } from '../../../server/modules/files/s3/request.ts'
import { bucketState, s3Store } from '../../../server/modules/files/s3/store.ts'
import { bytesOf } from '../../../server/modules/files/stored-file.ts'
import { BUCKET_TROUBLE, insistOnBucket } from '../../../server/start/insist-on-bucket.ts'
import { fileStoreChecks, fileStoreSuite } from './file-store-suite.ts'
import type { FileStoreStand } from './file-store-suite.ts'
import { resolveLocalNames } from './stand-ins/names.ts'
import { startStandIn } from './stand-ins/process.ts'
import type { StandIn } from './stand-ins/process.ts'
import type { StoreMode } from './stand-ins/s3.ts'

const folder = mkdtempSync(join(tmpdir(), 'mst-store-'))
let bucket: StandIn<StoreMode>
let forgetNames: () => void
beforeAll(async () => {
  forgetNames = resolveLocalNames()
  bucket = await startStandIn<StoreMode>('s3')
})
afterEach(() => bucket.become('well'))
afterAll(async () => {
  forgetNames()
  await bucket.stop()
  rmSync(folder, { recursive: true, force: true })
})

const settings = (changes: Partial<S3Settings> = {}): S3Settings => ({
  endpoint: `http://localhost:${bucket.port}`,
  region: 'ru-test1',
  bucket: 'files',
  isPathStyle: true,
  accessKey: 'AKIDTEST',
  secretKey: 'test/secret+key',
  encryption: 'AES256',
  timeout: 5_000,
  ...changes,
})

const stand = (changes: Partial<S3Settings> = {}): FileStoreStand => ({
  store: s3Store(settings(changes)),
  interrupt: async () => {
    await bucket.become('hangsUp')
    return () => bucket.become('well')
  },
  tear: async (name) => {
    await bucket.become('cut')
    const file = await s3Store(settings(changes)).get(name)
    await bucket.become('well')
    return file
  },
  reading: () => bucket.reading(),
})

/** Files of a folder that this process has open. */
const openIn = async (path: string): Promise<number> =>
  readdirSync('/proc/self/fd').filter((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`).startsWith(path)
    } catch {
      // The list itself was one of them.
      return false
    }
  }).length

const folderStand = (): FileStoreStand => {
  const path = join(folder, 'files')
  const store = folderStore(path)
  return {
    store,
    interrupt: null,
    tear: async (name) => {
      const file = await store.get(name)
      truncateSync(join(path, name), 5_000)
      return file
    },
    reading: () => openIn(path),
  }
}

fileStoreSuite('the folder', folderStand)
fileStoreSuite('a bucket, by path', () => stand())
fileStoreSuite('a bucket, by host', () => stand({ isPathStyle: false }))

/** Of a file that comes from memory, bytes. */
const PIECE = 65_536

describe('C06 every check notices a store that breaks its promise', () => {
  const fileOf = (bytes: Buffer): StoredFile => ({
    size: bytes.length,
    // In pieces, as files come.
    stream: Readable.from(
      Array.from({ length: Math.ceil(bytes.length / PIECE) }, (_, at) => bytes.subarray(at * PIECE, (at + 1) * PIECE)),
    ),
  })
  const memory = (): FileStore => {
    const all = new Map<string, Buffer>()
    return {
      put: async (name, bytes, signal) => {
        signal?.throwIfAborted()
        all.set(name, bytes)
      },
      get: async (name, signal) => {
        const bytes = all.get(name)
        const file = bytes ? fileOf(bytes) : null
        if (file && signal) addAbortSignal(signal, file.stream)
        return file
      },
      remove: async (name) => void all.delete(name),
    }
  }
  const right = memory()
  const last = memory()
  const changed = (change: (bytes: Buffer) => Buffer): FileStore => ({
    ...right,
    get: async (name) => {
      const bytes = await bytesOf(right, name)
      return bytes && fileOf(change(bytes))
    },
  })
  const standOf = (store: FileStore, more: Partial<FileStoreStand> = {}): FileStoreStand => ({
    store,
    interrupt: null,
    tear: (name) => store.get(name),
    reading: null,
    ...more,
  })
  const broken: [string, FileStoreStand][] = [
    ['1.', standOf(changed((bytes) => bytes.subarray(1)))],
    ['2.', standOf({ ...right, get: async (name) => (await right.get(name)) ?? fileOf(Buffer.alloc(0)) })],
    ['3.', standOf({ ...right, put: async (name, bytes) => ((await right.get(name)) ? undefined : right.put(name, bytes)) })],
    ['4.', standOf({ ...right, remove: async () => undefined })],
    ['5.', standOf({ ...right, put: (name, bytes) => right.put(name, bytes) })],
    ['6.', standOf({ ...right, put: (_name, bytes) => last.put('one', bytes), get: () => last.get('one') })],
    ['7.', standOf(right, { interrupt: async () => async () => undefined })],
    ['8.', standOf(changed((bytes) => Buffer.from(bytes)))],
    ['9.', standOf(right)],
    ['10.', standOf({ ...right, get: (name) => right.get(name) })],
    [
      '11.',
      standOf({ ...right, get: async (name) => ({ ...fileOf((await bytesOf(right, name)) ?? Buffer.alloc(0)), size: 0 }) }),
    ],
  ]
  it.each(broken)('%s', async (number, wrong) => {
    const [check] = Object.entries(fileStoreChecks).flatMap(([name, one]) => (name.startsWith(number) ? [one] : []))
    await expect(check?.(wrong)).rejects.toThrow(Error)
  })

  it('there is one for each check', () => {
    expect(Object.keys(fileStoreChecks).map((name) => name.split(' ')[0])).toEqual(broken.map(([number]) => number))
  })
})

describe('D158 a bucket that does not do what it is for', () => {
  it.each([
    ['broken', 'the file store answers 500 InternalError'],
    ['slowDown', 'the file store answers 503 SlowDown'],
    ['hangsUp', 'the file store does not answer: UND_ERR_SOCKET'],
    ['changesBytes', 'the file store gives other bytes than it was given'],
    ['silent', 'the file store does not answer: TimeoutError'],
    ['cut', 'the file store breaks off: UND_ERR_SOCKET'],
    ['stops', 'the file store does not go on'],
  ] as const)('%s: the log says why, without address and key', async (mode, message) => {
    const store = s3Store(settings({ timeout: mode === 'silent' || mode === 'stops' ? 300 : 5_000 }))
    await store.put('one.jpg', randomBytes(200_000))
    await bucket.become(mode)
    await expect(bytesOf(store, 'one.jpg')).rejects.toMatchObject({
      message,
      told: 'Хранилище файлов сейчас недоступно. Повторите через несколько минут',
    })
  })

  it('asked once for patience, the person notices nothing', async () => {
    const { store } = stand()
    await bucket.become('slowDownOnce')
    await store.put('patient.jpg', Buffer.from('bytes'))
    expect(await bytesOf(store, 'patient.jpg')).toEqual(Buffer.from('bytes'))
  })

  it.each([
    ['denied', { secretKey: 'another' }],
    ['denied', { accessKey: 'ANOTHER' }],
    ['missing', { bucket: 'elsewhere' }],
  ] as const)('%s: the server does not start, and says what to look at; no file counts as missing', async (state, changes) => {
    expect(await bucketState(settings(changes))).toBe(state)
    const start = insistOnBucket({ files: 's3', bucket: settings(changes) }, () => undefined)
    await expect(start).rejects.toThrow(BUCKET_TROUBLE[state])
    await expect(s3Store(settings(changes)).get('one.jpg')).rejects.toThrow('the file store answers 40')
  })

  it('away: the server starts and says so', async () => {
    await bucket.become('hangsUp')
    const said: string[] = []
    await insistOnBucket({ files: 's3', bucket: settings() }, (line) => said.push(line))
    expect(said).toEqual([`ВНИМАНИЕ: ${BUCKET_TROUBLE.away}`])
  })

  it('the bucket stands in the path or in the host', () => {
    const at = { endpoint: 'https://storage.example.org', bucket: 'files' }
    expect([true, false].map((isPathStyle) => addressOf({ ...at, isPathStyle }, 'a b.jpg'))).toEqual([
      'https://storage.example.org/files/a%20b.jpg',
      'https://files.storage.example.org/a%20b.jpg',
    ])
  })
})
