import { useRef } from 'react'
import { companyWords, isAtWork } from '../../../domain/people/company.ts'
import { companyOf, isUnknownCompany, mayTakeName } from '../../../machines/profile/profile-form/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useFocusHeir } from '../../../ui/base/use-focus-heir.ts'
import { Notice } from '../../../ui/content/notice.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { PartProps } from './types.ts'

/** What the register says of the typed INN; its name is taken over by a press alone (D270). */
export const FoundCompanyPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const place = useRef<HTMLDivElement>(null)
  const taken = useFocusHeir<HTMLButtonElement>(() => place.current)
  const company = companyOf(snapshot)
  if (company === null)
    return isUnknownCompany(snapshot) ? (
      <Notice live>В реестре компании с таким ИНН нет. Проверьте цифры; новую компанию реестр узнаёт не сразу</Notice>
    ) : null
  return (
    <div ref={place} tabIndex={-1}>
      <Notice
        live
        tone={isAtWork(company) ? 'info' : 'warning'}
        title={companyWords(company)}
        actions={
          mayTakeName(snapshot) && (
            <Button ref={taken} size="sm" onClick={() => send({ type: 'company.take' })}>
              Взять название
            </Button>
          )
        }
      >
        {isAtWork(company)
          ? 'Так компания записана в реестре'
          : 'Так записано в реестре. Если ИНН верный, сохраните его как есть'}
      </Notice>
    </div>
  )
}
