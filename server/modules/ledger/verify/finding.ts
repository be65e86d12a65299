/** What can be wrong with the ledger. `docs/operations.md` says what to do about each. */
export type FindingKind =
  /** A trigger, a constraint, an index or a function that guards the ledger is missing, switched off or another one. */
  | 'guard'
  /** A role may do more with the ledger than any server needs. */
  | 'right'
  /** An entry does not say what was written, or one before it is gone. */
  | 'entry'
  /** An entry that no balance and no chain knows. */
  | 'stray'
  /** The account had less than nothing after this entry. */
  | 'negative'
  /** A balance is not what the entries make. */
  | 'balance'
  /** A transaction does not have two sides that make zero. */
  | 'unbalanced'
  /** A transaction whose accounts do not fit its operation. */
  | 'shape'
  /** A charge without a finished sale, or of another sum, side or person than its sale says. */
  | 'charge'
  /** Points by hand that no operator's decision is behind. */
  | 'manual'
  /** A sale was charged twice. */
  | 'twice'
  /** A payout has two outcomes, one without a hold, or one of another sum or account than it held. */
  | 'payout'
  /** A payout under which nothing is held. */
  | 'unheld'
  /** The entries under a seal are not those that were sealed. */
  | 'seal'

export interface Finding {
  kind: FindingKind
  /** The number or name of what is wrong. */
  what: string
  /** The account, the sums, for whoever looks into it; never a person. */
  detail: string
}

const WORDS: Record<FindingKind, string> = {
  guard: 'защита журнала снята или подменена',
  right: 'у роли лишнее право',
  entry: 'проводка не та, что была записана, или пропала предыдущая',
  stray: 'проводка мимо остатка и цепочки',
  negative: 'после проводки счёт ниже нуля',
  balance: 'остаток счёта не равен сумме проводок',
  unbalanced: 'у операции не две стороны с нулевой суммой',
  shape: 'счета не подходят операции',
  charge: 'начисление не подходит продаже',
  manual: 'ручное начисление без решения оператора',
  twice: 'баллы за продажу начислены дважды',
  payout: 'исход выплаты не подходит удержанию',
  unheld: 'под вывод ничего не удержано',
  seal: 'под печатью не те проводки',
}

/** «entry 1207: проводка не та, что была записана …». */
export const sayFinding = ({ kind, what, detail }: Finding): string =>
  `${kind} ${what}: ${WORDS[kind]}${detail === '' ? '' : ` (${detail})`}`
