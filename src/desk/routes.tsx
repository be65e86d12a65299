/** Which screen stands at which address of the desk. */
import type { ComponentType } from 'react'
import type { DeskPath } from '../domain/portal/desk-places.ts'
import { AuditScreen } from './screens/audit.tsx'
import { ChatScreen } from './screens/chat.tsx'
import { HomeScreen } from './screens/home.tsx'
import { InvitationScreen } from './screens/invitation.tsx'
import { LoginScreen } from './screens/login.tsx'
import { PeopleScreen } from './screens/people.tsx'
import { QueueScreen } from './screens/queue.tsx'
import { SupportScreen } from './screens/support.tsx'

export const SCREENS: Readonly<Record<DeskPath, ComponentType>> = {
  '/desk': HomeScreen,
  '/desk/queue': QueueScreen,
  // One screen: the look-up stays while people are opened from it.
  '/desk/people': PeopleScreen,
  '/desk/people/:id': PeopleScreen,
  '/desk/chat': ChatScreen,
  '/desk/audit': AuditScreen,
  '/support': SupportScreen,
  '/support/:code': SupportScreen,
  '/desk/login': LoginScreen,
  '/desk/invitation': InvitationScreen,
}
