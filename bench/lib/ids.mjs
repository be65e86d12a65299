/** The id of a row that a benchmark fills in: by kind, a digit, and number. The demo world has ids of its own (800…). */
export const idOf = (kind, number) => `00000000-0000-4000-890${kind}-${String(number).padStart(12, '0')}`

/** The same as an expression of SQL, of a number that SQL knows. */
export const sqlId = (kind, number) => `('00000000-0000-4000-890${kind}-' || lpad((${number})::text, 12, '0'))::uuid`
