/** Photographs and PDFs of a receipt or a document, and the viewer that a press opens. */
import { useState } from 'react'
import { FileText, FileWarning, RefreshCw, ZoomIn } from '../../../ui/base/icons.ts'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/base/visually-hidden.tsx'
import { PhotoViewer } from '../../../ui/viewer/photo-viewer.tsx'
import type { Picture, PicturesPort } from './pictures.ts'
import styles from './photos-part.module.css'

export interface PhotoGroup {
  /** Whose files these are, where several sides have some. */
  title?: string
  /** What one of them is: «Чек». */
  label: string
  names: readonly string[]
}

const isPdf = (name: string): boolean => name.endsWith('.pdf')

type TileProps = { name: string; label: string; picture: Picture | undefined; onOpen: () => void; onRetry: () => void }

const Tile = ({ name, label, picture, onOpen, onRetry }: TileProps) => {
  if (picture?.kind === 'shown')
    return (
      <button type="button" className={styles.tile} aria-label={`Открыть: ${label}`} onClick={onOpen}>
        {isPdf(name) ? (
          <>
            <FileText />
            <span>PDF</span>
          </>
        ) : (
          <>
            <img src={picture.url} alt="" className={styles.photo} />
            <span className={styles.loupe}>
              <ZoomIn />
            </span>
          </>
        )}
      </button>
    )
  if (picture?.kind === 'failed')
    return (
      <button type="button" className={styles.tile} aria-label={`Не загрузилось, повторить: ${label}`} onClick={onRetry}>
        <FileWarning />
        <span>Не загрузилось</span>
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

/** «Чек», «Чек, 2 из 3»: the files of a group are numbered where there are several. */
const labelOf = ({ label, names, title }: PhotoGroup, at: number): string => {
  const what = title === undefined ? label : `${label} (${title.toLowerCase()})`
  return names.length > 1 ? `${what}, ${at + 1} из ${names.length}` : what
}

export const PhotosPart = ({ groups, pictures, onRetry }: PicturesPort & { groups: readonly PhotoGroup[] }) => {
  const [shown, setShown] = useState<string | null>(null)
  const files = groups.flatMap((group) => group.names.map((name, at) => ({ name, label: labelOf(group, at) })))
  const viewed = files.flatMap(({ name, label }) => {
    const picture = pictures[name]
    return picture?.kind === 'shown' ? [{ ...picture, name, label, isPdf: isPdf(name) }] : []
  })
  return (
    <>
      {groups.map((group) => (
        <div key={group.title ?? ''} className={styles.group}>
          {group.title !== undefined && <h3 className={styles.title}>{group.title}</h3>}
          <ul className={styles.tiles}>
            {group.names.map((name, at) => (
              <li key={name}>
                <Tile
                  name={name}
                  label={labelOf(group, at)}
                  picture={pictures[name]}
                  onOpen={() => setShown(name)}
                  onRetry={() => onRetry(name)}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <PhotoViewer files={viewed} shown={shown} onShow={setShown} onClose={() => setShown(null)} />
    </>
  )
}
