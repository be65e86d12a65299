import { useMemo, useSyncExternalStore } from 'react'
import { FILES_PER_FORM } from '../../domain/limits.ts'
import { formOf, isReadingPhoto, photosOf } from '../../machines/add-tool/selectors.ts'
import type { QueuedFile } from '../../machines/files/types.ts'
import type { FileItem } from '../../ui/file-items.ts'
import { FileLoader } from '../../ui/file-loader.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useSend } from '../kit/use-send.ts'
import styles from './form-part.module.css'
import type { CaptureProps } from './parts.ts'
import type { FilesPort } from './ports.ts'

const itemOf = (file: QueuedFile, files: FilesPort): FileItem => ({
  id: file.id,
  name: file.name,
  size: file.size,
  status: file.status === 'waiting' ? 'uploading' : file.status === 'failed' ? 'failed' : 'done',
  progress: files.progressOf(file.id),
  thumbnailUrl: files.thumbnailOf(file),
  ...(file.problem !== null && { error: file.problem }),
})

/** Photos of the receipt: several, with thumbnails, each removable (AT16, AT17, AT31). */
export const PhotosPart = ({ actor, snapshot, ports: { files } }: CaptureProps) => {
  const send = useSend(actor)
  const version = useSyncExternalStore(files.subscribe, files.version)
  const photos = snapshot.context.files
  // The version stands for what the port answers.
  // eslint-disable-next-line react/exhaustive-deps
  const items = useMemo(() => photosOf(snapshot).map((file) => itemOf(file, files)), [photos, files, version])
  return (
    <div>
      <FileLoader
        label="Фото чека"
        items={items}
        onAdd={(picked) => send({ type: 'files.add', files: files.pick(picked) })}
        onDelete={(id) => send({ type: 'file.remove', id })}
        onRetry={(id) => send({ type: 'file.retry', id })}
        accept=".png,.jpg,.jpeg"
        capture="environment"
        look="thumbnails"
        max={FILES_PER_FORM}
        hint="Весь чек целиком, QR код в кадре: png или jpg, до 10 МБ"
        error={formOf(snapshot).errors.images}
        disabled={!snapshot.can({ type: 'files.add', files: [] })}
      />
      <div className={styles.reading} role="status">
        {isReadingPhoto(snapshot) && (
          <>
            <Spinner /> Ищем QR код на фотографии…
          </>
        )}
      </div>
    </div>
  )
}
