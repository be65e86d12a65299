/**
 * The camera and the QR reader, behind the ports of the add-tool flow. The flow's machine starts the scan and the view
 * provides the video element; this module connects the two. The reader itself is loaded with the first scan.
 */
import type { CameraReading, PhotoReading, ScanAim } from '../../domain/sales/qr-scan.ts'
import type { CameraPort, CameraView } from '../../views/fragments/scan/camera-port.ts'

const DARK: CameraView = { isLive: false, other: null, torch: null, cameras: [], current: null }
const NO_READER = { kind: 'failed', problem: 'reader' } as const

export interface Capture {
  camera: CameraPort
  scan: (aim: ScanAim, signal: AbortSignal) => Promise<CameraReading>
  readPhoto: (photo: Blob, signal: AbortSignal) => Promise<PhotoReading>
}

const loadCamera = () => import('../../qr/camera.ts').catch(() => null)

export const createCapture = (): Capture => {
  const listeners = new Set<() => void>()
  let view = DARK
  let place: HTMLVideoElement | null = null
  let placed = () => {}
  /** The camera chosen last; null for the back camera. */
  let chosen: string | null = null
  let changeCamera = () => {}

  const tell = (news: Partial<CameraView>) => {
    view = { ...view, ...news }
    for (const listener of listeners) listener()
  }

  /** The machine may start the scan before the window with the video is rendered. */
  const videoPlace = () =>
    new Promise<HTMLVideoElement>((resolve) => {
      placed = () => {
        if (place) resolve(place)
      }
      placed()
    })

  /** Scans until a code is found; choosing another camera restarts the scan with it. */
  const look = async (aim: ScanAim, video: HTMLVideoElement, signal: AbortSignal): Promise<CameraReading> => {
    const code = await loadCamera()
    if (!code) return NO_READER
    for (;;) {
      const end = new AbortController()
      let isChange = false
      const stop = () => end.abort()
      signal.addEventListener('abort', stop)
      if (signal.aborted) stop()
      changeCamera = () => {
        isChange = true
        stop()
      }
      try {
        return await code.scanCode({
          aim,
          video,
          cameraId: chosen,
          signal: end.signal,
          onOpen: ({ id, hasTorch, cameras }) =>
            tell({
              isLive: true,
              other: null,
              torch: hasTorch ? false : null,
              current: id,
              cameras: cameras.map((one) => ({ id: one.id, label: one.name })),
            }),
          onOther: (other) => tell({ other }),
        })
      } catch (error) {
        if (signal.aborted || !isChange) throw error
      } finally {
        signal.removeEventListener('abort', stop)
        tell(DARK)
      }
    }
  }

  return {
    camera: {
      show: (video) => {
        place = video
        placed()
      },
      setTorch: async (isOn) => {
        const code = await loadCamera()
        if (place && code && (await code.setTorch(place, isOn))) tell({ torch: isOn })
      },
      choose: (id) => {
        chosen = id
        changeCamera()
      },
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      view: () => view,
    },
    scan: async (aim, signal) => look(aim, await videoPlace(), signal),
    readPhoto: async (photo, signal) => {
      const code = await import('../../qr/photo.ts').catch(() => null)
      return code ? code.readPhoto(photo, signal) : NO_READER
    },
  }
}
