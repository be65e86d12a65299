/** What the models of a receipt and of a document have in common: tools, and what is with them. */
import type { PaperRow } from '../../src/api/types.ts'

export const finished: PaperRow = {
  id: 'sale-1',
  isOwn: true,
  side: 'seller',
  sn: '200.00001',
  model: { name: 'Дрель-шуруповёрт ДШ-18', imageUrl: '/pictures/dsh-18.svg' },
  saleStatus: 'FINISH',
  fate: { step: 'finished', next: 'nobody', until: null, isOverdue: false, retryAt: null, disagreed: null, reason: null },
}

export const inCheck: PaperRow = {
  ...finished,
  saleStatus: 'TAX_PENDING',
  fate: {
    step: 'taxCheck',
    next: 'taxService',
    until: '2026-11-21T09:30:00.000Z',
    isOverdue: false,
    retryAt: null,
    disagreed: null,
    reason: null,
  },
}

export const refused: PaperRow = {
  ...finished,
  saleStatus: 'FAIL',
  fate: { step: 'receiptRefused', next: 'owner', until: null, isOverdue: false, retryAt: null, disagreed: 'sum', reason: null },
  repair: { left: 3, by: null },
}

export const SELLER = { id: 'seller', mode: 'seller', isLegal: false } as const
