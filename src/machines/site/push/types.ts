import type { ApiResult } from '../../../api/result.ts'
import type { PushSettings, PushTopics } from '../../../api/types.ts'

export type Topic = keyof PushTopics

/** A subscription of the browser, as the server takes it. */
export interface BrowserSubscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** What this browser can do and what it has been allowed. */
export interface PushDevice {
  /** `homeScreen`: only after the portal has been added to the home screen. */
  support: 'yes' | 'homeScreen' | 'no'
  isBlocked: boolean
  /** The address of its subscription; null without one. */
  endpoint: string | null
}

/** The browser's answer to the request for a subscription. */
export type Subscribed = { kind: 'subscribed'; subscription: BrowserSubscription } | { kind: 'blocked' } | { kind: 'dismissed' }

export interface Look {
  answer: ApiResult<PushSettings>
  device: PushDevice
}

export interface PushContext {
  settings: PushSettings | null
  device: PushDevice | null
  /** Of the browser, until the server has it. */
  subscription: BrowserSubscription | null
  /** The choice that is being saved. */
  topics: PushTopics | null
}

export type PushEvent =
  | { type: 'turn.on' }
  | { type: 'turn.off' }
  | { type: 'topic.change'; topic: Topic; isOn: boolean }
  /** The person has allowed notifications in the browser's settings. */
  | { type: 'check' }
  /** «Не сейчас». */
  | { type: 'decline' }

/** For the device: the offer is not to be made again. */
export type PushNews = { type: 'declined' }
