/** The result messages of a registration (AT06, AT07, AT28; C05). */
import { messageOf } from '../../../api/result.ts'
import { NO_RECEIPT_NOT_IN_BASE, refusals } from '../../../domain/texts/refusals.ts'
import { isSaleStatus, type SaleStatus } from '../../../domain/sales/sale-status.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { hasReceiptText } from './form.ts'
import type { AddToolContext, CommandKind, ToolCommand } from './types.ts'

type Attempt = Pick<AddToolContext, 'mode' | 'command' | 'form' | 'answer'>

export const isReserve = (command: ToolCommand | null): boolean =>
  command?.kind === 'reserve' || command?.kind === 'reserveManual'

/** The status of a registration when the answer has none. */
const USUAL: Record<CommandKind, SaleStatus> = {
  sale: 'TAX_PENDING',
  purchase: 'TAX_PENDING',
  manual: 'PENDING',
  reserve: 'RESERVED',
  reserveManual: 'PENDING',
}

/** The answer's status; null for one unknown to this version. */
export const statusOf = ({ answer, command }: Attempt): SaleStatus | null => {
  const told = answer?.kind === 'ok' ? answer.payload?.saleStatus : undefined
  if (told === undefined || told === null) return command && USUAL[command.kind]
  return isSaleStatus(told) ? told : null
}

const WORDS: Record<SaleStatus, (attempt: Attempt) => string> = {
  TAX_PENDING: ({ mode }) =>
    mode === 'seller'
      ? 'Проверяем чек в ФНС. Баллы начислим, когда проверка закончится'
      : 'Проверяем чек в ФНС. Инструмент уже в вашем списке',
  APPROVE_PENDING: ({ form }) =>
    `${hasReceiptText(form.values) ? 'Чек' : 'Чек по фотографии'} проверит поддержка. Статус и срок проверки появятся в списке`,
  PENDING: () => 'Поддержка проверит его вручную. Статус появится в списке',
  RESERVED: () => 'Инструмент в резерве, срок виден в списке продаж. Когда появится чек, подтвердите продажу там же',
  FINISH: () => 'Чек подтверждён',
  FAIL: () => 'Регистрация не подтверждена. Причина указана в списке',
}

/** Who checks the receipt, or the next step: the answer decides, not the request. */
export const successMessage = (attempt: Attempt): string => {
  const status = statusOf(attempt)
  return status === null ? 'Статус появится в списке' : WORDS[status](attempt)
}

/** Refusals of the serial itself: another number is the way on. */
const OF_SERIAL = new Set<number>(
  (['alreadySold', 'reservedByAnother', 'alreadyOwned', 'alreadyRegistered', 'toolRefused'] as const).map(
    (name) => refusals[name].code,
  ),
)
export const isAboutSerial = (code: number | null): boolean => code !== null && OF_SERIAL.has(code)
/** The registration exists: it is in the person's own list. */
export const isOwnAlready = (code: number | null): boolean => code === refusals.alreadyRegistered.code

/** AT28: without a receipt, code 9 has a message of its own. */
export const problemMessage = ({ answer, command }: Attempt): string => {
  if (isReserve(command) && codeOf(answer) === refusals.notInBaseWithReceipt.code) return NO_RECEIPT_NOT_IN_BASE
  return messageOf(answer)
}
