import { eq } from 'drizzle-orm'
import { documentFault } from '../../../../src/domain/sales/tool-document.ts'
import { models } from '../../../kernel/database/schema.ts'
import { readName } from '../cells.ts'
import { kindOf } from '../kind.ts'
import type { Outcome, Refused } from '../kind.ts'
import { lockModels, notOne } from '../models.ts'
import type { ModelRow } from '../models.ts'

interface Row {
  name: string
  document: string
  /** Null: it cannot be downloaded yet. */
  url: string | null
}

const COLUMNS = {
  name: { title: 'Модель', also: ['Название модели'], isMust: true },
  document: { title: 'Документ', also: ['Название документа'], isMust: true },
  url: { title: 'Адрес', also: ['Ссылка', 'Адрес файла'], isMust: true },
} as const

const ADDRESS_WORDS = 'адрес документа — https://… или путь на портале, например /docs/p-26.pdf'

/** The address of a file that the portal opens (IV09–IV11): of the web by https alone, or a path of the portal. */
const readUrl = (text: string): { value: string | null } | Refused => {
  if (text === '') return { value: null }
  if (!/^(?:https:\/\/|\/(?!\/))/i.test(text)) return { refused: `${ADDRESS_WORDS}, а не «${text}»` }
  const fault = documentFault(text)
  if (fault === 'unavailable') return { refused: `${ADDRESS_WORDS}, а не «${text}»` }
  return fault === 'unsupported' ? { refused: `портал открывает PDF, PNG и JPG, а адрес документа — «${text}»` } : { value: text }
}

/** Adds a document to a model, or gives one that it has its new address. */
const withDocument = ({ documentation }: ModelRow, { document, url }: Row): ModelRow['documentation'] =>
  documentation.some(({ name }) => name === document)
    ? documentation.map((one) => (one.name === document ? { name: document, url } : one))
    : [...documentation, { name: document, url }]

/** Documents of models that are there, in the order of the file. What the file does not name stays. */
export const documents = kindOf<keyof typeof COLUMNS, Row>({
  columns: COLUMNS,
  read: (cells) => {
    const name = readName(COLUMNS.name.title, cells('name'))
    if ('refused' in name) return name
    const document = readName(COLUMNS.document.title, cells('document'))
    if ('refused' in document) return document
    const url = readUrl(cells('url'))
    return 'refused' in url ? url : { name: name.value, document: document.value, url: url.value }
  },
  enter: async (tx, rows) => {
    const known = await lockModels(
      tx,
      rows.map(({ name }) => name),
    )
    const outcomes: Outcome[] = []
    for (const row of rows) {
      const model = known.get(row.name)
      if (model === undefined || model === 'many') {
        outcomes.push(notOne(row.name, model))
        continue
      }
      const had = model.documentation.find(({ name }) => name === row.document)
      if (had?.url === row.url) {
        outcomes.push('same')
        continue
      }
      const documentation = withDocument(model, row)
      await tx.update(models).set({ documentation }).where(eq(models.id, model.id))
      known.set(row.name, { ...model, documentation })
      outcomes.push(had ? 'changed' : 'added')
    }
    return outcomes
  },
})
