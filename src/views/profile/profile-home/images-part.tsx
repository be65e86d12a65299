import { useState } from 'react'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { FileWarning, RefreshCw } from '../../../ui/base/icons.ts'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/base/visually-hidden.tsx'
import type { Picture, PicturesPort } from '../../fragments/photos/pictures.ts'
import styles from './images-part.module.css'

type TileProps = { picture: Picture | undefined; label: string; onOpen: () => void; onRetry: () => void }

const Tile = ({ picture, label, onOpen, onRetry }: TileProps) => {
  if (picture?.kind === 'shown')
    return (
      <button type="button" className={styles.tile} aria-label={`Открыть: ${label}`} onClick={onOpen}>
        <img src={picture.url} alt="" className={styles.thumbnail} />
      </button>
    )
  if (picture?.kind === 'failed')
    return (
      <button type="button" className={styles.tile} aria-label={`Не загрузилось, повторить: ${label}`} onClick={onRetry}>
        <FileWarning />
        <span className={styles.again}>
          <RefreshCw />
          Повторить
        </span>
      </button>
    )
  return (
    <span className={styles.tile}>
      <SkeletonBlock height="100%" />
      <VisuallyHidden>Загрузка: {label}</VisuallyHidden>
    </span>
  )
}

/** The passport's images on the server; a click enlarges one. */
export const ImagesPart = ({ names, pictures, onRetry }: PicturesPort & { names: readonly string[] }) => {
  const [open, setOpen] = useState<string | null>(null)
  const labelOf = (name: string) => `изображение ${names.indexOf(name) + 1} из ${names.length}`
  const larger = open === null ? undefined : pictures[open]
  return (
    <>
      <ul className={styles.tiles}>
        {names.map((name) => (
          <li key={name}>
            <Tile picture={pictures[name]} label={labelOf(name)} onOpen={() => setOpen(name)} onRetry={() => onRetry(name)} />
          </li>
        ))}
      </ul>
      <Dialog
        open={larger?.kind === 'shown'}
        onClose={() => setOpen(null)}
        title="Изображение паспорта"
        text={open !== null && names.length > 1 && `${names.indexOf(open) + 1} из ${names.length}`}
        width="wide"
      >
        {open !== null && larger?.kind === 'shown' && (
          <img src={larger.url} alt={`Паспорт, ${labelOf(open)}`} className={styles.larger} />
        )}
      </Dialog>
    </>
  )
}
