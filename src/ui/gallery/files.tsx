import { useState } from 'react'
import { FileLoader } from '../files/file-loader.tsx'
import type { FileItem } from '../files/file-items.ts'
import { Columns } from '../base/stack.tsx'
import { Section } from './section.tsx'

const TYPES = '.png,.jpg,.jpeg,.pdf'
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#c5d5e0" d="M0 0h4v4H0z"/><path fill="#fff" d="M1 0h2v3.5H1z"/></svg>',
)}`
const RECEIPT: FileItem = { id: 'receipt', name: 'Чек.jpg', size: 412_000, status: 'done', thumbnailUrl: PICTURE }
const FILES: FileItem[] = [
  RECEIPT,
  { id: 'upd', name: 'УПД от 19.11.2026 с подписью.pdf', size: 1_300_000, status: 'uploading', progress: 0.4 },
  {
    id: 'long',
    name: 'Универсальный передаточный документ ООО «Комсомольскэлектроинструмент» № 12345 от 19.11.2026.pdf',
    size: 900,
    status: 'failed',
    error: 'Произошла ошибка при загрузке файлов',
  },
]
const PHOTOS: FileItem[] = [
  RECEIPT,
  { id: 'back', name: 'IMG_20261119_140512_обратная сторона.jpg', size: 2_400_000, status: 'uploading', thumbnailUrl: PICTURE },
  { id: 'odd', name: 'IMG_2.jpg', size: 2_400_000, status: 'done', thumbnailUrl: PICTURE, note: 'QR код не распознан' },
  { id: 'bad', name: 'IMG_3.jpg', size: 2_400_000, status: 'failed', error: 'Нет связи' },
]

export const FileSection = () => {
  const [files, setFiles] = useState(FILES)
  const [photos, setPhotos] = useState(PHOTOS)
  const without = (id: string) => (old: FileItem[]) => old.filter((item) => item.id !== id)
  const ready = (id: string) => (old: FileItem[]) =>
    old.map((item) => (item.id === id ? { ...item, status: 'done' as const } : item))
  const items = (added: File[]) =>
    added.map(({ name, size }): FileItem => ({ id: crypto.randomUUID(), name, size, status: 'uploading', progress: 0.2 }))
  const common = { accept: TYPES, onAdd: () => {}, onDelete: () => {} }
  return (
    <Section title="Файлы">
      <Columns>
        <FileLoader
          {...common}
          label="Документы"
          items={files}
          max={4}
          hint="PNG, JPG или PDF, до 10 МБ, не больше 4 файлов"
          onAdd={(added) => setFiles((old) => [...old, ...items(added)])}
          onDelete={(id) => setFiles(without(id))}
          onRetry={(id) => setFiles(ready(id))}
        />
        <FileLoader
          {...common}
          label="Фотографии паспорта"
          look="thumbnails"
          items={photos}
          capture="environment"
          onAdd={(added) => setPhotos((old) => [...old, ...items(added)])}
          onDelete={(id) => setPhotos(without(id))}
          onRetry={(id) => setPhotos(ready(id))}
        />
        <FileLoader {...common} label="Фото чека" items={[]} capture="environment" multiple={false} required />
        <FileLoader {...common} label="Фото с ошибкой" items={[]} error="Файл чек.txt имеет недопустимый формат файла." />
        <FileLoader {...common} label="Добавлено всё" items={[RECEIPT]} max={1} />
        <FileLoader {...common} label="Недоступно" items={[]} disabled />
      </Columns>
    </Section>
  )
}
