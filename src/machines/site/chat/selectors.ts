import { judgeName, ALL_KINDS } from '../../../domain/texts/file-content.ts'
import type { ChatRow } from './types.ts'

/** What a message is shown as: only the four types are downloaded (CH06). */
export const kindOf = ({ isImage, value }: Pick<ChatRow, 'isImage' | 'value'>): 'text' | 'picture' | 'document' | 'withheld' => {
  if (!isImage) return 'text'
  if (judgeName(value, ALL_KINDS) !== null) return 'withheld'
  return judgeName(value, ['pdf']) === null ? 'document' : 'picture'
}
