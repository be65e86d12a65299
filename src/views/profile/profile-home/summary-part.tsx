import { formatPhone } from '../../../domain/people/phone.ts'
import { roleTitle } from '../../../domain/people/role-texts.ts'
import { isPending } from '../../../domain/people/roles.ts'
import type { Person } from '../../../machines/account/session/selectors.ts'
import { Badge } from '../../../ui/content/badge.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Row, Stack } from '../../../ui/base/stack.tsx'
import { CountPart } from './count-part.tsx'
import { StatusMark } from './status-mark.tsx'
import type { PartProps } from './types.ts'
import styles from './summary-part.module.css'

/** The surveys with badges in the summary (PR04). */
const SURVEYS = ['Опрос 1', 'Опрос 2', 'Опрос 3'] as const

/** The person and the number of registrations (PR01–PR06). */
export const SummaryPart = ({ actor, snapshot, person }: PartProps & { person: Person }) => (
  <Panel>
    <Stack>
      <Row>
        <span className={styles.role}>
          <Badge>{roleTitle(person.standing)}</Badge>
          <StatusMark taxStatus={person.taxStatus} />
        </span>
        {isPending(person.standing) && <Badge tone="accent">Ожидает подтверждения</Badge>}
        {person.stars.map((isDone, at) => isDone && <Badge key={SURVEYS[at]}>{SURVEYS[at]}</Badge>)}
      </Row>
      <div>
        <Link href="/profile/user" quiet className={styles.name}>
          {person.name}
        </Link>
        <div className={styles.phone}>{formatPhone(person.mobile) || '-'}</div>
      </div>
      <CountPart actor={actor} snapshot={snapshot} />
    </Stack>
  </Panel>
)
