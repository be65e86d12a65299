/** The app's service for a window with the camera's video. */

export interface CameraView {
  /** The video is playing. */
  isLive: boolean
  /** The text of the last code that the camera has seen and that is not what it looks for. */
  other: string | null
  /** Null where the camera has no torch. */
  torch: boolean | null
  cameras: readonly { id: string; label: string }[]
  current: string | null
}

export interface CameraPort {
  /** The video element; null when it unmounts. */
  show: (video: HTMLVideoElement | null) => void
  setTorch: (isOn: boolean) => void | Promise<void>
  choose: (id: string) => void
  subscribe: (listener: () => void) => () => void
  view: () => CameraView
}
