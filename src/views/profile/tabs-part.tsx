import type { Person } from '../../machines/account/session/selectors.ts'
import { TabNav } from '../../ui/shell/tab-nav.tsx'
import { PAYMENTS_CLOSED } from './payments-closed.ts'

type TabsProps = { person: Pick<Person, 'innApproved'>; active: `/profile/${'user' | 'point' | 'payment'}` }

/** The parts of a seller's profile (PR32–PR34, RL03); customers and companies have only the first. */
export const TabsPart = ({ person, active }: TabsProps) => (
  <TabNav
    label="Разделы профиля"
    active={active}
    tabs={[
      { href: '/profile/user', label: 'Профиль' },
      { href: '/profile/point', label: 'Торговая точка' },
      { href: '/profile/payment', label: 'Выплаты', disabled: !person.innApproved, reason: PAYMENTS_CLOSED },
    ]}
  />
)
