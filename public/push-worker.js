// Shows what the server pushes, and opens the messages. A file of its own and plain: browsers load it by its address, and keep it.
// The words are the portal's: a push carries nothing of a person, and what it says is not trusted.
const PLACE = '/messages'
/** What the page keeps for this worker (src/app/notifications/push-pass.ts): the subscription that the server has. */
const CACHE = 'push'
const PASS = '/push-pass'

self.addEventListener('push', (event) => {
  event.waitUntil(
    self.registration.showNotification('Есть новости', {
      body: 'Откройте портал, чтобы прочитать',
      // Many systems show no SVG here.
      icon: '/icon-192.png',
      lang: 'ru',
      // One at a time: the next one takes its place.
      tag: 'news',
    }),
  )
})

/**
 * Tells the server the subscription that the browser has made in place of the former one. The former address and secret are the right to
 * it: a worker has no token. What fails here is done by the page when it is opened next.
 */
const move = async (given) => {
  const cache = await self.caches.open(CACHE)
  const kept = await cache.match(PASS)
  if (!kept) return
  const { endpoint, auth, publicKey } = await kept.json()
  const { pushManager } = self.registration
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const next = (given ?? (await pushManager.getSubscription()) ?? (await pushManager.subscribe(options))).toJSON()
  const answer = await fetch('/api/push/subscription', {
    method: 'PUT',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      old: { endpoint, auth },
      endpoint: next.endpoint,
      keys: { p256dh: next.keys.p256dh, auth: next.keys.auth },
    }),
  })
  if (!answer.ok) return
  await cache.put(PASS, Response.json({ endpoint: next.endpoint, auth: next.keys.auth, publicKey }))
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(move(event.newSubscription)))

/** An open page of messages, or a new one: a form in another tab is left alone. */
const open = async () => {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = tabs.find(({ url }) => new URL(url).pathname === PLACE)
  return there ? there.focus() : self.clients.openWindow(PLACE)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open())
})
