import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { Actor } from 'xstate'
import type { auditFileMachine } from '../../../machines/desk/audit-file/machine.ts'
import { auditFileOrder } from '../../../machines/desk/audit-file/order.ts'
import type { AuditContext } from '../../../machines/desk/audit/types.ts'
import { DownloadButton } from '../../fragments/table-file/download-button.tsx'
import { FileStatus } from '../../fragments/table-file/file-status.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'

type Props = { actor: Actor<typeof auditFileMachine>; audit: Pick<AuditContext, 'asked' | 'entries'> }

/** The entries that were asked for as a file, all of them. */
export const AuditFilePart = ({ actor, audit: { asked, entries } }: Props) => {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <FlowRoot flow="auditFile" value={useSelector(actor, ({ value }) => value)}>
      <DownloadButton actor={actor} file={auditFileOrder(asked)} place={button} size="sm" isIdle={entries.length === 0} />
      <FileStatus actor={actor} heir={button} />
    </FlowRoot>
  )
}
