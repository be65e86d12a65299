import type { Actor } from 'xstate'
import type { notificationsMachine } from '../../../machines/site/notifications/machine.ts'

export type NotificationsActor = Actor<typeof notificationsMachine>
