/** Repairs of failed registrations: portal and server share the limit (E18). */

/** How often the receipt of one serial may be repaired; then the desk helps. */
export const REPAIR_LIMIT = 3
