/** The latest tools on a customer's home page (HM03, TL01). */
import { useMemo } from 'react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { ListView } from '../list/list-view.tsx'
import { columnsFor, groupOf, groupsFor } from './columns.tsx'
import type { UserToolsProps } from './view.tsx'

export const LatestToolsView = ({ actor, reader, canRegister }: UserToolsProps) => {
  const columns = useMemo(() => columnsFor(reader), [reader])
  return (
    <Page
      title="Мои инструменты"
      {...(canRegister && {
        actions: (
          <ButtonLink href="/tool" variant="primary">
            Зарегистрировать инструмент
          </ButtonLink>
        ),
      })}
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
