/** One screen of the portal: waits for the page's request, and is inert unless it is interactive. */
import { Suspense, useEffect, useRef, useState } from 'react'
import { catchLinks, listen, tell, tellHeight } from './page-link.ts'
import type { ToScreen } from './protocol.ts'
import { sendFromPage, show, tellShown, type Shown } from './shown.ts'

/** An inert page takes neither focus, clicks nor typing; it also keeps a view from pulling the focus into the frame. */
const setTouch = (on: boolean): void => {
  document.body.inert = !on
}

export const Stage = () => {
  const [shown, setShown] = useState<Shown | null>(null)
  const current = useRef<Shown | null>(null)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    setTouch(false)
    let latest = 0
    const open = async (message: Extract<ToScreen, { type: 'show' }>) => {
      latest += 1
      const id = latest
      const next = await show(message, id)
      // A newer request has come while the view was loading.
      if (id !== latest) {
        next.actor.stop()
        return
      }
      current.current?.actor.stop()
      current.current = next
      setShown(next)
    }
    const stopLinks = catchLinks()
    let opening = Promise.resolve()
    /** An event that comes while the view is loading belongs to the flow that is about to be shown. */
    const sendWhenOpen = async (event: { type: string }) => {
      await opening
      if (current.current) sendFromPage(current.current.actor, event)
    }
    const stopListening = listen((message) => {
      if (message.type === 'touch') setTouch(message.on)
      else if (message.type === 'theme') document.documentElement.dataset['theme'] = message.theme
      else if (message.type === 'show') opening = open(message)
      else void sendWhenOpen(message.event)
    })
    tell({ type: 'ready' })
    return () => {
      stopListening()
      stopLinks()
    }
  }, [])

  useEffect(() => {
    if (shown) tellShown(shown)
    return place.current ? tellHeight(place.current) : undefined
  }, [shown])

  return (
    <div ref={place}>
      <Suspense>{shown && <div key={shown.id}>{shown.screen.draw(shown.actor)}</div>}</Suspense>
    </div>
  )
}
