import { useRef } from 'react'
import { Field } from '../fields/field.tsx'
import { FileDrop } from './file-drop.tsx'
import type { FileItem } from './file-items.ts'
import { FileRow, FileTile } from './file-row.tsx'
import { useDeleteFocus } from './use-delete-focus.ts'
import { useFileNews } from './use-file-news.ts'
import { VisuallyHidden } from '../base/visually-hidden.tsx'
import styles from './file-loader.module.css'

export type FileLoaderProps = {
  label: string
  items: readonly FileItem[]
  onAdd: (files: File[]) => void
  onDelete: (id: string) => void
  onRetry?: ((id: string) => void) | undefined
  /** As in HTML: «.png,.jpg,.jpeg,.pdf». Dropped files are not filtered: the files' owner gives the reason for a refusal. */
  accept: string
  multiple?: boolean
  /** Offers the camera on phones beside the file picker. */
  capture?: 'environment' | 'user' | undefined
  /** The limit of files. */
  max?: number | undefined
  hint?: string | undefined
  error?: string | null | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** «thumbnails»: small squares, for photos. */
  look?: 'list' | 'thumbnails'
}

/** Picked, dropped or photographed files with their progress. It displays them and reports events; the owner uploads. */
export const FileLoader = (props: FileLoaderProps) => {
  const { label, items, onAdd, onDelete, onRetry, accept, multiple = true, capture, max, hint, error, required } = props
  const { disabled = false, look = 'list' } = props
  const list = useRef<HTMLUListElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const ids = items.map(({ id }) => id)
  const keepFocus = useDeleteFocus(list, ids, button)
  const news = useFileNews(items)
  const File = look === 'list' ? FileRow : FileTile
  const taken = items.filter(({ takesNoPlace }) => !takesNoPlace).length
  const full = max !== undefined && taken >= max
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <div role="group" aria-label={label} className={styles.loader}>
        {items.length > 0 && (
          <ul ref={list} className={look === 'list' ? styles.list : styles.tiles}>
            {items.map((item) => (
              <File
                key={item.id}
                item={item}
                disabled={disabled}
                onDelete={() => {
                  keepFocus(item.id)
                  onDelete(item.id)
                }}
                onRetry={onRetry && (() => onRetry(item.id))}
              />
            ))}
          </ul>
        )}
        <FileDrop
          label={label}
          onAdd={onAdd}
          accept={accept}
          multiple={multiple}
          capture={capture}
          disabled={disabled}
          full={full ? `Добавлено ${taken} из ${max}` : undefined}
          compact={look === 'thumbnails' || items.length > 0}
          button={button}
        />
        <div role="status">
          <VisuallyHidden>{news}</VisuallyHidden>
        </div>
      </div>
    </Field>
  )
}
