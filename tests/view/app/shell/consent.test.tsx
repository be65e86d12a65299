// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { createConsent, HIDE_QUESTION_WHERE_ANSWERED } from '../../../../src/app/effects/consent.ts'
import { hitOf } from '../../../../src/app/effects/page-hits.ts'
import { eraseUser } from '../../../../src/app/effects/storage/storage.ts'
import { routeOf } from '../../../../src/app/routing/routes.ts'
import ConsentBanner from '../../../../src/app/shell/consent.tsx'

const banner = () => screen.queryByRole('region', { name: 'Файлы cookie' })

beforeEach(() => localStorage.clear())

test('LG14 a device that has not been asked sees the banner; after «Принимаю» it is gone, at the next visit too', async () => {
  const { unmount } = render(<ConsentBanner route={routeOf('/faq')} path="/faq" />)
  expect(banner()?.textContent).toMatch(/^Мы используем файлы cookie/)
  expect(screen.getByRole('link', { name: /Политике конфиденциальности/ }).getAttribute('href')).toBe('/privacy-policy')
  await userEvent.click(screen.getByRole('button', { name: 'Принимаю' }))
  expect(banner()).toBeNull()
  unmount()
  render(<ConsentBanner route={routeOf('/faq')} path="/faq" />)
  expect(banner()).toBeNull()
})

test('without an answer it is there at the next visit; signing out keeps the answer: it is the device’s', () => {
  const first = render(<ConsentBanner route={routeOf('/faq')} path="/faq" />)
  first.unmount()
  const second = render(<ConsentBanner route={routeOf('/faq')} path="/faq" />)
  expect(banner()).not.toBeNull()
  second.unmount()
  createConsent().answer('given')
  eraseUser()
  expect(createConsent().read()).toBe('given')
})

test('LG14 E13 «Отказаться» is an answer too: the question is gone, the focus is not lost, at the next visit nobody is asked', async () => {
  document.body.innerHTML = '<main id="main" tabindex="-1"></main>'
  const { unmount } = render(<ConsentBanner route={routeOf('/faq')} path="/faq" />)
  await userEvent.click(screen.getByRole('button', { name: 'Отказаться' }))
  expect(banner()).toBeNull()
  expect(document.activeElement?.id).toBe('main')
  unmount()
  render(<ConsentBanner route={routeOf('/faq')} path="/faq" />)
  expect(banner()).toBeNull()
  expect(createConsent().read()).toBe('refused')
})

test.each(['given', 'refused'] as const)('an answer in another tab is heard: %s', (answer) => {
  render(<ConsentBanner route={routeOf('/faq')} path="/faq" />)
  act(() => {
    createConsent().answer(answer)
    window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }))
  })
  expect(banner()).toBeNull()
})

test.each(['0', '0 no', 'no', 'null'])('an answer to another edition of the policy does not count: %s', (stored) => {
  localStorage.setItem('consent', stored)
  expect(createConsent().read()).toBeNull()
})

test('LG14 E13 a prerendered page asks, and its head hides the question on a device that has answered', () => {
  expect(renderToString(<ConsentBanner route={routeOf('/faq')} path="/faq" />)).toContain('Мы используем файлы cookie')
  const ask = () => {
    delete document.documentElement.dataset['consent']
    // oxlint-disable-next-line no-implied-eval -- it is a script of the page, run here as the page runs it
    new Function(HIDE_QUESTION_WHERE_ANSWERED)()
    return 'consent' in document.documentElement.dataset
  }
  expect(ask()).toBe(false)
  for (const stored of ['0', '0 no', 'null', '']) {
    localStorage.setItem('consent', stored)
    expect(ask(), stored).toBe(false)
  }
  for (const answer of ['given', 'refused'] as const) {
    createConsent().answer(answer)
    expect(ask(), answer).toBe(true)
  }
})

test('before consent a move tells nothing, afterwards the pattern alone: no id, no phone (B02)', () => {
  const places = ['/receipt/8f14e45f', '/tool/100%7C00001', '/auth/confirmation', '/user-sales/42/', '/nowhere/79000000001']
  expect(places.map((path) => hitOf(routeOf(path), false))).toEqual(places.map(() => null))
  expect(places.map((path) => hitOf(routeOf(path), true))).toEqual([
    { route: '/receipt/:id' },
    { route: '/tool/:id' },
    { route: '/auth/confirmation' },
    { route: '/user-sales/:id' },
    { route: '*' },
  ])
})
