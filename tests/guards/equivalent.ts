/** Wrong guards that behave exactly like the right ones, with the reason. */

const UNHEARD_RENEWAL = 'of a renewal that failed no row is taken either way, and the pause grows either way'
const UNHEARD = { 'isAnswered in shown.renewing done renew 1 true': UNHEARD_RENEWAL }

/** By flow and by title of the wrong guard. A wrong guard that a journey detects must not be listed: its flow's test checks. */
export const EQUIVALENT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  deletion: { 'isCodeKept true': 'where no code has been sent there is none to be forgotten' },
  sales: UNHEARD,
  'user-tools': UNHEARD,
}
