/** How this tab follows the other tabs of its browser. Loaded after the page, because nothing waits for it. */
import { personOf } from '../../machines/account/session/selectors.ts'
import { eraseMemory } from '../effects/storage/erasers.ts'
import { forgetPhoneInTab } from '../effects/storage/forget-phone.ts'
import { eraseTab, read, readModes, readToken, TOKEN_KEY, write } from '../effects/storage/storage.ts'
import { forgetListPlaces, forgetSellers } from '../effects/storage/forget-in-tab.ts'
import { hearTabs } from '../effects/tabs.ts'
import type { Services } from '../session/services.ts'

const isNotOver = () => false

/** A session token of this tab is dropped when its session ends, or when a remembered token replaces it. */
const settleToken = (isOver: (token: string) => boolean): void => {
  const own = read('sessionStorage', TOKEN_KEY)
  if (own !== null && (read('localStorage', TOKEN_KEY) !== null || isOver(own.replaceAll('"', ''))))
    write('sessionStorage', TOKEN_KEY, null)
}

/** When another tab signs in or out, this one follows at once and shows nothing more of the previous user (B08). */
export const followOtherTabs = ({ session, toasts }: Services): void => {
  const follow = (isOver: (token: string) => boolean) => {
    settleToken(isOver)
    const token = readToken()
    if (token === session.getSnapshot().context.token) return
    toasts.clear()
    session.send({ type: 'token.changed', token, kept: readModes() })
  }
  const look = () => follow(isNotOver)
  /** Whoever stored them is signed in no more: by a sign-out, here or elsewhere, or by a 401 (A18). */
  const endLists = ({ context }: Pick<ReturnType<typeof session.getSnapshot>, 'context'>) => {
    if (context.token !== null) return
    forgetSellers()
    forgetListPlaces()
  }
  endLists(session.getSnapshot())
  session.subscribe(endLists)

  /** A user signed in here with another phone stays (E11). */
  const forget = (phone: string) => {
    const person = personOf(session.getSnapshot())
    const owner = person && person.mobile !== phone ? person.id : null
    eraseMemory(owner)
    forgetPhoneInTab(phone, owner)
    if (person?.mobile === phone) follow(() => true)
  }

  hearTabs((news) => {
    if (news.kind === 'ended') follow((token) => token === news.token)
    else if (news.kind === 'begun') follow(() => true)
    else if (news.kind === 'status') session.send({ type: 'status.refresh' })
    else if (news.kind === 'deleted') forget(news.phone)
    else {
      eraseMemory(news.owner)
      eraseTab(news.owner)
    }
  })
  window.addEventListener('storage', ({ key }) => {
    if (key === TOKEN_KEY || key === null) look()
  })
  // A page restored from the back/forward cache has missed all messages meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look()
  })
  // A hidden tab did not ask (E03).
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') session.send({ type: 'status.refresh' })
  })
  // Changes before this chunk was loaded.
  if (!session.getSnapshot().matches('signingOut')) look()
}
