/** The items of a file loader, as plain data: independent of the upload. */
export type FileItem = {
  id: string
  name: string
  /** Bytes. */
  size: number
  status: 'uploading' | 'done' | 'failed'
  /** From 0 to 1; absent while unknown. */
  progress?: number | undefined
  error?: string | undefined
  /** A remark about an uploaded file. */
  note?: string | undefined
  thumbnailUrl?: string | undefined
  /** Shown only for its error; it does not count towards the limit. */
  takesNoPlace?: boolean | undefined
}

const number = (value: number) => value.toLocaleString('ru', { maximumFractionDigits: 1 })

/** «340 КБ», «1,2 МБ» */
export const sizeText = (bytes: number): string => {
  if (bytes < 1024) return `${bytes} Б`
  const kilobytes = bytes / 1024
  return Math.round(kilobytes) < 1024 ? `${Math.round(kilobytes)} КБ` : `${number(kilobytes / 1024)} МБ`
}

/** The changes of the files between two moments, as a text for screen readers. */
export const fileNews = (before: readonly FileItem[], after: readonly FileItem[]): string => {
  const old = new Map(before.map((item) => [item.id, item.status]))
  const kept = new Set(after.map(({ id }) => id))
  const words = {
    uploading: (item: FileItem) => `Файл ${item.name} загружается.`,
    done: (item: FileItem) => `Файл ${item.name} загружен.`,
    failed: (item: FileItem) => item.error ?? `Файл ${item.name} не загружен.`,
  }
  return [
    ...before.filter(({ id }) => !kept.has(id)).map(({ name }) => `Файл ${name} удалён.`),
    ...after.filter(({ id, status }) => old.get(id) !== status).map((item) => words[item.status](item)),
  ].join(' ')
}

/** The end of a name distinguishes files: it stays visible when the middle is truncated. */
export const splitName = (name: string): [start: string, end: string] => {
  const cut = Math.max(name.length - 10, 0)
  return [name.slice(0, cut), name.slice(cut)]
}
