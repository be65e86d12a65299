import { useState, type ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { Maximize, RotateCcw, RotateCw, ZoomIn, ZoomOut } from '../base/icons.ts'
import { Spinner } from '../base/spinner.tsx'
import { useKeys } from '../base/use-keys.ts'
import { fitted, LARGEST } from './lens.ts'
import { PhotoViewer, type ViewedFile } from './photo-viewer.tsx'
import { useLens } from './use-lens.ts'
import { usePdf } from './use-pdf.ts'
import styles from './photo-stage.module.css'

export type PhotoStageProps = {
  files: readonly ViewedFile[]
  /** The name of the file that is shown. */
  shown: string
  onShow: (name: string) => void
  /** What stands beside the tools: the files to choose from. */
  choice?: ReactNode
}

/** One photograph, or the first page of a PDF, on a page: turned and made larger by fingers, wheel and keys, and shown over the whole window. */
export const PhotoStage = ({ files, shown, onShow, choice }: PhotoStageProps) => {
  const [isWhole, setIsWhole] = useState(false)
  const at = files.findIndex(({ name }) => name === shown)
  const file = files[at]
  const pdf = usePdf(file?.isPdf ? (file.bytes ?? null) : null, 1)
  const url = file?.isPdf ? pdf.url : (file?.url ?? null)
  const other = (by: 1 | -1) => {
    const next = files[at + by]
    if (next) onShow(next.name)
  }
  const { lens, stage, size, stageRef, fingers, actions, onPhoto } = useLens(shown, other)
  const { width, height } = fitted(size, stage, lens.turn)
  useKeys({
    BracketLeft: actions.turnLeft,
    BracketRight: actions.turnRight,
    Minus: actions.smaller,
    NumpadSubtract: actions.smaller,
    Equal: actions.larger,
    NumpadAdd: actions.larger,
    ArrowLeft: () => other(-1),
    ArrowRight: () => other(1),
    KeyF: file ? () => setIsWhole(true) : null,
  })
  return (
    <div className={styles.box}>
      <div ref={stageRef} className={styles.stage} data-large={lens.scale > 1 || undefined} {...fingers}>
        {url === null ? (
          <Spinner />
        ) : (
          <img
            key={url}
            src={url}
            alt={file?.label ?? ''}
            draggable={false}
            className={styles.photo}
            onLoad={({ currentTarget }) => onPhoto(currentTarget)}
            style={{
              width: `${width}px`,
              height: `${height}px`,
              transform: `translate(${lens.x}px, ${lens.y}px) rotate(${lens.turn}deg) scale(${lens.scale})`,
            }}
          />
        )}
      </div>
      <div className={styles.tools}>
        <div className={styles.choice}>{choice}</div>
        <IconButton tone="inverse" label="Повернуть влево" icon={<RotateCcw />} onClick={actions.turnLeft} />
        <IconButton tone="inverse" label="Повернуть вправо" icon={<RotateCw />} onClick={actions.turnRight} />
        <IconButton tone="inverse" label="Мельче" icon={<ZoomOut />} disabled={lens.scale === 1} onClick={actions.smaller} />
        <IconButton tone="inverse" label="Крупнее" icon={<ZoomIn />} disabled={lens.scale === LARGEST} onClick={actions.larger} />
        <IconButton tone="inverse" label="Во весь экран" icon={<Maximize />} disabled={!file} onClick={() => setIsWhole(true)} />
      </div>
      <PhotoViewer files={files} shown={isWhole ? shown : null} onShow={onShow} onClose={() => setIsWhole(false)} />
    </div>
  )
}
