/**
 * Messages between the tabs of one browser (B08). Storage events report only a remembered token: neither a token that ends with
 * its tab nor values in memory.
 */
type TabNews =
  /** The session of this token is over. */
  | { kind: 'ended'; token: string }
  /** A sign-in without «remember me»; a browser has one sign-in at a time. */
  | { kind: 'begun' }
  /** The signed-in user's status has changed: the other tabs reload it (E03). */
  | { kind: 'status' }
  /** Data of everybody except this owner are to be erased; null erases all. */
  | { kind: 'erased'; owner: string | null }
  /** The account of this phone is deleted: none of its data may stay. */
  | { kind: 'deleted'; phone: string }

/** One per tab: a second channel would receive the first one's messages. */
let channel: BroadcastChannel | null = null

export const tellTabs = (news: TabNews): void => {
  // The channel is limited to one origin; the rule is about windows.
  // eslint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(news)
}

/** Without BroadcastChannel the tabs rely on storage events alone. */
export const hearTabs = (hear: (news: TabNews) => void): void => {
  if (!('BroadcastChannel' in window)) return
  channel = new BroadcastChannel('session')
  channel.addEventListener('message', ({ data }: MessageEvent<TabNews>) => hear(data))
}
