import { FILES_PER_FORM } from '../../../domain/portal/limits.ts'
import { formOf, isAskingClear, isReadingPhoto } from '../../../machines/sales/add-tool/selectors.ts'
import { FileLoader } from '../../../ui/files/file-loader.tsx'
import { Spinner } from '../../../ui/base/spinner.tsx'
import { useFileItems } from '../../kit/use-file-items.ts'
import { useSend } from '../../kit/use-send.ts'
import styles from './form-part.module.css'
import type { CaptureProps } from './types.ts'

/** Photos of the receipt: several, with previews, each removable (AT16, AT17, AT31). */
export const PhotosPart = ({ actor, snapshot, ports: { files } }: CaptureProps) => {
  const send = useSend(actor)
  const items = useFileItems(snapshot.context.files, files, snapshot.context.remarks)
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
        hint="Чек целиком, с QR-кодом в кадре: png или jpg, большие уменьшим сами"
        error={formOf(snapshot).errors.images}
        // The focus of a deleted photo moves on under the question about its fields, so controls there stay enabled.
        disabled={!snapshot.can({ type: 'files.add', files: [] }) && !isAskingClear(snapshot)}
      />
      <div className={styles.reading} role="status">
        {isReadingPhoto(snapshot) && (
          <>
            <Spinner /> Ищем QR-код на фотографии…
          </>
        )}
      </div>
    </div>
  )
}
