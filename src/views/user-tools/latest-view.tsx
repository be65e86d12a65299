/** The latest tools on a customer's home page (HM03, TL01). */
import { useMemo } from 'react'
import type { UserTool } from '../../api/types.ts'
import type { StatusReader } from '../../domain/sale-status.ts'
import type { ToolColumn } from '../../machines/user-tools/machine.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { ListView, type ListActor } from '../list/list-view.tsx'
import { columnsFor, groupOf, groupsFor } from './columns.tsx'

type Props = { actor: ListActor<UserTool, ToolColumn>; reader: StatusReader; canRegister: boolean }

export const LatestToolsView = ({ actor, reader, canRegister }: Props) => {
  const columns = useMemo(() => columnsFor(reader), [reader])
  return (
    <Page
      title="Мои инструменты"
    {...(canRegister && { actions: <ButtonLink href="/tool" variant="primary">Зарегистрировать инструмент</ButtonLink> })}
    >
      <ListView
        actor={actor}
        flow="userTools"
        caption="Последние инструменты"
        columns={columns}
        emptyText="Нет зарегистрированных инструментов"
        groupOf={groupOf(reader)}
        groups={groupsFor(reader)}
        isPreview
        footer={<Link href="/user-tools">Все инструменты</Link>}
      />
    </Page>
  )
}
