import { repairingOf } from '../../../machines/sales/add-tool/selectors.ts'
import { Notice } from '../../../ui/content/notice.tsx'
import type { PartProps } from './types.ts'

/** What the form repairs, and what of it disagreed (E18). */
export const RepairNotice = ({ snapshot }: Pick<PartProps, 'snapshot'>) => {
  const repair = repairingOf(snapshot)
  if (repair === null) return <Notice title="Это будет новая регистрация">Серийный номер другой: исправлять нечего</Notice>
  return (
    <Notice tone="warning" title={`Чек на инструмент ${repair.serial} не подтверждён`}>
      {repair.disagreed === null
        ? 'Сверьте с чеком все данные и отправьте их ещё раз'
        : 'Поле с расхождением выделено. Сверьте его с чеком, исправьте и отправьте ещё раз'}
    </Notice>
  )
}
