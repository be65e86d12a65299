import { ConfirmDialog, type ConfirmDialogProps } from '../../../ui/overlays/confirm-dialog.tsx'
import type { QuestionProps } from './types.ts'

type Props = QuestionProps<'confirm' | 'keep'> & Omit<ConfirmDialogProps, 'open' | 'busy' | 'onConfirm' | 'onCancel'>

/** The question before a command: nothing is sent before its answer, and it stands until the server's. */
export const QuestionDialog = ({ snapshot, send, ...texts }: Props) => {
  const isSending = snapshot.hasTag('busy')
  return (
    <ConfirmDialog
      {...texts}
      open={snapshot.can({ type: 'keep' }) || isSending}
      busy={isSending}
      onConfirm={() => send({ type: 'confirm' })}
      onCancel={() => send({ type: 'keep' })}
    />
  )
}
