/** Payouts in a seller's profile: the mini table of cards and latest operations, and the tab with all of them (PR24–PR28, PR32). */
import type { ReactNode } from 'react'
import type { Person } from '../../../machines/account/session/selectors.ts'
import { Stack } from '../../../ui/base/stack.tsx'
import { EmptyState } from '../../../ui/content/empty-state.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Page } from '../../../ui/shell/page.tsx'
import { CardsView } from '../../money/cards/view.tsx'
import type { CardFlows } from '../../money/cards/types.ts'
import { TabsPart } from '../tabs-part.tsx'
import styles from './view.module.css'

/** Without an approved INN there is neither a payout nor a history (RL11). */
export const ClosedPayments = () => (
  <Panel title="Выплаты">
    <EmptyState title="Здесь появятся карты и история баллов, когда ИНН будет подтверждён" />
  </Panel>
)

type Props = { flows: CardFlows; history: ReactNode }

export const MiniPayments = ({ flows, history }: Props) => (
  <div className={styles.mini}>
    <div>
      <CardsView {...flows} />
    </div>
    {history}
  </div>
)

export const PaymentsTab = ({ person, flows, history }: Props & { person: Person }) => (
  <Page title="Профиль">
    <TabsPart person={person} active="/profile/payment" />
    <Stack>
      <CardsView {...flows} />
      {history}
    </Stack>
  </Page>
)
