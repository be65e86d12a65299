import type { ReactNode } from 'react'
import type { LegalUser, User } from '../../../api/types.ts'
import { formatPhone } from '../../../domain/people/phone.ts'
import { dayOfWire } from '../../../domain/people/profile.ts'
import { taxStatusText } from '../../../domain/people/role-texts.ts'
import { DescriptionList, type Description } from '../../../ui/content/description-list.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { ImagesPart } from './images-part.tsx'
import type { PicturesPort } from '../../fragments/photos/pictures.ts'
import { SeriesPart } from './series-part.tsx'
import styles from './facts-part.module.css'

/** A missing value is marked as not filled in (A44). */
const fact = (name: string, value: ReactNode): Description => ({
  name,
  value: value || <span className={styles.muted}>Не указано</span>,
})

const dayFact = (name: string, wire: string | null): Description => fact(name, wire && dayOfWire(wire))

const Inn = ({ inn, taxStatus }: { inn: string; taxStatus: string | null }) => (
  <>
    {inn}
    {taxStatusText(taxStatus) && <div className={styles.muted}>{taxStatusText(taxStatus)}</div>}
  </>
)

const personFacts = (user: User): Description[] => [
  fact('ФИО', [user.surname, user.username, user.patronymic].filter(Boolean).join(' ')),
  fact('Электронная почта', user.email),
  fact('Город', user.city),
  dayFact('Дата рождения', user.birthday),
  fact('ИНН', user.inn && <Inn inn={user.inn} taxStatus={user.taxStatus} />),
]

const passportFacts = ({ passport }: User, images: PicturesPort): Description[] => [
  fact('Серия и номер', passport.passportSeries && <SeriesPart series={passport.passportSeries} />),
  fact('Кем выдан', passport.issuedBy),
  dayFact('Дата выдачи', passport.issuedFrom),
  fact('Код подразделения', passport.departmentCode),
  fact('Изображения', passport.passportImages.length > 0 && <ImagesPart names={passport.passportImages} {...images} />),
]

const companyFacts = (legal: LegalUser): Description[] => [
  fact('Название организации', legal.organization_name),
  fact('ИНН организации', legal.organization_inn),
  fact('Телефон', formatPhone(legal.mobile)),
  fact('Электронная почта', legal.email),
  fact('Город', legal.city),
  fact('Ответственное лицо', legal.responsible),
  dayFact('Дата рождения', legal.birthday),
]

const Group = ({ title, items }: { title: string; items: readonly Description[] }) => (
  <div>
    <h3 className={styles.group}>{title}</h3>
    <DescriptionList items={items} />
  </div>
)

const TITLE = 'Данные профиля'

/** A person's profile, read-only (PR29). */
export const PersonFacts = ({ user, images }: { user: User; images: PicturesPort }) => (
  <Panel title={TITLE}>
    <div className={styles.groups}>
      <Group title="Личные данные" items={personFacts(user)} />
      <Group title="Паспорт" items={passportFacts(user, images)} />
    </div>
  </Panel>
)

/** A company's profile, read-only (PR29, PR35). */
export const CompanyFacts = ({ legal }: { legal: LegalUser }) => (
  <Panel title={TITLE}>
    <DescriptionList items={companyFacts(legal)} />
  </Panel>
)
