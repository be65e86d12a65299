import type { ReactNode } from 'react'
import { DescriptionList } from '../../../ui/content/description-list.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { RowDetails } from './types.ts'

interface DetailsDialogProps {
  details: RowDetails | null
  /** The way on from the row, if it has one. */
  actions?: ReactNode
  onClose: () => void
}

/** Everything about one row; it closes when the row leaves the list. */
export const DetailsDialog = ({ details, actions, onClose }: DetailsDialogProps) => (
  <Dialog open={details !== null} onClose={onClose} title={details?.title ?? ''} footer={actions}>
    {details && <DescriptionList items={details.items} />}
  </Dialog>
)
