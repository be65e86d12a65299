/** The script of index.html that says that the portal has not loaded: a file may fail before the page has a body. */
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

type Listener = (event: object) => void

const [, SCRIPT = ''] = /<script>\s*(\{\s*const PATIENCE[^]*?)<\/script>/.exec(readFileSync('index.html', 'utf8')) ?? []

const openPage = () => {
  const heard: Record<string, Listener[]> = {}
  const addEventListener = (name: string, listener: Listener) => {
    const known = (heard[name] ??= [])
    if (!known.includes(listener)) known.push(listener)
  }
  const news = { isConnected: false, textContent: '', style: {}, setAttribute: () => undefined, append: () => undefined }
  const shown: unknown[] = []
  const body = {
    prepend: (node: typeof news) => {
      node.isConnected = true
      shown.push(node)
    },
  }
  const dataset: Record<string, string> = {}
  const document: { body: typeof body | null } & Record<string, unknown> = {
    body: null,
    documentElement: { dataset },
    addEventListener,
    createElement: (name: string) => (name === 'p' ? news : {}),
  }
  runInNewContext(SCRIPT, { document, addEventListener, setInterval: () => 0 })
  const tell = (name: string, event: object) => {
    for (const listener of heard[name] ?? []) listener(event)
  }
  return { news, shown, dataset, tell, parseBody: () => (document.body = body) }
}

test('AU05 a script that fails before the body is parsed is told of when it is, once', () => {
  const { news, shown, dataset, tell, parseBody } = openPage()
  tell('error', { target: { type: 'module' } })
  tell('error', { target: { type: 'module' } })
  expect(shown).toEqual([])
  expect(dataset).toEqual({})
  parseBody()
  tell('DOMContentLoaded', {})
  expect(shown).toEqual([news])
  expect(news.textContent).toBe('Портал не загрузился. Проверьте соединение и обновите страницу.')
  expect(dataset).toEqual({ failed: '' })
})

test('AU05 one that fails later is told of at once', () => {
  const { news, shown, tell, parseBody } = openPage()
  parseBody()
  tell('error', { target: { type: 'module' } })
  expect(shown).toEqual([news])
})
