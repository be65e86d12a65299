import { DEED_REASONS } from '../../../domain/desk/person-deeds.ts'
import { joinedReason } from '../../../domain/desk/reason.ts'
import type { AccessContext } from './types.ts'

/** The sentences that the operator chooses from. */
export const reasonsOf = ({ asked }: Pick<AccessContext, 'asked'>): readonly string[] => (asked ? DEED_REASONS[asked.deed] : [])

/** The reason as the audit keeps it; empty while there is none. */
export const reasonOf = (context: Pick<AccessContext, 'asked' | 'picked' | 'words'>): string =>
  joinedReason(reasonsOf(context), context.picked, context.words)
