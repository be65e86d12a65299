/** What the tabs of one browser tell each other about notifications: the tab that polls does so for all of them. */
import type { News, ReadMark } from '../../machines/site/notifications/types.ts'

type TabNews =
  | { kind: 'polled'; owner: string; news: News }
  | ({ kind: 'read'; owner: string } & ReadMark)
  /** A tab that has just been opened: who knows something tells it. */
  | { kind: 'wanted'; owner: string }

export interface TabLine {
  tell: (news: TabNews) => void
  close: () => void
}

/** Without BroadcastChannel each tab polls for itself: nobody is told. */
export const openLine = (hear: (news: TabNews) => void): TabLine => {
  if (!('BroadcastChannel' in window)) return { tell: () => {}, close: () => {} }
  const channel = new BroadcastChannel('notifications')
  channel.addEventListener('message', ({ data }: MessageEvent<TabNews>) => hear(data))
  return {
    // The channel is limited to one origin; the rule is about windows.
    // eslint-disable-next-line unicorn/require-post-message-target-origin
    tell: (news) => channel.postMessage(news),
    close: () => channel.close(),
  }
}
