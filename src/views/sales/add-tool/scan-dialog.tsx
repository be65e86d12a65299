import { useCallback, useSyncExternalStore } from 'react'
import { cameraProblemText } from '../../../domain/qr-scan.ts'
import type { ScanProblem } from '../../../machines/sales/add-tool/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { Scanner } from '../../../ui/files/scanner.tsx'
import type { CameraPort } from './ports.ts'

const TIMEOUT = 'За минуту QR код не нашёлся. Расправьте чек, добавьте света или выберите другой способ'

const textOf = (problem: ScanProblem): string => (problem === 'timeout' ? TIMEOUT : cameraProblemText(problem))

type Props = {
  open: boolean
  problem: ScanProblem | null
  camera: CameraPort
  /** The element that gets the focus when the window closes. */
  returnTo: () => HTMLElement | null
  onRetry: () => void
  onClose: () => void
}

/** The camera's video with the controls that the phone supports. */
const Live = ({ camera }: Pick<Props, 'camera'>) => {
  const { isLive, isOther, torch, cameras, current } = useSyncExternalStore(camera.subscribe, camera.view)
  const place = useCallback((video: HTMLVideoElement | null) => camera.show(video), [camera])
  return (
    <Scanner
      video={place}
      isLive={isLive}
      status={isOther ? 'Это не QR код чека. Ищем дальше…' : 'Ищем QR код…'}
      torch={torch}
      onTorch={(isOn) => void camera.setTorch(isOn)}
      cameras={cameras}
      current={current}
      onChoose={camera.choose}
    />
  )
}

export const ScanDialog = ({ open, problem, camera, returnTo, onRetry, onClose }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    returnTo={returnTo}
    title="QR код чека"
    {...(problem === null && { text: 'Наведите камеру на QR код внизу чека' })}
    footer={
      <>
        <Button onClick={onClose}>{problem === null ? 'Отмена' : 'Другим способом'}</Button>
        {problem !== null && (
          <Button variant="primary" onClick={onRetry}>
            Повторить
          </Button>
        )}
      </>
    }
  >
    {problem === null ? (
      <Live camera={camera} />
    ) : (
      <Notice tone="warning" live>
        {textOf(problem)}
      </Notice>
    )}
  </Dialog>
)
