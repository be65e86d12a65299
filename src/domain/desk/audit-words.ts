/**
 * What the audit says in Russian, one line of it for each event and reason: «кто — что — с кем — почему». The sets are closed
 * (`server/kernel/database/sets.ts`); an event without words does not compile there.
 */

import { REVEAL_REASON_WORDS } from './people.ts'

export const AUDIT_EVENT_WORDS = {
  signedIn: 'Вход',
  signInPaused: 'Вход приостановлен',
  sessionEnded: 'Сеанс завершён',
  sessionsEnded: 'Сеансы завершены',
  passwordChanged: 'Пароль изменён',
  accountDeleted: 'Учётная запись удалена',
  joinRequested: 'Заявка продавца подана',
  joinCancelled: 'Заявка продавца отозвана',
  joinApproved: 'Заявка продавца принята',
  joinRejected: 'Заявка продавца отклонена',
  pointRequested: 'Заявка на торговую точку подана',
  pointApproved: 'Торговая точка открыта',
  pointRefused: 'Торговой точке отказано',
  pointCancelled: 'Заявка на торговую точку отозвана',
  pointLeft: 'Выход из торговой точки',
  sellerExcluded: 'Продавец исключён',
  rightsHandedOver: 'Права администратора точки переданы',
  innAccepted: 'ИНН подтверждён',
  innRefused: 'ИНН отклонён',
  innToDesk: 'ИНН отправлен на ручную проверку',
  profileApproved: 'Профиль подтверждён',
  locked: 'Учётная запись заблокирована',
  unlocked: 'Учётная запись разблокирована',
  taxLocked: 'Вывод средств ограничен',
  taxUnlocked: 'Ограничение вывода снято',
  profileRefused: 'Профиль отклонён',
  profileRestored: 'Отказ профилю снят',
  operatorAppointed: 'Оператор назначен',
  operatorInvited: 'Оператору выдана ссылка',
  invitationAccepted: 'Оператор поставил пароль',
  operatorDismissed: 'Оператор отстранён',
  saleApproved: 'Строка одобрена',
  saleRefused: 'Строке отказано',
  cardAdded: 'Карта добавлена',
  cardRemoved: 'Карта удалена',
  findingSettled: 'Расхождение закрыто: деньги дошли',
  findingReturned: 'Расхождение закрыто: баллы возвращены',
  findingSeconded: 'Решение по расхождению ждёт второго оператора',
  findingsRead: 'Расхождения просмотрены',
  payeesRead: 'Получатели выплат просмотрены',
  auditRead: 'Журнал просмотрен',
  programmeImported: 'Данные программы загружены',
  peopleSearched: 'Поиск людей',
  personRead: 'Карточка человека открыта',
  personRevealed: 'Данные показаны',
  passportOpened: 'Изображение паспорта открыто',
  pointsCorrected: 'Баллы исправлены',
  correctionProposed: 'Поправка баллов ждёт второго оператора',
  correctionRefused: 'Поправке баллов отказано',
  reportOpened: 'Обращение открыто',
  reportLinkOpened: 'Запись из ссылки открыта',
} as const

export const AUDIT_REASON_WORDS = {
  ownWish: 'по своему желанию',
  administrator: 'решение администратора точки',
  password: 'по паролю',
  recoveryCode: 'по коду из SMS',
  deletionCode: 'по коду из SMS',
  demo: 'без пароля, в демонстрации',
  wrongPassword: 'пять неверных паролей подряд',
  wrongCode: 'пять неверных кодов подряд',
  totp: 'по паролю и коду из приложения',
  backupCode: 'по паролю и коду восстановления',
  invitation: 'по ссылке',
  taxService: 'ответ налоговой службы',
  profileComplete: 'профиль заполнен',
  byHand: 'вручную на сервере',
  desk: 'решение оператора',
  taxLimit: 'предел выплат за год',
  byPhone: 'по телефону',
  bySerial: 'по серийному номеру',
  byReceipt: 'по чеку',
  byPoint: 'по торговой точке',
  ...REVEAL_REASON_WORDS,
} as const

const wordOf = (words: Readonly<Record<string, string>>, name: string): string => words[name] ?? name

/** The words of an event; of one that a newer server knows, its name. */
export const auditEventWords = (event: string): string => wordOf(AUDIT_EVENT_WORDS, event)

/** The words of a reason; of one that a newer server knows, its name. */
export const auditReasonWords = (reason: string): string => wordOf(AUDIT_REASON_WORDS, reason)
