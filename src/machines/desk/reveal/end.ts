import type { PersonDetails } from './types.ts'

/** Until when whole data may be seen, epoch milliseconds. */
export const endOf = ({ until }: Pick<PersonDetails, 'until'>): number => Date.parse(until)
