/** The outcomes of a scan: a receipt's QR code by photo and by camera (AT15, AT30; A53), a tool's code by camera (D47). */

/** A receipt's code, those of several receipts in one photograph, a code with another text, or none. */
export type QrFound =
  | { kind: 'receipt'; text: string }
  | { kind: 'several'; texts: string[] }
  | { kind: 'other'; text: string }
  | { kind: 'none' }

/** A tool's serial, a code with another text, or none. */
export type SerialFound = { kind: 'serial'; serial: string } | { kind: 'other'; text: string } | { kind: 'none' }

/** What a scan looks for: the receipt's QR code, or the code on the tool. */
export type ScanAim = 'receipt' | 'serial'

/** «unreadable»: the file is no decodable picture; «reader»: the reader's chunk failed to load. */
export type PhotoReading = QrFound | { kind: 'failed'; problem: 'unreadable' | 'reader' }

/** «lost»: the camera was unplugged, or its permission revoked, during the scan. */
export type CameraProblem = 'insecure' | 'unsupported' | 'denied' | 'missing' | 'busy' | 'lost' | 'reader'

/** Why a window of the camera has nothing: its own fault, or a minute in which no code was found. */
export type ScanProblem = CameraProblem | 'timeout'

export type CameraReading =
  | { kind: 'receipt'; text: string }
  | { kind: 'serial'; serial: string }
  | { kind: 'failed'; problem: CameraProblem }

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

/** Where the remedy is another way to enter the data: a serial has only one. */
const SERIAL_TEXTS: Partial<Record<CameraProblem, string>> = {
  insecure: 'Камера работает только по защищённому адресу https. Введите номер с наклейки',
  unsupported: 'Этот браузер не умеет работать с камерой. Введите номер с наклейки',
  denied: 'Нет доступа к камере. Разрешите его в настройках браузера или введите номер с наклейки',
  missing: 'Камера не найдена. Введите номер с наклейки',
}

/** The message in place of the video, with the remedy. */
export const cameraProblemText = (problem: CameraProblem, aim: ScanAim = 'receipt'): string =>
  (aim === 'serial' ? SERIAL_TEXTS[problem] : undefined) ?? TEXTS[problem]
