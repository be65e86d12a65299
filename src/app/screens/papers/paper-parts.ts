/** What the pages of a receipt and of a document have in common: who reads them, and where «Назад» leads. */
import type { PaperInput } from '../../../machines/fragments/paper/types.ts'
import type { PaperReader } from '../../../views/fragments/paper/reading.ts'
import type { Visitor } from '../../routing/guard.ts'

export const paperReaderOf = ({ mode, person }: Pick<Visitor, 'mode' | 'person'>): PaperReader => ({
  id: person?.id ?? '',
  mode,
  isLegal: person?.standing.isLegalEntity === true,
})

export const paperListOf = ({ mode }: Pick<Visitor, 'mode'>): PaperInput['list'] => (mode === 'seller' ? '/sales' : '/user-tools')
