import { ServiceAway } from '../../kernel/service-away.ts'

/** The store of files does not do what it is for. @param reason for the log */
export const storeAway = (reason: string): ServiceAway =>
  new ServiceAway(reason, 'Хранилище файлов сейчас недоступно. Повторите через несколько минут')

/** Nothing is stored that has not been scanned (B12). @param reason for the log */
export const scanAway = (reason: string): ServiceAway =>
  new ServiceAway(reason, 'Файл не принят: проверка на вирусы сейчас недоступна. Повторите через несколько минут')

/** The scan takes less than the portal does; a repeat would end the same way. */
export const scanTooSmall = (): ServiceAway =>
  new ServiceAway(
    'the scan takes no file of this size: raise StreamMaxLength of clamd to 11M at least',
    'Файл не принят: он больше, чем принимает проверка на вирусы. Уменьшите файл и загрузите снова',
  )
