/** What the app does for the form with things that are no plain data: picked files and the camera. */
import type { FilesPort } from '../../kit/files-port.ts'

export interface CameraView {
  /** The picture is on the screen. */
  isLive: boolean
  /** A code is in sight that is no receipt. */
  isOther: boolean
  /** Null where the camera has no torch. */
  torch: boolean | null
  cameras: readonly { id: string; label: string }[]
  current: string | null
}

export interface CameraPort {
  /** Where the picture is to be shown; null when the place goes. */
  show: (video: HTMLVideoElement | null) => void
  setTorch: (isOn: boolean) => void | Promise<void>
  choose: (id: string) => void
  subscribe: (listener: () => void) => () => void
  view: () => CameraView
}

export interface AddToolPorts {
  files: FilesPort
  camera: CameraPort
}
