import { useState, type ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { Maximize } from '../base/icons.ts'
import { useKeys } from '../base/use-keys.ts'
import { LensStage, LensTools } from './lens-stage.tsx'
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
  const { onKeyDown: _, ...view } = useLens(shown, other)
  const { lens, actions } = view
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
      <LensStage {...view} url={url} alt={file?.label ?? ''} />
      <div className={styles.tools}>
        <div className={styles.choice}>{choice}</div>
        <LensTools lens={lens} actions={actions} />
        <IconButton tone="inverse" label="Во весь экран" icon={<Maximize />} disabled={!file} onClick={() => setIsWhole(true)} />
      </div>
      <PhotoViewer files={files} shown={isWhole ? shown : null} onShow={onShow} onClose={() => setIsWhole(false)} />
    </div>
  )
}
