/** The steps that the journeys of a withdrawal share. */
import { balanceFlow, rights } from '../../../model/money/balance.ts'
import { FIRST, SECOND } from '../../../model/kit/cards.ts'
import { noDraft } from '../../../src/machines/money/balance/draft.ts'
import { walk } from '../kit/walk.ts'

export type Step = string | { type: string }

export const start = { rights, draft: noDraft }
export const go = (steps: readonly Step[], input: unknown = start) => walk(balanceFlow, input, steps)

export const CARDS = `cards.known ${JSON.stringify({ cards: [FIRST, SECOND] })}`
export const NO_CARDS = 'cards.known {"cards":[]}'
export const CHOSEN = 'form.change {"patch":{"card":"card-1"}}'
export const sum = (amount: string) => ({ type: 'form.change', patch: { amount } })
export const LOADED = ['loadSummary: whole', CARDS]
export const READY = [...LOADED, CHOSEN]
export const ASKED = [...READY, 'form.change {"patch":{"amount":"600"}}', 'submit']
export const SENT = [...ASKED, 'confirm']
export const FORM = 'purse.shown+withdrawal.form'
