/** Pure steps of the messages on their way: sent one at a time, in their order. */
import type { ChatMessageContext, Delivery, Outgoing } from './types.ts'

/** Characters of a text without the blanks around it. */
export const MOST_CHARACTERS = 4_000

type Text = Pick<ChatMessageContext, 'text'>

export const isBlank = ({ text }: Text): boolean => text.trim() === ''
/** How many characters are too many; 0 while the text fits. */
export const excessOf = ({ text }: Text): number => Math.max(0, text.trim().length - MOST_CHARACTERS)

/** Nothing to send is not sent (CH05). */
export const mayWrite = (held: Text): boolean => !isBlank(held) && excessOf(held) === 0

const waits = ({ problem, isDelivered }: Outgoing): boolean => problem === null && !isDelivered
export const nextOf = (outbox: readonly Outgoing[]): Outgoing | undefined => outbox.find(waits)
/** The place in the queue, from 1; 0 for one that does not wait. */
export const placeIn = (outbox: readonly Outgoing[], key: string): number =>
  outbox.filter(waits).findIndex((row) => row.key === key) + 1

export const outgoing = (changes: Pick<Outgoing, 'key' | 'value'> & Partial<Outgoing>): Outgoing => ({
  isImage: false,
  name: null,
  about: null,
  problem: null,
  isDelivered: false,
  ...changes,
})

/** The outbox after an attempt to send the message of this key. */
export const afterDelivery = (outbox: readonly Outgoing[], key: string | null, delivery: Delivery): Outgoing[] =>
  outbox.map((row) => {
    if (row.key !== key || delivery.kind === 'lost' || delivery.kind === 'later') return row
    return delivery.kind === 'stored' ? { ...row, isDelivered: true } : { ...row, problem: delivery.message }
  })

/** Without those that the history has; a server that names no keys has them all. */
export const withoutArrived = (outbox: readonly Outgoing[], keys: readonly string[]): Outgoing[] =>
  outbox.filter(({ key, isDelivered }) => !keys.includes(key) && !(isDelivered && keys.length === 0))
