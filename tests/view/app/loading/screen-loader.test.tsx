// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** How often the page had content, and which: what a frame could have shown. */
const commits: string[] = []
const watch = new MutationObserver(() => commits.push(document.body.textContent))

beforeEach(() => {
  vi.resetModules()
  commits.length = 0
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
})
afterEach(() => {
  watch.disconnect()
  cleanup()
})

const Sales = () => <h1>Продажи</h1>
const sales = { screen: 'sales', load: () => Promise.resolve({ Screen: Sales }) }

const load = async () => {
  const { LoadedScreen, preloadScreen } = await import('../../../../src/app/loading/screen-loader.tsx')
  await preloadScreen(sales)
  return () => <LoadedScreen lazy={sales} fallback="Загрузка…" />
}

test('the first screen comes at once, as the page has prerendered it', async () => {
  const Place = await load()
  render(<Place />)
  await screen.findByRole('heading', { name: 'Продажи' })
  expect(commits).not.toContain('Загрузка…')
})

test('a later screen is answered with a skeleton first, and takes its place', async () => {
  const Place = await load()
  const { tellFirstScreen } = await import('../../../../src/app/loading/first-screen.ts')
  tellFirstScreen()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const { createRoot } = await import('react-dom/client')
  const { flushSync } = await import('react-dom')
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  flushSync(() => root.render(<Place />))
  expect(place.textContent).toBe('Загрузка…')
  await screen.findByRole('heading', { name: 'Продажи' })
  expect(place.textContent).toBe('Продажи')
  root.unmount()
  place.remove()
})

test('D178 where a link was pressed, the place before stays until the screen comes in its place', async () => {
  await load()
  const { LoadedScreen } = await import('../../../../src/app/loading/screen-loader.tsx')
  const { tellFirstScreen } = await import('../../../../src/app/loading/first-screen.ts')
  tellFirstScreen()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const { createRoot } = await import('react-dom/client')
  const { flushSync } = await import('react-dom')
  const { startTransition } = await import('react')
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  flushSync(() => root.render(<h1>Главная</h1>))
  commits.length = 0
  startTransition(() => root.render(<LoadedScreen lazy={sales} fallback="Загрузка…" atOnce />))
  expect(place.textContent).toBe('Главная')
  await screen.findByRole('heading', { name: 'Продажи' })
  expect(commits).not.toContain('Загрузка…')
  root.unmount()
  place.remove()
})
