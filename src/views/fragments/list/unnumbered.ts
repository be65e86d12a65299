/** The accessible-name placeholder of a missing serial. */
export const UNNUMBERED = 'без номера'
