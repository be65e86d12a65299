/** The browser's push messages: its worker, its permission and its subscription. */
import type { PushPort } from '../../machines/site/push/actors.ts'
import type { BrowserSubscription, PushDevice } from '../../machines/site/push/types.ts'
import { storePushPass } from './push-pass.ts'

const WORKER = '/push-worker.js'
/** How long a worker may take to install, in milliseconds. */
const INSTALLING = 10_000

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** iOS has push messages for what stands on the home screen alone. */
const isApplePhone = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent)

const subscriptionNow = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration(WORKER)
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** `register` answers while the worker still installs, and the browser subscribes with an active one alone. */
const activeRegistration = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register(WORKER)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('push: the worker is not installed')), INSTALLING)
  })
  try {
    return await Promise.race([navigator.serviceWorker.ready, late])
  } finally {
    clearTimeout(timer)
  }
}

const bytesOf = (publicKey: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(publicKey.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

const look = async (): Promise<PushDevice> => {
  if (!isSupported()) return { support: isApplePhone() ? 'homeScreen' : 'no', isBlocked: false, endpoint: null }
  return {
    support: 'yes',
    isBlocked: Notification.permission === 'denied',
    endpoint: (await subscriptionNow())?.endpoint ?? null,
  }
}

const unsubscribe = async (): Promise<void> => {
  if (!isSupported()) return
  await storePushPass(null)
  await (await subscriptionNow())?.unsubscribe()
}

const jsonOf = (subscription: PushSubscription): BrowserSubscription => {
  const { endpoint, keys = {} } = subscription.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } }
}

/** The subscription that the browser has now, as the server takes it. */
export const browserSubscription = async (): Promise<BrowserSubscription | null> => {
  const found = isSupported() ? await subscriptionNow() : null
  return found && jsonOf(found)
}

export const pushBrowser: Omit<PushPort, 'logProblem'> = {
  look,
  unsubscribe,
  subscribe: async (publicKey) => {
    const permission = await Notification.requestPermission()
    if (permission !== 'granted') return { kind: permission === 'denied' ? 'blocked' : 'dismissed' }
    const registration = await activeRegistration()
    // A subscription of an earlier sign-in or of another key is not this one's.
    await (await registration.pushManager.getSubscription())?.unsubscribe()
    const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) })
    const subscription = jsonOf(made)
    await storePushPass({ endpoint: subscription.endpoint, auth: subscription.keys.auth, publicKey })
    return { kind: 'subscribed', subscription }
  },
}
