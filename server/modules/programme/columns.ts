import { BadFile } from './bad-file.ts'

/** A column of a table: how the header names it, and how else people do. */
export interface Column {
  title: string
  also?: readonly string[]
  /** The file must have it. */
  isMust?: boolean
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[\s,.:;()«»"]+/g, ' ')
    .trim()

const titles = (columns: readonly Column[]): string => columns.map(({ title }) => `«${title}»`).join(', ')

/**
 * Which cell of a row belongs to which column.
 * @param header the cells of the first row; the order is free, upper and lower case and signs do not matter
 * @returns by the column's name the place of its cell; none for a column that the file does not have
 * @throws BadFile for a header that is not of this table, with the names that it may have
 */
export const placesOf = <Name extends string>(
  columns: Readonly<Record<Name, Column>>,
  header: readonly string[],
): ReadonlyMap<string, number> => {
  const all = Object.entries<Column>(columns)
  const places = new Map<string, number>()
  for (const [place, cell] of header.entries()) {
    if (cell === '') continue
    const found = all.find(([, { title, also = [] }]) => [title, ...also].some((name) => plain(name) === plain(cell)))
    if (!found) throw new BadFile(`Столбца «${cell}» у этой таблицы нет. Бывают: ${titles(all.map(([, column]) => column))}`)
    if (places.has(found[0])) throw new BadFile(`Столбец «${found[1].title}» стоит в файле дважды`)
    places.set(found[0], place)
  }
  const missing = all.filter(([name, { isMust }]) => isMust === true && !places.has(name)).map(([, column]) => column)
  if (missing.length > 0) throw new BadFile(`В первой строке файла нет столбца ${titles(missing)}`)
  return places
}
