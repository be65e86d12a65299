// @vitest-environment jsdom
/** The portal's own history entries, and how they are taken back. */
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { AddressBar } from '../../../../src/app/start/address-bar.tsx'
import { RouterLink } from '../../../../src/app/start/router-link.tsx'
import { Anchor, LinkProvider } from '../../../../src/ui/actions/link-provider.tsx'
import { ServicesContext } from '../../../../src/app/session/context.ts'
import { createPlaces, noteIn, type RoutedPlaces } from '../../../../src/app/effects/places.ts'
import type { Services } from '../../../../src/app/session/services.ts'

const here = () => window.location.pathname + window.location.search

/** Shows the router's state of the current entry. */
const Screen = () => {
  const { pathname, search, state } = useLocation()
  return JSON.stringify({ at: pathname + search, state })
}
const told = () => JSON.parse(document.body.textContent) as { at: string; state: unknown }

const draw = (places: RoutedPlaces, more?: ReactNode) =>
  render(
    <ServicesContext value={{ places } as unknown as Services}>
      <AddressBar>{more ?? <Screen />}</AddressBar>
    </ServicesContext>,
  )

beforeEach(() => window.history.pushState(null, '', '/sales'))

describe('with a router that follows the address', () => {
  const open = () => {
    const places = createPlaces()
    draw(places)
    return {
      go: (place: Parameters<typeof places.go>[0]) => act(() => places.go(place)),
      goBack: (to: string) => act(() => places.goBack(to)),
    }
  }

  test('AT11 a step is taken back as Back of the browser does, and Forward finds it again', async () => {
    const places = open()
    places.go({ to: '/tool' })
    places.go({ to: '/tool?screen=form', isStep: true })
    const { length } = window.history
    places.goBack('/elsewhere')
    await waitFor(() => expect([here(), told().at]).toEqual(['/tool', '/tool']))
    window.history.forward()
    await waitFor(() => expect([here(), told().at]).toEqual(['/tool?screen=form', '/tool?screen=form']))
    expect([window.history.length, told().state]).toEqual([length, { isStep: true }])
  })

  test('AT11 whoever came by a link is led to the place below, and no step is left behind', () => {
    const places = open()
    places.go({ to: '/tool?screen=form' })
    const { length } = window.history
    places.goBack('/tool')
    expect([here(), window.history.length, told()]).toEqual(['/tool', length, { at: '/tool', state: null }])
  })

  test('D216 what a link knows of its place travels beside the address, and a plain link writes it nowhere', async () => {
    const link = (
      <Anchor href="/chat?about=sale:1" note="Дрель">
        Поддержка
      </Anchor>
    )
    const { container, unmount } = render(link)
    expect(container.innerHTML).toBe('<a href="/chat?about=sale:1">Поддержка</a>')
    unmount()
    draw(createPlaces(), <LinkProvider link={RouterLink}>{link}</LinkProvider>)
    await userEvent.setup().click(screen.getByRole('link', { name: 'Поддержка' }))
    expect(here()).toBe('/chat?about=sale:1')
    expect(noteIn((window.history.state as { usr: unknown }).usr)).toBe('Дрель')
    for (const odd of [null, undefined, 'x', {}, { note: '' }, { note: 1 }]) expect(noteIn(odd)).toBeNull()
  })

  test('A11: words travel beside the address', () => {
    const places = open()
    places.go({ to: '/auth/result', message: 'Сейчас нельзя' })
    expect([here(), told()]).toEqual(['/auth/result', { at: '/auth/result', state: { message: 'Сейчас нельзя' } }])
    places.go({ to: '/', replace: true })
    expect([here(), told()]).toEqual(['/', { at: '/', state: null }])
  })
})

describe('while no router is drawn', () => {
  test('ER04 a move is the address’s own, and the router begins there', () => {
    const places = createPlaces()
    const { length } = window.history
    places.go({ to: '/server-error?from=%2Fsales' })
    expect([here(), window.history.length]).toEqual(['/server-error?from=%2Fsales', length + 1])
    draw(places)
    expect(told()).toEqual({ at: '/server-error?from=%2Fsales', state: null })
  })

  test('AT11 A11: what belongs to the entry is there too', async () => {
    const places = createPlaces()
    places.go({ to: '/tool', message: 'Сейчас нельзя', replace: true })
    places.go({ to: '/tool?screen=form', isStep: true })
    places.goBack('/elsewhere')
    await waitFor(() => expect(here()).toBe('/tool'))
    draw(places)
    expect(told()).toEqual({ at: '/tool', state: { message: 'Сейчас нельзя' } })
  })

  test('AT11 so it is again when the router is gone', () => {
    const places = createPlaces()
    draw(places).unmount()
    places.go({ to: '/faq' })
    expect(here()).toBe('/faq')
  })
})
