/** The toasts on the screen: a store outside React, because machines raise them. */
import type { EffectParams } from '../../machines/kit/effects.ts'

export interface Toast extends Readonly<EffectParams['toast']> {
  id: string
}

export const createToasts = () => {
  let toasts: readonly Toast[] = []
  let next = 1
  const listeners = new Set<() => void>()
  const set = (changed: readonly Toast[]) => {
    toasts = changed
    for (const listener of listeners) listener()
  }
  return {
    all: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show: (toast: EffectParams['toast']) => set([...toasts, { ...toast, id: String(next++) }]),
    clear: () => set([]),
    close: (id: string) => set(toasts.filter((toast) => toast.id !== id)),
  }
}

export type Toasts = ReturnType<typeof createToasts>
