// Shows what the server pushes, and opens the messages. A file of its own and plain: browsers load it by its address, and keep it.
// The words are the portal's: a push carries nothing of a person, and what it says is not trusted.
const PLACE = '/messages'

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
