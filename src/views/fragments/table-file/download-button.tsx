import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import type { FileOrder } from '../../../machines/fragments/table-file/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Download } from '../../../ui/base/icons.ts'
import { useSend } from '../../kit/use-send.ts'
import type { TableFileActor } from './types.ts'

interface Props<Request> {
  actor: TableFileActor<Request>
  file: FileOrder<Request>
  place: RefObject<HTMLButtonElement | null>
  /** Nothing to put into a file. */
  isIdle?: boolean
  /** Of one icon, where there is no room for words. */
  isNarrow?: boolean
  size?: 'sm' | 'md'
  className?: string | undefined
}

const LABEL = 'Скачать CSV'

/** Asks for the file. */
export const DownloadButton = <Request,>(props: Props<Request>) => {
  const { actor, file, place, isIdle = false, isNarrow = false, size = 'md', className } = props
  const busy = useSelector(actor, (snapshot) => snapshot.matches('preparing'))
  const send = useSend(actor)
  const look = { ref: place, busy, disabled: isIdle && !busy, className, onClick: () => send({ type: 'download', file }) }
  if (isNarrow) return <IconButton label={LABEL} icon={<Download />} {...look} />
  return (
    <Button size={size} icon={<Download />} {...look}>
      {LABEL}
    </Button>
  )
}
