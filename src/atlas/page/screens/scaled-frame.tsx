/** A frame as wide as a device, made smaller where there is less room. */
import type { ComponentProps, CSSProperties } from 'react'
import { useWidth } from '../base/use-width.ts'
import type { Device } from './device.ts'
import styles from './scaled-frame.module.css'

type ScaledFrameProps = Omit<ComponentProps<'iframe'>, 'height'> & {
  device: Device
  /** Of the frame's page, in its own pixels. */
  height: number
  title: string
  sandbox: string
}

export const ScaledFrame = ({ device, height, title, sandbox, ...frame }: ScaledFrameProps) => {
  const [place, room] = useWidth()
  const scale = room === 0 ? 0 : Math.min(1, room / device.width)
  const outer: CSSProperties = { height: height * scale }
  const inner: CSSProperties = { width: device.width, height, transform: `scale(${scale})` }
  return (
    <div ref={place} className={styles.place} data-device={device.id}>
      <div className={styles.sheet} style={outer}>
        <iframe
          {...frame}
          className={styles.frame}
          style={inner}
          title={`${device.label}, ${device.width}: ${title}`}
          sandbox={sandbox}
        />
      </div>
    </div>
  )
}
