import { z } from 'zod'
import { postFields } from './call.ts'
import type { TbankSettings } from './call.ts'

/** A card at T-Bank: it is removed under the name of its customer and its own. */
export interface TbankCard {
  customer: string
  cardId: string
}

/** Both names as the port's one. Neither has a slash. */
export const nameOfCard = ({ customer, cardId }: TbankCard): string => `${customer}/${cardId}`

/** @returns null for a name that this bank has never given */
export const cardOfName = (name: string): TbankCard | null => {
  const [customer = '', cardId = '', ...more] = name.split('/')
  return customer !== '' && cardId !== '' && more.length === 0 ? { customer, cardId } : null
}

/** A number with its middle hidden, as the port takes it. */
const PAN = /^\d{4,6}\*+\d{4}$/

const card = z.object({
  CardId: z.union([z.string().min(1), z.number()]).transform(String),
  Pan: z.unknown().transform((pan) => (typeof pan === 'string' && PAN.test(pan) ? pan : null)),
  Status: z.string(),
})

/** What the bank says of a customer's cards. */
export interface BoundCards {
  /** `pan` is null where the number is not one with its middle hidden. */
  cards: { cardId: string; pan: string | null }[]
  /** Entries that cannot be read at all: each may be any card. */
  unread: number
}

/**
 * The cards of a customer that are bound (`Status` «A»; «D» is a removed one); null where the bank does not say. One that cannot be read
 * hides none of the others.
 */
export const boundCards = async (customer: string, settings: TbankSettings, signal?: AbortSignal): Promise<BoundCards | null> => {
  const posted = await postFields('GetCardList', { CustomerKey: customer }, settings, signal)
  if (!('json' in posted) || !Array.isArray(posted.json)) return null
  const read = posted.json.map((entry) => card.safeParse(entry))
  return {
    cards: read.flatMap(({ data }) => (data?.Status === 'A' ? [{ cardId: data.CardId, pan: data.Pan }] : [])),
    unread: read.filter(({ success }) => !success).length,
  }
}
