import { serialPrefix } from '../../../domain/serials/serial.ts'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { ListPartProps } from './types.ts'

/** The search by the beginning of a serial number; a text that searches nothing says why. */
export const SearchPart = <Row extends { id: string }, Id extends string>({ actor, snapshot }: ListPartProps<Row, Id>) => {
  const send = useSend(actor)
  const { search } = snapshot.context
  return (
    <SearchField
      label="Поиск по серийному номеру"
      placeholder="Серийный номер"
      value={search}
      onValueChange={(text) => send({ type: 'search.change', text })}
      hint={search !== '' && serialPrefix(search) === null ? 'Начало номера: от 3 до 9 знаков, цифры и точка' : null}
    />
  )
}
