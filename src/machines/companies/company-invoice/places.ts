/** The addresses of the two forms (LT01, LS01). */
import type { CompanyInvoiceContext, InvoiceKind, InvoiceScreen } from './types.ts'

/** The form itself. */
export const MAIN = { tool: '/legal-entity-tool', sale: '/legal-entity-register-sale' } as const satisfies Record<
  InvoiceKind,
  string
>

const RESULT = { tool: 'legal-entity-result', sale: 'legal-entity-register-sale-result' } as const

/** The screen that an address names; the form for any other name. */
export const screenOf = (kind: InvoiceKind, named: string | null): InvoiceScreen => (named === RESULT[kind] ? 'result' : 'main')

type Held = { context: Pick<CompanyInvoiceContext, 'kind'> }

export const toResult = {
  type: 'navigate',
  params: ({ context: { kind } }: Held) => ({ to: `${MAIN[kind]}?screen=${RESULT[kind]}`, isStep: true }),
} as const
/** Takes the result's step back (LT18). */
export const toForm = { type: 'goBack', params: ({ context: { kind } }: Held) => ({ to: MAIN[kind] }) } as const
/** An address of a result that is not there (AT03). */
export const replaceByForm = {
  type: 'navigate',
  params: ({ context: { kind } }: Held) => ({ to: MAIN[kind], replace: true }),
} as const
export const toHome = { type: 'navigate', params: { to: '/' } } as const
/** The list that the tools appear in. */
export const toList = {
  type: 'navigate',
  params: ({ context: { kind } }: Held) => ({ to: kind === 'sale' ? '/sales' : '/user-tools' }),
} as const
