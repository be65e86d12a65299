import type { components } from '../../../openapi/generated/schema.d.ts'
import type { notifications } from '../../kernel/database/schema.ts'

type Row = Pick<typeof notifications.$inferSelect, 'id' | 'label' | 'body' | 'img' | 'link' | 'createdAt' | 'readAt'>

/** A notification as the contract spells it (MS07). */
export const toNotification = ({ createdAt, readAt, ...row }: Row): components['schemas']['Notification'] => ({
  ...row,
  created: createdAt.toISOString(),
  isRead: readAt !== null,
})
