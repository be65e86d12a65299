import type { Actor, SnapshotFrom } from 'xstate'
import type { revealMachine } from '../../../machines/desk/reveal/machine.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { ErrorState } from '../../../ui/content/empty-state.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { LensStage, LensTools } from '../../../ui/viewer/lens-stage.tsx'
import { useLens } from '../../../ui/viewer/use-lens.ts'
import { usePdf } from '../../../ui/viewer/use-pdf.ts'
import type { Picture, PicturesPort } from '../../fragments/photos/pictures.ts'
import { useSend } from '../../kit/use-send.ts'
import styles from './passport.module.css'

type Props = { actor: Actor<typeof revealMachine>; snapshot: SnapshotFrom<typeof revealMachine> } & PicturesPort

const LABEL = 'Изображение паспорта'

const nothing = () => undefined

/** Turned and made larger as every photograph; it has no button to download or to open it elsewhere. */
const Stage = ({ name, picture }: { name: string; picture: Picture & { kind: 'shown' } }) => {
  const isPdf = name.endsWith('.pdf')
  const pdf = usePdf(isPdf ? (picture.bytes ?? null) : null, 1)
  const { onKeyDown, ...view } = useLens(name, nothing)
  return (
    <div className={styles.box} onKeyDown={onKeyDown}>
      <LensStage {...view} url={isPdf ? pdf.url : picture.url} alt={LABEL} />
      <div className={styles.tools}>
        <LensTools lens={view.lens} actions={view.actions} />
      </div>
    </div>
  )
}

/** The passport's picture that is open: one at a time, each look is in the audit. */
export const PassportDialog = ({ actor, snapshot, pictures, onRetry }: Props) => {
  const send = useSend(actor)
  const name = snapshot.context.picture
  const picture = name === null ? undefined : pictures[name]
  const contents = () => {
    if (name === null) return null
    if (picture?.kind === 'shown') return <Stage name={name} picture={picture} />
    if (picture?.kind === 'failed')
      return <ErrorState title="Изображение не загрузилось" action={<Button onClick={() => onRetry(name)}>Повторить</Button>} />
    return <SkeletonBlock height="20rem" />
  }
  return (
    <Dialog
      open={name !== null}
      width="wide"
      title={LABEL}
      text="Просмотр записан в журнал"
      onClose={() => send({ type: 'picture.close' })}
    >
      {contents()}
    </Dialog>
  )
}
