/** /invoice/{id}: a document of a sale to a company, and what has become of the tools on it (RC01, RC03, RC11, RC12). */
import { setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import type { InvoiceView } from '../../../api/types.ts'
import type { ToldInvoice } from '../../../domain/sales/told-invoice.ts'
import { paperActions, paperContext, paperGuards } from '../../fragments/paper/setup.ts'
import { paperStates } from '../../fragments/paper/states.ts'
import type { PaperContext, PaperEvent, PaperInput } from '../../fragments/paper/types.ts'
import { declared } from '../../kit/actor.ts'
import { renewalDelays } from '../../kit/query/renewal.ts'
import type { Tag } from '../../kit/tags.ts'

export interface InvoiceContext extends PaperContext<InvoiceView> {
  /** What the address tells until the answer comes (RC12). */
  told: ToldInvoice
}

export type InvoiceInput = PaperInput & Pick<InvoiceContext, 'told'>

export const INVOICE_FAILURE = 'Произошла ошибка при загрузке накладной'

export const invoiceMachine = setup({
  types: {
    context: {} as InvoiceContext,
    events: {} as PaperEvent,
    input: {} as InvoiceInput,
    tags: {} as Tag,
  },
  actors: {
    loadPaper: declared<ApiResult<InvoiceView>, { id: string }>(),
    renewPaper: declared<ApiResult<InvoiceView>, { id: string }>(),
  },
  actions: paperActions<InvoiceView, InvoiceContext>(),
  guards: paperGuards<InvoiceView>(({ tools }) => tools),
  delays: renewalDelays,
}).createMachine({
  id: 'invoice',
  context: ({ input }) => ({ ...paperContext<InvoiceView>(input), told: input.told }),
  initial: 'loading',
  states: paperStates(INVOICE_FAILURE),
})
