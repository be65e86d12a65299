import { DescriptionList } from '../../../ui/content/description-list.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { RowDetails } from './types.ts'

/** Everything about one row; it closes when the row leaves the list. */
export const DetailsDialog = ({ details, onClose }: { details: RowDetails | null; onClose: () => void }) => (
  <Dialog open={details !== null} onClose={onClose} title={details?.title ?? ''}>
    {details && <DescriptionList items={details.items} />}
  </Dialog>
)
