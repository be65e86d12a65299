import { useState } from 'react'
import { FileText, FileWarning, RefreshCw } from '../../../ui/base/icons.ts'
import { Spinner } from '../../../ui/base/spinner.tsx'
import { PhotoStage } from '../../../ui/viewer/photo-stage.tsx'
import type { PicturesPort } from '../../fragments/photos/pictures.ts'
import styles from './desk-case.module.css'

type Props = PicturesPort & { files: readonly string[]; title: string }

const isPdf = (name: string): boolean => name.endsWith('.pdf')

/** The photographs of the row: one large, the others to choose from. */
export const PhotosPart = ({ files, title, pictures, onRetry }: Props) => {
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = chosen !== null && files.includes(chosen) ? chosen : files[0]
  // Where there is none, the row has all the room.
  if (shown === undefined) return null
  const labelOf = (name: string): string =>
    files.length > 1 ? `${title}, файл ${files.indexOf(name) + 1} из ${files.length}` : title
  const viewed = files.flatMap((name) => {
    const picture = pictures[name]
    return picture?.kind === 'shown' ? [{ ...picture, name, label: labelOf(name), isPdf: isPdf(name) }] : []
  })
  const thumb = (name: string) => {
    const picture = pictures[name]
    if (picture?.kind === 'failed') return <FileWarning />
    if (isPdf(name)) return <FileText />
    return picture?.kind === 'shown' ? <img src={picture.url} alt="" /> : <Spinner />
  }
  const isFailed = pictures[shown]?.kind === 'failed'
  return (
    <div className={styles.photos}>
      {isFailed ? (
        <div className={styles.noPhotos}>
          <p>Файл не загрузился</p>
          <button type="button" className={styles.retry} onClick={() => onRetry(shown)}>
            <RefreshCw />
            Повторить
          </button>
        </div>
      ) : (
        <PhotoStage
          files={viewed}
          shown={shown}
          onShow={setChosen}
          choice={
            files.length > 1 && (
              <ul className={styles.thumbs}>
                {files.map((name) => (
                  <li key={name}>
                    <button
                      type="button"
                      className={styles.thumb}
                      aria-label={`Показать: ${labelOf(name)}`}
                      aria-pressed={name === shown}
                      onClick={() => setChosen(name)}
                    >
                      {thumb(name)}
                    </button>
                  </li>
                ))}
              </ul>
            )
          }
        />
      )}
    </div>
  )
}
