import { PASSPORT_IMAGES } from '../../../domain/people/passport.ts'
import { imagesOf, imagesProblemOf } from '../../../machines/profile/profile-form/selectors.ts'
import { FileLoader } from '../../../ui/files/file-loader.tsx'
import { useFileItems } from '../../kit/use-file-items.ts'
import { useSend } from '../../kit/use-send.ts'
import { LABELS } from './labels.ts'
import type { FormProps } from './types.ts'

const HINT = 'Разворот с фотографией и страница с пропиской: png или jpg, большие уменьшим сами'

/** Images of the passport: several at once, with previews, each removable (PR39). */
export const ImagesPart = ({ actor, snapshot, files }: FormProps) => {
  const send = useSend(actor)
  const items = useFileItems(snapshot.context.files, files)
  const problem = imagesProblemOf(snapshot)
  // A pending upload is no error.
  const isUploading = imagesOf(snapshot).some(({ status }) => status === 'waiting')
  return (
    <FileLoader
      label={LABELS.passportImages}
      items={items}
      onAdd={(picked) => send({ type: 'files.add', files: files.pick(picked) })}
      onDelete={(id) => send({ type: 'file.remove', id })}
      onRetry={(id) => send({ type: 'file.retry', id })}
      accept=".png,.jpg,.jpeg"
      capture="environment"
      look="thumbnails"
      max={PASSPORT_IMAGES}
      hint={isUploading ? problem : HINT}
      error={isUploading ? null : problem}
      disabled={!snapshot.can({ type: 'files.add', files: [] })}
    />
  )
}
