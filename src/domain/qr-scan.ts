/** The outcomes of a scan for a receipt's QR code, by photo and by camera (AT15, AT30; A53). */

/** A receipt's code, a code with another text, or none. */
export type QrFound = { kind: 'receipt'; text: string } | { kind: 'other'; text: string } | { kind: 'none' }

/** «unreadable»: the file is no decodable picture; «reader»: the reader's chunk failed to load. */
export type PhotoReading = QrFound | { kind: 'failed'; problem: 'unreadable' | 'reader' }

/** «lost»: the camera was unplugged, or its permission revoked, during the scan. */
export type CameraProblem = 'insecure' | 'unsupported' | 'denied' | 'missing' | 'busy' | 'lost' | 'reader'

export type CameraReading = { kind: 'receipt'; text: string } | { kind: 'failed'; problem: CameraProblem }

/** A camera of the device; without permission its name is empty. */
export interface CameraChoice {
  id: string
  name: string
}

/** The capabilities of the running camera. */
export interface CameraInfo {
  id: string
  hasTorch: boolean
  /** All cameras of the device, including this one. */
  cameras: CameraChoice[]
}

const TEXTS: Record<CameraProblem, string> = {
  insecure: 'Камера работает только по защищённому адресу https. Загрузите фотографию чека или введите данные вручную',
  unsupported: 'Этот браузер не умеет работать с камерой. Загрузите фотографию чека или введите данные вручную',
  denied: 'Нет доступа к камере. Разрешите его в настройках браузера или загрузите фотографию чека',
  missing: 'Камера не найдена. Загрузите фотографию чека или введите данные вручную',
  busy: 'Камера занята другим приложением. Закройте его и попробуйте ещё раз',
  lost: 'Камера отключилась. Попробуйте ещё раз',
  reader: 'Не удалось загрузить сканер. Проверьте соединение и попробуйте ещё раз',
}

/** The message in place of the video, with the remedy. */
export const cameraProblemText = (problem: CameraProblem): string => TEXTS[problem]
