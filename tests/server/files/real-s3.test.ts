/** C06 D158 the store of files against a real S3-compatible server, Debian's OpenStack Swift. Only with GRID=full. */
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bucketState, s3Store } from '../../../server/modules/files/s3/store.ts'
import { fileStoreSuite } from './file-store-suite.ts'
import type { FileStoreStand } from './file-store-suite.ts'
import { hasSwift, startSwift, SWIFT_PACKAGES } from './real/swift.ts'
import type { RealStore } from './real/swift.ts'

describe.runIf(process.env['GRID'] === 'full')('C06 OpenStack Swift', () => {
  let swift: RealStore
  beforeAll(async () => {
    if (!hasSwift()) throw new Error(`Swift is not installed: apt-get install --no-install-recommends ${SWIFT_PACKAGES}`)
    swift = await startSwift()
  })
  afterAll(() => swift?.stop())

  const stand = (): FileStoreStand => {
    const store = s3Store(swift.settings)
    return {
      store,
      interrupt: swift.interrupt,
      tear: async (name) => {
        const file = await store.get(name)
        if (file) await once(file.stream, 'readable')
        const repair = await swift.interrupt()
        await repair()
        return file
      },
      reading: null,
    }
  }
  fileStoreSuite('a bucket of OpenStack Swift', stand)

  it('D158 a wrong key, a missing bucket', async () => {
    expect(await bucketState(swift.settings)).toBe('ok')
    expect(await bucketState({ ...swift.settings, secretKey: 'another' })).toBe('denied')
    expect(await bucketState({ ...swift.settings, bucket: 'elsewhere' })).toBe('missing')
  })
})
