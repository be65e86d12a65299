/** Where the form of a new point leads back to: the screen decides it by the person, nobody tells the machine. */
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { user } from '../../../../../model/kit/users.ts'
import { Screen } from '../../../../../src/app/screens/profile/create-point.tsx'
import { aliasOf } from '../../../../../src/app/routing/profile-place.ts'
import type { Services } from '../../../../../src/app/session/services.ts'
import { renderWith, sessionOf } from '../../../kit/screens.tsx'

/** What the specification calls the two places, as the portal names them. */
const TAB = aliasOf(new URLSearchParams('main=point'))
const SEARCH = aliasOf(new URLSearchParams('main=point&sub=bind'))

test.each([
  ['BUYER', SEARCH],
  ['of a later server', SEARCH],
  ['SELLER', TAB],
  ['SELLER_PENDING', TAB],
  ['ART_PENDING', TAB],
])('RP15 «Назад» of a person with the status %s leads to %s', (status, to) => {
  const go = vi.fn<Services['places']['go']>()
  renderWith(<Screen />, sessionOf({ mode: 'seller', user: { ...user, status } as typeof user }), go)
  fireEvent.click(screen.getByRole('button', { name: 'Назад' }))
  expect(go.mock.calls.map(([place]) => place)).toEqual([expect.objectContaining({ to })])
})
