/** What ends a list on its way from the server to the portal: only a whole one has it, with the number of its rows behind it (D199). */
export const END_OF_TABLE = 'Строк'
