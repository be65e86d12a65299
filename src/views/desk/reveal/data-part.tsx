import type { Actor, SnapshotFrom } from 'xstate'
import { formatInstant } from '../../../domain/dates/dates.ts'
import { maskedPhone } from '../../../domain/desk/person-words.ts'
import { formatPhone } from '../../../domain/people/phone.ts'
import type { DeskPerson } from '../../../machines/desk/person/types.ts'
import type { revealMachine } from '../../../machines/desk/reveal/machine.ts'
import type { PersonDetails } from '../../../machines/desk/reveal/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { DescriptionList, type Description } from '../../../ui/content/description-list.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { useSend } from '../../kit/use-send.ts'
import styles from '../person/person.module.css'

type Props = { actor: Actor<typeof revealMachine>; snapshot: SnapshotFrom<typeof revealMachine>; person: DeskPerson }

const NONE = 'нет'

/** The contract's dd-MM-yyyy as people write it. */
const dayOf = (wire: string | null): string => wire?.replaceAll('-', '.') ?? NONE

/** What is seen at all times. */
const openOf = ({ point, sessions, cards }: DeskPerson): Description[] => [
  { name: 'Точка', value: point ?? NONE },
  {
    name: 'Сеансы',
    value: sessions.lastSeen === null ? NONE : `${sessions.count}, последний ${formatInstant(sessions.lastSeen)}`,
  },
  { name: 'Карты', value: cards === 0 ? NONE : String(cards) },
]

const maskedOf = (person: DeskPerson): Description[] => [
  { name: 'Телефон', value: maskedPhone(person.mobileTail) },
  { name: 'ИНН', value: person.inn ?? NONE },
  ...(person.isLegalEntity ? [] : [{ name: 'Паспорт', value: person.hasPassport ? '•••• ••••••' : NONE }]),
  { name: 'Почта', value: person.email ?? NONE },
]

const passportOf = ({ passport }: PersonDetails): Description[] =>
  passport === null
    ? [{ name: 'Паспорт', value: NONE }]
    : [
        { name: 'Паспорт', value: passport.series === null ? NONE : `${passport.series} (целиком не показывается)` },
        { name: 'Кем выдан', value: [passport.issuedBy, passport.departmentCode].filter(Boolean).join(', ') || NONE },
        { name: 'Когда выдан', value: dayOf(passport.issuedFrom) },
      ]

const wholeOf = (details: PersonDetails, isLegalEntity: boolean): Description[] => [
  { name: 'Телефон', value: formatPhone(details.mobile) },
  { name: 'ИНН', value: details.inn ?? NONE },
  ...(isLegalEntity ? [{ name: 'Ответственный', value: details.responsible ?? NONE }] : passportOf(details)),
  { name: 'Почта', value: details.email ?? NONE },
  { name: 'Дата рождения', value: dayOf(details.birthday) },
  { name: 'Город', value: details.city ?? NONE },
]

export const DataPart = ({ actor, snapshot, person }: Props) => {
  const send = useSend(actor)
  const { details, problem } = snapshot.context
  const names = details?.pictures ?? []
  return (
    <Panel title="Данные">
      {snapshot.matches('failed') && (
        <Notice
          tone="danger"
          live
          title="Открытые данные не загрузились"
          actions={
            <>
              <Button size="sm" onClick={() => send({ type: 'retry' })}>
                Повторить
              </Button>
              <Button size="sm" variant="ghost" onClick={() => send({ type: 'hide' })}>
                Не показывать
              </Button>
            </>
          }
        >
          {problem}
        </Notice>
      )}
      <DescriptionList
        short
        items={[...(details ? wholeOf(details, person.isLegalEntity) : maskedOf(person)), ...openOf(person)]}
      />
      {names.length > 0 && (
        <div className={styles.pictures}>
          {names.map((name, at) => (
            <Button key={name} size="sm" onClick={() => send({ type: 'picture.open', name })}>
              {names.length > 1 ? `Изображение паспорта ${at + 1} из ${names.length}` : 'Изображение паспорта'}
            </Button>
          ))}
        </div>
      )}
    </Panel>
  )
}
