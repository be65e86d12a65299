/** What looking for the QR code of a receipt can end with, by photo and by camera (AT15, AT30; A53). */

/** A code that is a receipt, a code with another text, or nothing. */
export type QrFound = { kind: 'receipt'; text: string } | { kind: 'other'; text: string } | { kind: 'none' }

/** «unreadable»: the file is no picture that can be opened; «reader»: the code of the reader did not load. */
export type PhotoReading = QrFound | { kind: 'failed'; problem: 'unreadable' | 'reader' }

/** «lost»: the camera was unplugged or its permission taken back while it ran. */
export type CameraProblem = 'insecure' | 'unsupported' | 'denied' | 'missing' | 'busy' | 'lost' | 'reader'

export type CameraReading = { kind: 'receipt'; text: string } | { kind: 'failed'; problem: CameraProblem }

/** One camera of the device; without permission its name is empty. */
export interface CameraChoice {
  id: string
  name: string
}

/** What the running camera can do. */
export interface CameraInfo {
  id: string
  hasTorch: boolean
  /** All cameras of the device, this one too. */
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

/** What a person reads instead of the picture, and what can be done. */
export const cameraProblemText = (problem: CameraProblem): string => TEXTS[problem]
