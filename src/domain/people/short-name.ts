/** What a name is made of; companies have one of their own. */
export interface NameParts {
  organizationName: string | null
  surname: string
  username: string
  patronymic: string | null
}

const initial = (name: string | null): string => (name ? `${Array.from(name)[0] ?? ''}.` : '')

/** A name as the desk shows it before anybody has asked for the whole: «Соколова А. И.»; «-» without one. */
export const shortName = ({ organizationName, surname, username, patronymic }: NameParts): string =>
  organizationName ?? ([surname, initial(username), initial(patronymic)].filter(Boolean).join(' ') || '-')

/** How one operator reads of another: «Петрова М.» wherever somebody has taken, answers or decides. The audit alone names them in full. */
export const operatorName = ({ surname, username }: Pick<NameParts, 'surname' | 'username'>): string =>
  shortName({ organizationName: null, surname, username, patronymic: null })
