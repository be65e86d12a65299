/** The part of a flow that shows a receipt or an invoice: its context, actions and guards. */
import { assign } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import type { PaperRow } from '../../../api/types.ts'
import { changesBySelf } from '../../../domain/sales/sale-status.ts'
import { effects } from '../../kit/effects.ts'
import { renewalActions } from '../../kit/query/renewal.ts'
import { queryGuards } from '../../kit/query/setup.ts'
import type { PaperContext, PaperEvent, PaperInput } from './types.ts'

/** The tools on it. */
export type RowsOf<Paper> = (paper: Paper) => readonly Pick<PaperRow, 'saleStatus'>[]

export const paperContext = <Paper>({ id, list }: PaperInput): PaperContext<Paper> => ({ id, list, quiet: 0, paper: null })

/** Typed by the flow's context, because `assign` is invariant in it. */
export const paperActions = <Paper, Context extends PaperContext<Paper>>() => ({
  ...effects('leave'),
  ...renewalActions<Context, PaperEvent>(),
  takePaper: assign<Context, PaperEvent, ApiResult<Paper>, PaperEvent, never>(
    (_, result) => (result.kind === 'ok' ? { paper: result.payload } : {}) as Partial<Context>,
  ),
})

/** @param rowsOf the tools on the paper: while one is with the tax service, the page renews itself */
export const paperGuards = <Paper>(rowsOf: RowsOf<Paper>) => {
  const isAwaited = (paper: Paper | null): boolean =>
    paper !== null && rowsOf(paper).some(({ saleStatus }) => changesBySelf(saleStatus))
  return {
    ...queryGuards,
    isAwaited: ({ context }: { context: PaperContext<Paper> }) => isAwaited(context.paper),
    isStillAwaited: (_: unknown, result: ApiResult<Paper>) => result.kind === 'ok' && isAwaited(result.payload),
    /** The portal is leading elsewhere already: to sign-in, or to the page of a server that is not there. */
    isLedAway: (_: unknown, result: ApiResult<Paper>) => result.kind === 'unauthorised' || result.kind === 'gatewayDown',
  }
}
