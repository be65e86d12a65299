/** Scans the camera for a receipt's QR code, or for the code on a tool. The page provides a video element, and the camera plays in it. */
import type { CameraChoice, CameraInfo, CameraReading, ScanAim } from '../domain/sales/qr-scan.ts'
import { orAborted } from './abort.ts'
import { problemOf } from './camera-problem.ts'
import type { Picture } from './messages.ts'
import { drawn, hasWorkerCanvas } from './pixels.ts'
import { openReader, openToolReaders, type Reader } from './reader.ts'

export interface Scan {
  aim: ScanAim
  /** Mounted, muted and inline; it shows the camera's video during the scan. */
  video: HTMLVideoElement
  /** One of CameraInfo.cameras, or null for the back camera. */
  cameraId: string | null
  /** The video is playing; called with the camera's capabilities. */
  onOpen: (info: CameraInfo) => void
  /** A code of another text was found: called once per text. */
  onOther?: (text: string) => void
  signal: AbortSignal
}

/** Large enough for a receipt at arm's length, small enough for ten scans per second. */
const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } }

/** Torch and focus are not in the browsers' type definitions yet. */
type Extras = { torch?: boolean; focusMode?: string[] }

const extrasOf = (track: MediaStreamTrack): Extras => (track.getCapabilities?.() ?? {}) as Extras

const apply = (track: MediaStreamTrack, extra: Record<string, unknown>): Promise<void> =>
  track.applyConstraints({ advanced: [extra] })

/** A camera chosen earlier may be gone: then any camera is used. */
const streamOf = async (cameraId: string | null): Promise<MediaStream> => {
  const back = { facingMode: { ideal: 'environment' }, ...SIZE }
  const ask = (video: MediaTrackConstraints) => navigator.mediaDevices.getUserMedia({ video, audio: false })
  if (cameraId === null) return ask(back)
  try {
    return await ask({ deviceId: { exact: cameraId }, ...SIZE })
  } catch (error) {
    if (error instanceof Error && error.name === 'OverconstrainedError') return ask(back)
    throw error
  }
}

const stop = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop())

/** The permission may be granted after the user has left: then the camera is switched off at once. */
const opened = async (cameraId: string | null, signal: AbortSignal): Promise<MediaStream> => {
  const asked = streamOf(cameraId)
  try {
    return await orAborted(asked, signal)
  } catch (error) {
    if (signal.aborted) void asked.then(stop, () => {})
    throw error
  }
}

const camerasOf = async (): Promise<CameraChoice[]> => {
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId, label }) => ({ id: deviceId, name: label }))
}

const infoOf = async (track: MediaStreamTrack): Promise<CameraInfo> => ({
  id: track.getSettings().deviceId ?? '',
  hasTorch: extrasOf(track).torch === true,
  cameras: await camerasOf(),
})

const trackOf = (video: HTMLVideoElement): MediaStreamTrack | null =>
  video.srcObject instanceof MediaStream ? (video.srcObject.getVideoTracks()[0] ?? null) : null

/** Switches the torch of the camera in this element. @returns whether it succeeded */
export const setTorch = async (video: HTMLVideoElement, isOn: boolean): Promise<boolean> => {
  const track = trackOf(video)
  if (!track) return false
  try {
    await apply(track, { torch: isOn })
    return true
  } catch {
    // The torch is in use or too hot; the camera continues without it.
    return false
  }
}

const nextFrame = (video: HTMLVideoElement): Promise<void> =>
  new Promise((resolve) => {
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(() => resolve())
    else requestAnimationFrame(() => resolve())
  })

interface Taken {
  picture: Picture
  transfer: Transferable[]
}

const pictureOf = async (video: HTMLVideoElement, frame: number): Promise<Taken | null> => {
  const bitmap = await createImageBitmap(video)
  if (hasWorkerCanvas()) return { picture: { kind: 'frame', bitmap, frame }, transfer: [bitmap] }
  const gray = drawn(bitmap)
  bitmap.close()
  return gray && { picture: { kind: 'gray', gray, frame }, transfer: [gray.data.buffer] }
}

/** The next frame is taken after the last scan has ended: a slow phone skips frames instead of queueing them. */
const watch = async (readers: readonly Reader[], { video, onOther, signal }: Scan): Promise<CameraReading> => {
  const others = new Set<string>()
  for (let frame = 0; ; frame += 1) {
    await nextFrame(video)
    signal.throwIfAborted()
    const reader = readers[frame % readers.length]
    // Each reader counts its own frames: it tries another way in each.
    const own = Math.floor(frame / readers.length)
    const taken = video.readyState >= video.HAVE_CURRENT_DATA ? await pictureOf(video, own) : null
    if (!taken || !reader) continue
    const reading = await reader.read(taken.picture, taken.transfer)
    if (reading.kind === 'receipt' || reading.kind === 'serial') return reading
    if (reading.kind === 'failed' && reading.problem === 'reader') return { kind: 'failed', problem: 'reader' }
    if (reading.kind === 'other' && !others.has(reading.text)) {
      others.add(reading.text)
      onOther?.(reading.text)
    }
  }
}

const lost = (track: MediaStreamTrack): Promise<CameraReading> =>
  new Promise((resolve) => {
    track.addEventListener('ended', () => resolve({ kind: 'failed', problem: 'lost' }), { once: true })
  })

/** A phone pauses the video of a page that is not looked at, and a browser does not always play it again. */
const playAgain = (video: HTMLVideoElement, track: MediaStreamTrack, signal: AbortSignal): void => {
  const again = () => {
    // One that cannot go on ends its track, which is told as lost.
    if (document.visibilityState === 'visible' && video.paused) void video.play().catch(() => {})
  }
  document.addEventListener('visibilitychange', again, { signal })
  track.addEventListener('unmute', again, { signal })
}

const play = async (stream: MediaStream, readers: readonly Reader[], scan: Scan): Promise<CameraReading> => {
  const { video, onOpen, signal } = scan
  const track = stream.getVideoTracks()[0]
  if (!track) return { kind: 'failed', problem: 'missing' }
  video.srcObject = stream
  // A camera without focus control keeps its default.
  if (extrasOf(track).focusMode?.includes('continuous')) await apply(track, { focusMode: 'continuous' }).catch(() => {})
  await orAborted(video.play(), signal)
  playAgain(video, track, signal)
  onOpen(await orAborted(infoOf(track), signal))
  return orAborted(Promise.race([watch(readers, scan), lost(track)]), signal)
}

/** @returns the first receipt or serial found, or the problem; throws the signal's reason when aborted. The camera is off afterwards. */
export const scanCode = async (scan: Scan): Promise<CameraReading> => {
  const { aim, video, cameraId, signal } = scan
  signal.throwIfAborted()
  if (!window.isSecureContext) return { kind: 'failed', problem: 'insecure' }
  if (!('mediaDevices' in navigator)) return { kind: 'failed', problem: 'unsupported' }
  let stream: MediaStream | null = null
  const readers: readonly Reader[] = aim === 'serial' ? openToolReaders() : [openReader()]
  try {
    stream = await opened(cameraId, signal)
    return await play(stream, readers, scan)
  } catch (error) {
    signal.throwIfAborted()
    return { kind: 'failed', problem: problemOf(error) }
  } finally {
    for (const reader of readers) reader.close()
    if (stream) {
      stop(stream)
      if (video.srcObject === stream) video.srcObject = null
    }
  }
}
