// Written by `npm run generate` from openapi/. Do not edit.
import { text, required, or, nullable, instant, flag, optional, record, list, nothing, number, orEmpty } from '../../reading.ts'
import { ownPath } from '../../own-path.ts'
const Notification = record({ id: required(text), label: or(text, ""), body: or(text, ""), img: or(nullable(ownPath), null), created: or(nullable(instant), null), isRead: or(flag, false), link: optional(or(nullable(ownPath), null)) })
const PushTopics = record({ sale: or(flag, true), reserve: or(flag, true), profile: or(flag, true), team: or(flag, true), money: or(flag, true) })
const PushSettings = record({ publicKey: or(nullable(text), null), topics: orEmpty(PushTopics, {}), endpoint: or(nullable(text), null) })
export const listNotifications = required(list(Notification))
export const markNotificationRead = or(nothing, null)
export const countNotifications = required(number)
export const markNotificationsRead = or(nothing, null)
export const getPushSettings = orEmpty(PushSettings, {})
export const choosePushTopics = or(nothing, null)
export const subscribeToPush = or(nothing, null)
export const movePushSubscription = or(nothing, null)
export const unsubscribeFromPush = or(nothing, null)
