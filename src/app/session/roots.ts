/**
 * The running flows of this tab that nobody invoked, but for the session. The recorder, a chunk that is loaded after the page, follows them
 * (recording.ts): the first page carries the set alone.
 */
import type { AnyActor } from 'xstate'

export const roots = new Set<AnyActor>()
