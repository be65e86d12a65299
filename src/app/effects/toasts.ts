/** The visible toasts: a store outside React, because machines raise them. A toast disappears when its subject is over. */
import type { EffectParams } from '../../machines/kit/effects.ts'

export interface Toast extends Readonly<EffectParams['toast']> {
  id: string
  /** The place where the toast was shown first; null until its step is over, because the step may navigate. */
  place: string | null
}

export const createToasts = () => {
  let toasts: readonly Toast[] = []
  let next = 1
  const listeners = new Set<() => void>()
  const set = (changed: readonly Toast[]) => {
    toasts = changed
    for (const listener of listeners) listener()
  }
  const keep = (isKept: (toast: Toast) => boolean) => {
    if (!toasts.every(isKept)) set(toasts.filter(isKept))
  }
  const isAbout = (about: string | undefined) => (toast: Toast) => about !== undefined && toast.about === about
  return {
    all: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show: (toast: EffectParams['toast']) => {
      const isOld = isAbout(toast.about)
      set([...toasts.filter((other) => !isOld(other)), { ...toast, id: String(next++), place: null }])
    },
    clear: () => set([]),
    close: (id: string) => set(toasts.filter((toast) => toast.id !== id)),
    end: (about: string) => {
      const isOver = isAbout(about)
      keep((toast) => !isOver(toast))
    },
    /** The user is at this place: new toasts belong to it, those of other places disappear. */
    settle: (place: string) => {
      if (toasts.some((toast) => toast.place === null)) set(toasts.map((toast) => ({ ...toast, place: toast.place ?? place })))
      keep((toast) => toast.place === place)
    },
  }
}

export type Toasts = ReturnType<typeof createToasts>
