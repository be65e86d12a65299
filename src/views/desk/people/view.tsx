/** The look-up of people at the desk, and the person who is open beside it (C07). */
import { useSelector } from '@xstate/react'
import { useRef, type ReactNode } from 'react'
import type { Actor } from 'xstate'
import { initialsOf, maskedPhone, relationWords } from '../../../domain/desk/person-words.ts'
import type { peopleMachine } from '../../../machines/desk/people/machine.ts'
import type { FoundPerson } from '../../../machines/desk/people/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Anchor } from '../../../ui/actions/link-provider.tsx'
import { KeyCap } from '../../../ui/base/key-cap.tsx'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { useKeys } from '../../../ui/base/use-keys.ts'
import { EmptyState, ErrorState } from '../../../ui/content/empty-state.tsx'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { SubmitForm } from '../../kit/submit-form.tsx'
import { useSend } from '../../kit/use-send.ts'
import board from '../board/board.module.css'
import styles from './people.module.css'

type PeopleActor = Actor<typeof peopleMachine>

const Row = ({ person, isOpen }: { person: FoundPerson; isOpen: boolean }) => {
  const { id, name, role, mobileTail, point, isLocked, foundBy, relation } = person
  return (
    <li>
      <Anchor className={styles.row} href={`/desk/people/${id}`} aria-current={isOpen ? 'true' : undefined}>
        <span className={styles.avatar} aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.sub}>
            {role}, <span className={styles.phone}>{maskedPhone(mobileTail)}</span>
          </span>
          <span className={styles.sub}>{[relationWords(foundBy, relation), point].filter(Boolean).join(', ')}</span>
          {isLocked && <span className={styles.locked}>Заблокирован</span>}
        </span>
      </Anchor>
    </li>
  )
}

const Found = ({ actor, open }: { actor: PeopleActor; open: string | null }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const { found, asked, problem } = snapshot.context
  if (snapshot.matches('loading')) return <SkeletonBlock height="20rem" />
  if (snapshot.matches('failed'))
    return (
      <ErrorState
        title="Поиск не удался"
        text={problem}
        action={<Button onClick={() => send({ type: 'retry' })}>Повторить</Button>}
      />
    )
  if (!found) return <p className={styles.said}>Каждый поиск записывается в журнал</p>
  if (found.people.length === 0) return <EmptyState title="Никого не нашли" text={`По запросу «${asked ?? ''}»`} />
  return (
    <>
      <p className={styles.said} role="status">
        {found.hasMore ? 'Показаны первые 20, уточните запрос' : `По запросу «${asked ?? ''}»: ${found.people.length}`}
      </p>
      <ul aria-label="Найденные люди">
        {found.people.map((person) => (
          <Row key={person.id} person={person} isOpen={person.id === open} />
        ))}
      </ul>
    </>
  )
}

interface Props {
  actor: PeopleActor
  /** The person in the pane; null for none. */
  open: string | null
  pane: ReactNode
}

export const PeopleView = ({ actor, open, pane }: Props) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const field = useRef<HTMLInputElement>(null)
  useKeys({
    Slash: () => {
      field.current?.focus()
      field.current?.select()
    },
  })
  const { text, problem } = snapshot.context
  return (
    <FlowRoot flow="people" value={snapshot.value}>
      <div className={board.board}>
        <section className={board.list} aria-labelledby="people-title">
          <div className={board.head}>
            <h1 id="people-title" className={board.title}>
              Люди
            </h1>
          </div>
          <SubmitForm reveals={0} onSubmit={() => send({ type: 'submit' })}>
            <div className={styles.search} role="search">
              <SearchField
                isText
                control={field}
                label="Телефон, серийный номер, чек или точка"
                placeholder="Телефон, номер, чек, точка"
                value={text}
                hint={snapshot.matches('failed') ? null : problem}
                onValueChange={(typed) => send({ type: 'text.change', text: typed })}
              />
              <Button type="submit" busy={snapshot.matches('loading')}>
                Найти
              </Button>
            </div>
          </SubmitForm>
          <div className={board.rows}>
            <Found actor={actor} open={open} />
          </div>
          <p className={board.keys} aria-hidden="true">
            <KeyCap>/</KeyCap> <span>искать</span>
            <span className={board.spare}>
              <KeyCap>?</KeyCap> клавиши
            </span>
          </p>
        </section>
        <div className={styles.pane}>{pane}</div>
      </div>
    </FlowRoot>
  )
}
