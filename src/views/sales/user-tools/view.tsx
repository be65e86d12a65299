/** A customer's tools: all of them (TL), or the latest on the home page (HM03, TL01). */
import { useCallback, useMemo } from 'react'
import type { UserTool } from '../../../api/types.ts'
import { subjectTitle } from '../../../domain/portal/chat-about.ts'
import { saleStatusLabel, type StatusReader } from '../../../domain/sales/sale-status.ts'
import type { ToolColumn } from '../../../machines/sales/user-tools/machine.ts'
import { Link } from '../../../ui/actions/link.tsx'
import { Page } from '../../../ui/shell/page.tsx'
import type { ListFile } from '../../fragments/list/file-part.tsx'
import { ListView } from '../../fragments/list/list-view.tsx'
import { ListTitle } from '../../fragments/list/list-title.tsx'
import { RegisterLink } from '../../fragments/list/register-link.tsx'
import { ScanLink } from '../../fragments/list/scan-link.tsx'
import type { ListActor } from '../../fragments/list/types.ts'
import { LockedNotice } from '../../kit/locked-notice.tsx'
import { SupportLink } from '../../kit/support-link.tsx'
import { CertificateButton } from '../certificate/certificate-button.tsx'
import type { CertificateActor } from '../certificate/types.ts'
import { CertificateView } from '../certificate/view.tsx'
import { repairActionOf, toolsLook } from './look.tsx'

export interface UserToolsProps {
  actor: ListActor<UserTool, ToolColumn>
  /** A company reads statuses differently (TL10). */
  reader: StatusReader
  canRegister: boolean
  /** The list as a file; a preview has none. */
  file?: ListFile['actor']
  /** Explains the missing button (PR18). */
  isLocked?: boolean
  /** Prints and revokes the certificate of a warranty; without it nothing of that is offered (E17). */
  certificate?: CertificateActor
  /** Only the latest rows, with a link to all of them. */
  isPreview?: boolean
}

/** A company registers by its invoices (LT36), a person by receipts. */
const registrationOf = (reader: StatusReader): string => (reader === 'legal' ? '/legal-entity-tool' : '/tool')

export const UserToolsView = (props: UserToolsProps) => {
  const { actor, reader, canRegister, certificate, file, isLocked = false, isPreview = false } = props
  const look = useMemo(() => toolsLook(reader), [reader])
  const rowActions = useCallback((tool: UserTool) => repairActionOf(tool, canRegister), [canRegister])
  const detailsActions = useCallback(
    (tool: UserTool) => {
      const { id, sn, guaranteeExpire, saleStatus } = tool
      if (certificate && guaranteeExpire !== null && id !== undefined)
        return <CertificateButton actor={certificate} tool={{ id, sn }} />
      const repair = repairActionOf(tool, canRegister, false)
      // A fragment of nothing would still be a foot of the dialog.
      if (saleStatus !== 'FAIL' || id === undefined) return repair
      return (
        <>
          <SupportLink kind="tool" id={id} title={subjectTitle(tool.model.name, sn, saleStatusLabel(saleStatus, reader))} />
          {repair}
        </>
      )
    },
    [canRegister, certificate, reader],
  )
  return (
    <Page
      title={<ListTitle actor={actor}>{isPreview ? 'Мои инструменты' : 'Инструменты'}</ListTitle>}
      {...(canRegister && { actions: <RegisterLink what="инструмент" href={registrationOf(reader)} /> })}
    >
      {isLocked && <LockedNotice />}
      <ListView
        actor={actor}
        look={look}
        rowActions={rowActions}
        detailsActions={detailsActions}
        {...(file && { file: { actor: file, title: 'Инструменты' } })}
        caption={isPreview ? 'Последние инструменты' : 'Инструменты'}
        {...(canRegister && reader !== 'legal' && { firstStep: <ScanLink /> })}
        {...(isPreview && { isPreview, footer: <Link href="/user-tools">Все инструменты</Link> })}
      />
      {certificate && <CertificateView actor={certificate} />}
    </Page>
  )
}
