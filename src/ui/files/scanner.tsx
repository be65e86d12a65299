import type { ReactNode, RefCallback } from 'react'
import { Button } from '../actions/button.tsx'
import { cx } from '../base/cx.ts'
import { Flashlight, RefreshCw } from '../base/icons.ts'
import { SpinnerBlock } from '../base/spinner.tsx'
import styles from './scanner.module.css'

export type ScannerProps = {
  /** Gets the element of the camera's video. */
  video: RefCallback<HTMLVideoElement>
  isLive: boolean
  /** The current status, below the video. */
  status: string
  /** Null where the camera has no torch. */
  torch: boolean | null
  onTorch: (isOn: boolean) => void
  cameras: readonly { id: string; label: string }[]
  current: string | null
  onChoose: (id: string) => void
}

/**
 * The place of the camera's video. It keeps one height for every content, so that the window around it does not move while the
 * camera starts, fails or gets its controls.
 */
export const ScannerPlace = ({
  children,
  isLive = false,
  status = '',
}: {
  children: ReactNode
  isLive?: boolean
  status?: string
}) => (
  <div className={styles.scanner}>
    <div className={cx(styles.window, isLive && styles.live)}>{children}</div>
    <div role="status" className={styles.status}>
      {status}
    </div>
  </div>
)

/** A camera's live video with a frame for aiming at a code. */
export const Scanner = ({ video, isLive, status, torch, onTorch, cameras, current, onChoose }: ScannerProps) => {
  const at = cameras.findIndex(({ id }) => id === current)
  const next = cameras[(at + 1) % Math.max(cameras.length, 1)]
  return (
    <ScannerPlace isLive={isLive} status={isLive ? status : ''}>
      {/* The video has no sound: there is nothing to caption. */}
      <video ref={video} className={styles.video} muted playsInline autoPlay aria-label="Изображение с камеры" />
      {isLive ? <div className={styles.frame} aria-hidden="true" /> : <SpinnerBlock label="Включаем камеру…" />}
      {isLive && (torch !== null || cameras.length > 1) && (
        <div className={styles.controls}>
          {torch !== null && (
            <Button size="sm" icon={<Flashlight />} aria-pressed={torch} onClick={() => onTorch(!torch)}>
              {torch ? 'Выключить свет' : 'Включить свет'}
            </Button>
          )}
          {cameras.length > 1 && next && (
            <Button size="sm" icon={<RefreshCw />} title={next.label} onClick={() => onChoose(next.id)}>
              Другая камера
            </Button>
          )}
        </div>
      )}
    </ScannerPlace>
  )
}
