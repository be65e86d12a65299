/** The page of messages: its sections and what stands below them (MS01–MS05). */
import type { ReactNode } from 'react'
import { EmptyState } from '../../../ui/content/empty-state.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Page } from '../../../ui/shell/page.tsx'
import { TabNav } from '../../../ui/shell/tab-nav.tsx'
import { HISTORY_HREF, HISTORY_TITLE, hrefOf, SECTION_TITLES, type Section } from './sections.ts'

const tabOf = (section: Section) => ({ href: hrefOf(section), label: SECTION_TITLES[section] })

type PageProps = {
  section: Section
  /** The history of operations is the balance's, which needs an approved INN (MS04). */
  hasHistory: boolean
  children: ReactNode
}

export const MessagesPage = ({ section, hasHistory, children }: PageProps) => (
  <Page title="Сообщения" width="narrow">
    <TabNav
      label="Разделы сообщений"
      active={hrefOf(section)}
      tabs={[tabOf('notification'), tabOf('news'), ...(hasHistory ? [{ href: HISTORY_HREF, label: HISTORY_TITLE }] : [])]}
    />
    {children}
  </Page>
)

/** Nothing writes news yet (MS02). The other section has its heading above its rows. */
export const NewsSection = () => (
  <Panel title={SECTION_TITLES.news}>
    <EmptyState
      title="Новостей пока нет"
      text="Здесь будут объявления сервиса: новые инструменты, условия начисления баллов, изменения в работе портала"
    />
  </Panel>
)
