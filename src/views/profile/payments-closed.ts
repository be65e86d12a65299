/** Why the tab of payouts is closed (PR33, RL11). */
export const PAYMENTS_CLOSED = 'Выплаты откроются, когда ИНН будет подтверждён'
