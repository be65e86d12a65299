/**
 * What the tabs of one browser tell each other at once (B08). Storage events speak of a token that is
 * remembered and of nothing else: not of one that ends with its tab, and not of what lies in memory.
 */
type TabNews =
  /** The session of this token is over. */
  | { kind: 'ended'; token: string }
  /** Somebody has signed in until their tab is closed; a browser has one sign-in at a time. */
  | { kind: 'begun' }
  /** The signed-in person's status is another one: the tabs ask for it (E03). */
  | { kind: 'status' }
  /** What is kept for anybody but this owner is to be forgotten; null forgets all of it. */
  | { kind: 'erased'; owner: string | null }
  /** The account of this phone is gone: nothing of it may stay. */
  | { kind: 'deleted'; phone: string }

/** One for the tab: a second one would hear what the first one says. */
let channel: BroadcastChannel | null = null

export const tellTabs = (news: TabNews): void => {
  // A channel is of one origin; the rule is about windows.
  // eslint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(news)
}

/** Where the browser has no such channel storage events alone are heard. */
export const hearTabs = (hear: (news: TabNews) => void): void => {
  if (!('BroadcastChannel' in window)) return
  channel = new BroadcastChannel('session')
  channel.addEventListener('message', ({ data }: MessageEvent<TabNews>) => hear(data))
}
