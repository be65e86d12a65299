/** /receipt/{id}: a receipt, what has become of it and of the tools on it (RC01–RC10). */
import { setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import type { ReceiptView } from '../../../api/types.ts'
import { paperActions, paperContext, paperGuards } from '../../fragments/paper/setup.ts'
import { paperStates } from '../../fragments/paper/states.ts'
import type { PaperContext, PaperEvent, PaperInput } from '../../fragments/paper/types.ts'
import { declared } from '../../kit/actor.ts'
import { renewalDelays } from '../../kit/query/renewal.ts'
import type { Tag } from '../../kit/tags.ts'

export type ReceiptContext = PaperContext<ReceiptView>

export const RECEIPT_FAILURE = 'Произошла ошибка при загрузке чека'

export const receiptMachine = setup({
  types: {
    context: {} as ReceiptContext,
    events: {} as PaperEvent,
    input: {} as PaperInput,
    tags: {} as Tag,
  },
  actors: {
    loadPaper: declared<ApiResult<ReceiptView>, { id: string }>(),
    renewPaper: declared<ApiResult<ReceiptView>, { id: string }>(),
  },
  actions: paperActions<ReceiptView, ReceiptContext>(),
  guards: paperGuards<ReceiptView>(({ rows }) => rows),
  delays: renewalDelays,
}).createMachine({
  id: 'receipt',
  context: ({ input }) => paperContext(input),
  initial: 'loading',
  states: paperStates(RECEIPT_FAILURE),
})
