/** The accessible-name placeholder of a missing serial. */
export const UNNUMBERED = 'без номера'

/** A missing value where a cell is not empty but shows it beside something else (FM20). */
export const MISSING = '-'
