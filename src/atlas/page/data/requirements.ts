/** The clauses by id: the rows of docs/requirements.ru.tsv. */

export interface Requirement {
  id: string
  who: string
  text: string
}

export const readRequirements = (tsv: string): ReadonlyMap<string, Requirement> => {
  const [, ...lines] = tsv.trimEnd().split('\n')
  return new Map(
    lines.map((line) => {
      const [id = '', , who = '', text = ''] = line.split('\t')
      return [id, { id, who, text }]
    }),
  )
}
