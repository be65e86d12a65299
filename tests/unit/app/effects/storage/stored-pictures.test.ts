import { afterEach, expect, test, vi } from 'vitest'
import type { Api } from '../../../../../src/api/client.ts'
import type { ApiResult } from '../../../../../src/api/result.ts'
import { createStoredPictures } from '../../../../../src/app/effects/storage/stored-pictures.ts'

afterEach(() => vi.restoreAllMocks())

/** An api whose files arrive on the test's command. */
const server = () => {
  const asked: { id: string; background: boolean; signal: AbortSignal; settle: (answer: ApiResult<Blob>) => Promise<void> }[] = []
  const call = (_: string, args: { path: { id: string }; background: boolean; signal: AbortSignal }) =>
    new Promise((resolve) => {
      asked.push({
        id: args.path.id,
        background: args.background,
        signal: args.signal,
        settle: async (answer) => {
          resolve(answer)
          await Promise.resolve()
        },
      })
    })
  return { api: { call } as unknown as Api, asked }
}

const file: ApiResult<Blob> = { kind: 'ok', payload: new Blob(['picture']), message: null }

/** The URLs of pictures that were not revoked. */
const watchUrls = () => {
  const live = new Set<string>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const url = `blob:${live.size}`
    live.add(url)
    return url
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void live.delete(url))
  return live
}

test('A37: images come by the client, which sends the token; their 502 leads nowhere', async () => {
  const live = watchUrls()
  const { api, asked } = server()
  const store = createStoredPictures(api)
  let changes = 0
  store.subscribe(() => (changes += 1))
  store.keepOnly(['a.jpg', 'b.png'])
  expect(asked.map(({ id, background }) => [id, background])).toEqual([
    ['a.jpg', true],
    ['b.png', true],
  ])
  expect(store.pictures()).toEqual({ 'a.jpg': { kind: 'loading' }, 'b.png': { kind: 'loading' } })
  await asked[0]!.settle(file)
  await asked[1]!.settle({ kind: 'gatewayDown' })
  expect(store.pictures()).toEqual({
    'a.jpg': { kind: 'shown', url: [...live][0], bytes: file.payload },
    'b.png': { kind: 'failed' },
  })
  expect(changes).toBe(4)
})

test('a failed one is asked for again, what is there is not', async () => {
  const { api, asked } = server()
  const store = createStoredPictures(api)
  store.keepOnly(['a.jpg'])
  await asked[0]!.settle({ kind: 'unknown' })
  store.keepOnly(['a.jpg'])
  expect(asked).toHaveLength(1)
  store.retry('a.jpg')
  expect(store.pictures()).toEqual({ 'a.jpg': { kind: 'loading' } })
  await asked[1]!.settle(file)
  expect(store.pictures()['a.jpg']?.kind).toBe('shown')
})

test('B08: with its screen every picture is gone, and one on its way is not waited for', async () => {
  const live = watchUrls()
  const { api, asked } = server()
  const store = createStoredPictures(api)
  store.keepOnly(['a.jpg', 'b.png'])
  await asked[0]!.settle(file)
  expect(live.size).toBe(1)
  store.keepOnly([])
  expect(live.size).toBe(0)
  expect(asked[1]!.signal.aborted).toBe(true)
  await asked[1]!.settle(file)
  expect(live.size).toBe(0)
  expect(store.pictures()).toEqual({})
})
