/** The app's services for parts of the form that are not plain data: picked files and the camera. */
import type { CameraPort } from '../../fragments/scan/camera-port.ts'
import type { FilesPort } from '../../kit/files-port.ts'

export interface AddToolPorts {
  files: FilesPort
  camera: CameraPort
}
