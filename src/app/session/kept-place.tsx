/**
 * Keeps the person's place in a list: whoever comes back finds the same rows at the same height (D160).
 *
 * The pages are asked for one after another with the list's own «more», so that a failed one stops the rest under its message. The
 * window is put in place at once, in room that is reserved for the rows: they come into it without moving what is in sight.
 */
import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { repairOfAddress } from '../../domain/sales/repair.ts'
import { storePlace, takePlace, type ListPlace } from '../effects/storage/list-places.ts'
import { followSight } from './list-sight.ts'
import { useVisitor } from './visitor.ts'
import { reserveRoom } from '../../ui/base/room.ts'
import { Spinner } from '../../ui/base/spinner.tsx'
import styles from './kept-place.module.css'

interface Snapshot {
  context: { rows: readonly unknown[]; problem: string | null }
  can: (event: { type: 'more' }) => boolean
  hasTag: (tag: 'loading' | 'busy') => boolean
}

/** A list that grows page by page. */
export interface GrowingList {
  getSnapshot: () => Snapshot
  subscribe: (listener: (snapshot: Snapshot) => void) => { unsubscribe: () => void }
  send: (event: { type: 'more' }) => void
}

/** Beyond these the way back would take longer than the way down: what is above them is restored. */
const MOST_ROWS = 500

/** Asks for pages until so many rows are there, or none come. @returns a function that ends this */
export const growTo = (list: GrowingList, wanted: number, onEnd: () => void): (() => void) => {
  let asked: number | null = null
  let wasBusy = false
  let isOver = false
  const follow = (snapshot: Snapshot) => {
    if (isOver) return
    if (snapshot.hasTag('loading') || snapshot.hasTag('busy')) {
      wasBusy = true
      return
    }
    const { rows, problem } = snapshot.context
    // A list that waits before it asks has not answered yet.
    if (rows.length === asked && !wasBusy) return
    if (rows.length < wanted && rows.length !== asked && problem === null && snapshot.can({ type: 'more' })) {
      asked = rows.length
      wasBusy = false
      list.send({ type: 'more' })
      return
    }
    isOver = true
    onEnd()
  }
  const following = list.subscribe(follow)
  follow(list.getSnapshot())
  return () => {
    isOver = true
    following.unsubscribe()
  }
}

const rowIn = (id: string): Element | null => document.querySelector(`[data-row="${CSS.escape(id)}"]`)

/** Newer rows may have come on top of the row since: the row decides, and the height only where it is not in the document. */
const goTo = ({ y, row, top }: ListPlace): void => {
  window.scrollTo(0, y)
  const found = row === null ? null : rowIn(row)
  if (found) window.scrollBy(0, found.getBoundingClientRect().top - top)
}

/** Whoever scrolls or types meanwhile has chosen another place. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown'] as const

/** @returns a function that ends this, wherever it is */
const restore = (list: GrowingList, place: ListPlace, onEnd: () => void): (() => void) => {
  let isMoved = false
  const move = () => {
    isMoved = true
  }
  for (const event of OWN_MOVES) window.addEventListener(event, move, { passive: true })
  const giveUp = reserveRoom(place.y + window.innerHeight)
  // After the new screen has gone to its top.
  let frame = requestAnimationFrame(() => window.scrollTo(0, place.y))
  const settle = () => {
    giveUp()
    for (const event of OWN_MOVES) window.removeEventListener(event, move)
  }
  const stop = growTo(list, Math.min(place.rows, MOST_ROWS), () => {
    cancelAnimationFrame(frame)
    onEnd()
    // The rows are in the document with the next frame; those of a long table that are in sight with the one after it.
    frame = requestAnimationFrame(() => {
      if (!isMoved) goTo(place)
      settle()
      frame = requestAnimationFrame(() => {
        if (!isMoved) goTo(place)
      })
    })
  })
  return () => {
    stop()
    cancelAnimationFrame(frame)
    settle()
  }
}

/** Stands beside a list, before it: it reads the list's rows while they are still in the document. */
export const KeptPlace = ({ list }: { list: GrowingList }) => {
  const { key: entry, pathname, search } = useLocation()
  const owner = useVisitor().person?.id ?? ''
  const address = pathname + search
  const [isRestoring, setIsRestoring] = useState(false)
  useLayoutEffect(() => {
    const place = takePlace(owner, entry, address)
    let isSettled = place === null
    const end = () => {
      isSettled = true
      setIsRestoring(false)
    }
    // Known only here: the server's page has no place.
    // eslint-disable-next-line react/set-state-in-effect
    if (place) setIsRestoring(true)
    const stop = place && restore(list, place, end)
    const sight = followSight(list)
    const store = () => {
      const { rows } = list.getSnapshot().context
      if (!isSettled || rows.length === 0 || owner === '') return
      const query = new URLSearchParams(window.location.search)
      const isRepair = repairOfAddress((name) => query.get(name)) !== null
      storePlace(owner, { entry, address, rows: rows.length, ...sight.now(), isRepair })
    }
    const hide = () => document.visibilityState === 'hidden' && store()
    // The browser would scroll before the rows are there.
    window.history.scrollRestoration = 'manual'
    window.addEventListener('pagehide', store)
    document.addEventListener('visibilitychange', hide)
    return () => {
      store()
      sight.stop()
      stop?.()
      window.history.scrollRestoration = 'auto'
      window.removeEventListener('pagehide', store)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [list, owner, entry, address])
  return (
    isRestoring && (
      <div className={styles.wait}>
        <Spinner label="Загрузка…" />
      </div>
    )
  )
}
