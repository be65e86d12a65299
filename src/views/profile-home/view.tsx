/** The head of the profile: who it is, how much is registered, and the way to register more (PR01–PR19). */
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { isPending, roleTitle, taxStatusText } from '../../domain/roles.ts'
import { formatPhone } from '../../domain/phone.ts'
import type { profileHomeMachine } from '../../machines/profile-home/machine.ts'
import type { Person } from '../../machines/session/selectors.ts'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Row, Stack } from '../../ui/stack.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { FlowRoot } from '../kit/flow-root.tsx'
import { ActionsPart } from './actions-part.tsx'
import { CountPart } from './count-part.tsx'
import styles from './view.module.css'

export type ProfileHomeActor = Actor<typeof profileHomeMachine>

/** The surveys whose badges the summary shows (PR04). */
const SURVEYS = ['Опрос 1', 'Опрос 2', 'Опрос 3'] as const

type Props = { actor: ProfileHomeActor; person: Person }

export const ProfileHomeView = ({ actor, person }: Props) => {
  const snapshot = useSelector(actor, (current) => current)
  const taxText = taxStatusText(person.taxStatus)
  return (
    <FlowRoot flow="profileHome" value={snapshot.value}>
      <Page title="Профиль">
        <div className={styles.columns}>
          <Panel>
            <Stack>
              <Row>
                <Badge>{roleTitle(person.standing)}</Badge>
                {isPending(person.standing) && <Badge tone="accent">Ожидает подтверждения</Badge>}
                {person.stars.map((isDone, at) => isDone && <Badge key={SURVEYS[at]}>{SURVEYS[at]}</Badge>)}
                {taxText && <StatusBadge tone={person.taxStatus === 'ACCEPTED' ? 'success' : 'progress'}>{taxText}</StatusBadge>}
              </Row>
              <div>
                <Link href="/profile/user" quiet className={styles.name}>
                  {person.name}
                </Link>
                <div className={styles.phone}>{formatPhone(person.mobile)}</div>
              </div>
              <CountPart actor={actor} snapshot={snapshot} />
            </Stack>
          </Panel>
          <ActionsPart actor={actor} snapshot={snapshot} person={person} />
        </div>
      </Page>
    </FlowRoot>
  )
}
