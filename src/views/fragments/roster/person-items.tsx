import type { Seller } from '../../../api/types.ts'
import { formatInstant } from '../../../domain/dates/dates.ts'
import { formatPhone } from '../../../domain/people/phone.ts'
import type { Description } from '../../../ui/content/description-list.tsx'
import { LockedWord } from './locked-word.tsx'

/** Everything that the portal knows about a person of the point. */
export const personItems = ({ mobile, city, namePoint, addressPoint, created, locked }: Seller): Description[] => [
  { name: 'Телефон', value: mobile ? <a href={`tel:+${mobile}`}>{formatPhone(mobile)}</a> : null },
  { name: 'Город', value: city || null },
  { name: 'Торговая точка', value: namePoint || null },
  { name: 'Адрес', value: addressPoint || null },
  ...(created ? [{ name: 'Заявка подана', value: formatInstant(created) }] : []),
  ...(locked ? [{ name: 'Аккаунт', value: <LockedWord /> }] : []),
]
