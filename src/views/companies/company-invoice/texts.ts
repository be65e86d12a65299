/** The words of the two configurations (LT11, LT14, LS02, LS03). */
import type { InvoiceKind } from '../../../machines/companies/company-invoice/types.ts'

interface KindTexts {
  title: string
  time: string
  inn: string
  submit: string
  list: string
  check: string
}

export const TEXTS: Record<InvoiceKind, KindTexts> = {
  tool: {
    title: 'Инструменты по УПД или ТН',
    time: 'Дата покупки',
    inn: 'ИНН продавца',
    submit: 'Добавить инструменты',
    list: 'К моим инструментам',
    check: 'Проверить в инструментах',
  },
  sale: {
    title: 'Продажа юридическому лицу',
    time: 'Дата продажи',
    inn: 'ИНН покупателя',
    submit: 'Добавить продажу',
    list: 'К продажам',
    check: 'Проверить в продажах',
  },
}

export const LABELS = { upd: 'Номер УПД или ТН', sum: 'Сумма', files: 'Файлы УПД или ТН' } as const
