/** A customer's tools: all of them (TL), or the latest on the home page (HM03, TL01). */
import { useMemo } from 'react'
import type { UserTool } from '../../../api/types.ts'
import type { StatusReader } from '../../../domain/sale-status.ts'
import type { ToolColumn } from '../../../machines/sales/user-tools/machine.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Page } from '../../../ui/shell/page.tsx'
import { ListView } from '../../fragments/list/list-view.tsx'
import type { ListActor } from '../../fragments/list/types.ts'
import { LockedNotice } from '../../kit/locked-notice.tsx'
import { columnsFor, groupOf, groupsFor } from './columns.tsx'

export interface UserToolsProps {
  actor: ListActor<UserTool, ToolColumn>
  /** A company reads statuses differently (TL10). */
  reader: StatusReader
  canRegister: boolean
  /** Explains the missing button (PR18). */
  isLocked?: boolean
  /** Only the latest rows, with a link to all of them. */
  isPreview?: boolean
}

const register = (
  <ButtonLink href="/tool" variant="primary">
    Зарегистрировать инструмент
  </ButtonLink>
)

export const UserToolsView = ({ actor, reader, canRegister, isLocked = false, isPreview = false }: UserToolsProps) => {
  const columns = useMemo(() => columnsFor(reader), [reader])
  return (
    <Page title={isPreview ? 'Мои инструменты' : 'Инструменты'} {...(canRegister && { actions: register })}>
      {isLocked && <LockedNotice />}
      <ListView
        actor={actor}
        flow="userTools"
        caption={isPreview ? 'Последние инструменты' : 'Инструменты'}
        columns={columns}
        emptyText="Нет зарегистрированных инструментов"
        groupOf={groupOf(reader)}
        groups={groupsFor(reader)}
        {...(isPreview && { isPreview, footer: <Link href="/user-tools">Все инструменты</Link> })}
      />
    </Page>
  )
}
