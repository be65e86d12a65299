import { useCallback, useSyncExternalStore } from 'react'
import { foreignCode } from '../../../domain/sales/foreign-code.ts'
import { cameraProblemText, type ScanAim, type ScanProblem } from '../../../domain/sales/qr-scan.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { Scanner, ScannerPlace } from '../../../ui/files/scanner.tsx'
import type { CameraPort } from './camera-port.ts'
import styles from './scan-dialog.module.css'

interface Words {
  title: string
  text: string
  looking: string
  other: string
  timeout: string
}

const WORDS: Record<ScanAim, Words> = {
  receipt: {
    title: 'QR-код чека',
    text: 'Наведите камеру на QR-код внизу чека',
    looking: 'Ищем QR-код…',
    other: 'Это не QR-код чека. Ищем дальше…',
    timeout: 'За минуту QR-код не нашёлся. Расправьте чек, добавьте света или выберите другой способ',
  },
  serial: {
    title: 'Код на инструменте',
    text: 'Наведите камеру на штрихкод или QR-код на наклейке',
    looking: 'Ищем код…',
    other: 'В этом коде нет серийного номера. Ищем дальше…',
    timeout: 'За минуту код не нашёлся. Введите номер с наклейки',
  },
}

const textOf = (problem: ScanProblem, aim: ScanAim): string =>
  problem === 'timeout' ? WORDS[aim].timeout : cameraProblemText(problem, aim)

/** A code that people take for a receipt's says what it is; the camera goes on. */
const otherText = (text: string, aim: ScanAim): string => {
  const what = aim === 'receipt' ? foreignCode(text) : null
  return what === null ? WORDS[aim].other : `Сейчас в кадре не QR-код чека: ${what}. Ищем дальше…`
}

type Props = {
  open: boolean
  problem: ScanProblem | null
  aim: ScanAim
  camera: CameraPort
  /** The element that gets the focus when the window closes. */
  returnTo: () => HTMLElement | null
  onRetry: () => void
  onClose: () => void
}

/** The camera's video with the controls that the phone supports. */
const Live = ({ aim, camera }: Pick<Props, 'aim' | 'camera'>) => {
  const { isLive, other, torch, cameras, current } = useSyncExternalStore(camera.subscribe, camera.view)
  const place = useCallback((video: HTMLVideoElement | null) => camera.show(video), [camera])
  return (
    <Scanner
      video={place}
      isLive={isLive}
      status={other === null ? WORDS[aim].looking : otherText(other, aim)}
      torch={torch}
      onTorch={(isOn) => void camera.setTorch(isOn)}
      cameras={cameras}
      current={current}
      onChoose={camera.choose}
    />
  )
}

export const ScanDialog = ({ open, problem, aim, camera, returnTo, onRetry, onClose }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    returnTo={returnTo}
    title={WORDS[aim].title}
    // Its place stays, as that of the video does: a press on what is below must not meet something else.
    text={<span className={problem === null ? undefined : styles.hidden}>{WORDS[aim].text}</span>}
    footer={<Button onClick={onClose}>Другим способом</Button>}
  >
    {problem === null ? (
      <Live aim={aim} camera={camera} />
    ) : (
      <ScannerPlace>
        <Notice
          tone="warning"
          live
          actions={
            <Button variant="primary" onClick={onRetry}>
              Повторить
            </Button>
          }
        >
          {textOf(problem, aim)}
        </Notice>
      </ScannerPlace>
    )}
  </Dialog>
)
