/** The name of a seller in a list: «Соколова Анна»; «-» when the server sends none (FM20). */
export const sellerName = ({ surname, username }: { surname: string; username: string }): string =>
  [surname, username].filter(Boolean).join(' ') || '-'
