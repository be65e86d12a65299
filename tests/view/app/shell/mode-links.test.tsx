/** Links of notifications to places of the other mode. */
import { fireEvent, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { notification, OWNER } from '../../../../model/site/notifications.ts'
import { company, user } from '../../../../model/kit/users.ts'
import { useFollowInMode } from '../../../../src/app/notifications/mode-links.ts'
import type { SessionContext } from '../../../../src/machines/account/session/types.ts'
import { modeOf } from '../../../../src/machines/account/session/selectors.ts'
import { messagesMachine } from '../../../../src/machines/site/messages/machine.ts'
import { notificationsMachine } from '../../../../src/machines/site/notifications/machine.ts'
import { MessagesView } from '../../../../src/views/site/messages/view.tsx'
import { renderWith, sessionOf } from '../../kit/screens.tsx'

const Rows = ({ link }: { link: string }) => {
  const snapshot = messagesMachine.resolveState({
    value: { shown: 'idle' },
    context: { rows: [notification(1, { link })], next: 1, isLast: true, isAll: false, hasNew: false, problem: null },
  })
  const actor = createActor(messagesMachine, { snapshot, input: { isAll: false } }).start()
  const notifications = createActor(notificationsMachine, { input: { owner: OWNER } }).start()
  return <MessagesView actor={actor} notifications={notifications} onLink={useFollowInMode()} />
}

/** Follows the link of a notification. @returns whether the link itself leads on, and the mode after it */
const follow = (link: string, known: Partial<SessionContext>, how = {}) => {
  const session = sessionOf(known)
  const { unmount } = renderWith(
    <MemoryRouter>
      <Rows link={link} />
    </MemoryRouter>,
    session,
  )
  const anchor = screen.getByRole('link', { name: /Чек проверен 1/ })
  const isOwn = fireEvent.click(anchor, how)
  unmount()
  return [isOwn, modeOf(session.getSnapshot())]
}

test('SC04 a link to a place of the other mode changes the mode first', () => {
  expect(follow('/sales?q=1', { user, mode: 'customer' })).toEqual([false, 'seller'])
  expect(follow('/user-tools', { user, mode: 'seller' })).toEqual([false, 'customer'])
})

test('NV25 RL09 what only an administrator opens belongs to a seller’s work', () => {
  const administrator = { ...user, isAdmin: true }
  expect(follow('/sellers-requests', { user: administrator, mode: 'customer' })).toEqual([false, 'seller'])
})

test('SC04 a link of this mode, one that both have, and a new tab are the link’s own', () => {
  expect(follow('/sales?q=1', { user, mode: 'seller' })).toEqual([true, 'seller'])
  expect(follow('/profile/user', { user, mode: 'seller' })).toEqual([true, 'seller'])
  expect(follow('/user-tools', { user, mode: 'seller' }, { ctrlKey: true })).toEqual([true, 'seller'])
})

test('RL06 a company has one mode: its link is turned away as any other', () => {
  expect(follow('/sales', { legal: company, isLegal: true, mode: 'customer' })).toEqual([true, 'customer'])
})
