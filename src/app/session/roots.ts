/**
 * The running flows of this tab that nobody invoked: whoever comes late may follow all of them. The recorder does, a chunk that is loaded
 * after the page.
 */
import type { AnyActor } from 'xstate'

/** Begins to follow a flow. @returns a function that ends it */
export type Follower = (root: AnyActor) => () => void

const nobody: Follower = () => () => {}

/** Each with what ends its following. */
const roots = new Map<AnyActor, () => void>()
let follower = nobody

/** A flow has started. @returns a function for its end */
export const announceRoot = (root: AnyActor): (() => void) => {
  roots.set(root, follower(root))
  return () => {
    roots.get(root)?.()
    roots.delete(root)
  }
}

/** From now on all flows are followed, those that run already too. */
export const followRoots = (next: Follower): void => {
  follower = next
  for (const root of roots.keys()) roots.set(root, next(root))
}
