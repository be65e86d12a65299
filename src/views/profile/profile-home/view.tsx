/** The profile's read view: the person, the registrations, the actions for more, and all of the profile's data (PR01–PR35). */
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { LegalUser, User } from '../../../api/types.ts'
import type { Person } from '../../../machines/account/session/selectors.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Settings } from '../../../ui/base/icons.ts'
import { Page } from '../../../ui/shell/page.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { ActionsPart } from './actions-part.tsx'
import { DevicesPart } from './devices-part.tsx'
import { CompanyFacts, PersonFacts } from './facts-part.tsx'
import { LacksPart } from './lacks-part.tsx'
import type { PicturesPort } from '../../fragments/photos/pictures.ts'
import { SummaryPart } from './summary-part.tsx'
import { TabsPart } from '../tabs-part.tsx'
import type { ProfileHomeActor } from './types.ts'
import styles from './view.module.css'

type Props = {
  actor: ProfileHomeActor
  person: Person
  /** The account's full data: one of the two. */
  user: User | null
  legal: LegalUser | null
  images: PicturesPort
  /** The mini table of payouts, of a seller (PR24). */
  payments?: ReactNode
}

export const ProfileHomeView = ({ actor, person, user, legal, images, payments }: Props) => {
  const snapshot = useSelector(actor, (current) => current)
  const { mode } = snapshot.context
  return (
    <FlowRoot flow="profileHome" value={snapshot.value}>
      <Page
        title="Профиль"
        actions={
          <ButtonLink href="/profile/user?sub=user-form" variant="tonal" icon={<Settings />}>
            Настройки
          </ButtonLink>
        }
      >
        {mode === 'seller' && <TabsPart person={person} active="/profile/user" />}
        <div className={styles.columns}>
          <SummaryPart actor={actor} snapshot={snapshot} person={person} />
          <ActionsPart actor={actor} snapshot={snapshot} person={person} />
        </div>
        {payments}
        {legal ? (
          <CompanyFacts legal={legal} />
        ) : (
          user && (
            <>
              {mode === 'seller' && <LacksPart user={user} />}
              <PersonFacts user={user} images={images} />
            </>
          )
        )}
        <DevicesPart />
      </Page>
    </FlowRoot>
  )
}
