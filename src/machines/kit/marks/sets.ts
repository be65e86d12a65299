/** Closed sets whose words stand in the contract alone. */

/** How far the check of an INN is. */
export const TAX_STATUSES = ['ACCEPTED', 'MANUAL_CHECK', 'AWAITING_CHECK', 'REFUSED'] as const
