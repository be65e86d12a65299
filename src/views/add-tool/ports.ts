/** What the app does for the form with things that are no plain data: picked files and the camera. */
import type { PickedFile, QueuedFile } from '../../machines/files/types.ts'

export interface FilesPort {
  /** Keeps the bytes and gives them ids. */
  pick: (files: File[]) => PickedFile[]
  /** An address of the picture, when there is one by now; asks the server for pictures of an earlier visit. */
  thumbnailOf: (file: QueuedFile) => string | undefined
  /** How much of the file has left, from 0 to 1; unknown at first. */
  progressOf: (id: string) => number | undefined
  subscribe: (listener: () => void) => () => void
  /** Changes whenever one of the answers above does. */
  version: () => number
}

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
