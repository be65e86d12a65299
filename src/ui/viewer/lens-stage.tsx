/** What the viewer of a page and that of a window have in common: the photograph under the lens, and the tools that turn it and make it larger. */
import type { ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { RotateCcw, RotateCw, ZoomIn, ZoomOut } from '../base/icons.ts'
import { Spinner } from '../base/spinner.tsx'
import { fitted, LARGEST } from './lens.ts'
import type { useLens } from './use-lens.ts'
import styles from './lens-stage.module.css'

type View = ReturnType<typeof useLens>

type StageProps = Pick<View, 'lens' | 'stage' | 'size' | 'stageRef' | 'fingers' | 'onPhoto'> & {
  /** Null while the picture is on its way. */
  url: string | null
  alt: string
}

export const LensStage = ({ lens, stage, size, stageRef, fingers, onPhoto, url, alt }: StageProps) => {
  const { width, height } = fitted(size, stage, lens.turn)
  return (
    <div ref={stageRef} className={styles.stage} data-large={lens.scale > 1 || undefined} {...fingers}>
      {url === null ? (
        <Spinner />
      ) : (
        <img
          key={url}
          src={url}
          alt={alt}
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
  )
}

type ToolsProps = Pick<View, 'lens' | 'actions'> & {
  /** What stands between «Мельче» and «Крупнее». */
  between?: ReactNode
}

export const LensTools = ({ lens, actions, between }: ToolsProps) => (
  <>
    <IconButton tone="inverse" label="Повернуть влево" icon={<RotateCcw />} onClick={actions.turnLeft} />
    <IconButton tone="inverse" label="Повернуть вправо" icon={<RotateCw />} onClick={actions.turnRight} />
    <IconButton tone="inverse" label="Мельче" icon={<ZoomOut />} disabled={lens.scale === 1} onClick={actions.smaller} />
    {between}
    <IconButton tone="inverse" label="Крупнее" icon={<ZoomIn />} disabled={lens.scale === LARGEST} onClick={actions.larger} />
  </>
)
