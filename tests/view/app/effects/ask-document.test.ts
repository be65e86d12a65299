// @vitest-environment jsdom
/** Whether a document is there, before a tab shows it. */
import { afterEach, expect, test, vi } from 'vitest'
import { askDocument } from '../../../../src/app/effects/ask-document.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (answer: () => Promise<Response>) => {
  const fetch = vi.fn(answer)
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const page =
  (type: string, status = 200) =>
  () =>
    Promise.resolve(new Response('x', { status, headers: { 'Content-Type': type } }))
const ask = (url: string) => askDocument(url, new AbortController().signal)

test('IV04 a document of this site is asked for', async () => {
  const fetch = answering(page('application/pdf'))
  expect(await ask('/docs/p-26.pdf')).toBe('there')
  expect(String((fetch.mock.calls as unknown[][])[0]?.[0])).toBe(`${window.location.origin}/docs/p-26.pdf`)
})

test.each([404, 500, 503])('IV09 %i is a failure', async (status) => {
  answering(page('application/json', status))
  expect(await ask('/docs/p-26.pdf')).toBe('failed')
})

test('IV09 silence is a failure', async () => {
  answering(() => Promise.reject(new TypeError('network')))
  expect(await ask('/docs/p-26.pdf')).toBe('failed')
})

test('IV11 a page of the portal in place of a document is no document', async () => {
  answering(page('text/html; charset=utf-8'))
  expect(await ask('/docs/p-26.pdf')).toBe('unsupported')
})

test('IV04 D164 another site is not asked: it would not answer the portal', async () => {
  const fetch = answering(page('application/pdf', 500))
  expect(await ask('https://maker.example/p-26.pdf')).toBe('there')
  expect(fetch).not.toHaveBeenCalled()
})
