/** Documents of a model: manuals, warranty cards (IV04, IV09–IV11). */

/** Why a document cannot be had. */
export type DocumentFault = 'failed' | 'unavailable' | 'unsupported'

export const DOCUMENT_FAULTS: Record<DocumentFault, string> = {
  failed: 'Произошла ошибка при загрузке документа',
  unavailable: 'Документ не доступен для скачивания',
  unsupported: 'Неподдерживаемый тип файла',
}

/** What a browser shows by itself, and runs nothing of. */
const TYPES: ReadonlySet<string> = new Set(['pdf', 'png', 'jpg', 'jpeg'])

/**
 * An address of the web, or a path of this site; browsers drop line breaks out of an address, and read a backslash as a slash, so neither
 * may be in one.
 */
const ADDRESS = /^(?:https?:\/\/[^\s/\\?#]+)?(?<path>\/[^\s\\?#]*)(?:[?#][^\s\\]*)?$/i

/** The path in the address of a document; null for what is no address of the web. */
const pathOf = (url: string | null): string | null => ADDRESS.exec((url ?? '').trim())?.groups?.['path'] ?? null

/** The extension of the file at a path, in small letters; empty without one. */
const extensionOf = (path: string): string => /\.([a-z0-9]{1,8})$/i.exec(path)?.[1]?.toLowerCase() ?? ''

/** @returns the type of a document for people: «PDF»; null where the address names none that is shown */
export const documentType = (url: string | null): string | null => {
  const path = pathOf(url)
  const extension = path === null ? '' : extensionOf(path)
  return TYPES.has(extension) ? extension.toUpperCase() : null
}

/**
 * What is wrong with the address of a document, before it is asked for: it has none, or one that is no address of the web; or it is
 * a file of a type that the portal does not open.
 */
export const documentFault = (url: string | null): Exclude<DocumentFault, 'failed'> | null => {
  if (pathOf(url) === null) return 'unavailable'
  return documentType(url) === null ? 'unsupported' : null
}
