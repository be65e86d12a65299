/**
 * The error catalogue: every refusal code of the contract with its HTTP status and its Russian message (B05). The server answers
 * with these messages; the client uses them as a fallback.
 */

import { AWAY_ERROR, DEFAULT_ERROR } from './default-error.ts'

export { DEFAULT_ERROR }

export const refusals = {
  refused: { code: 6, status: 400, text: DEFAULT_ERROR },
  notInBaseWithReceipt: { code: 9, status: 422, text: 'Серийный номер не найден в базе' },
  notInBase: { code: 84, status: 422, text: 'Серийный номер не найден в базе' },
  notDone: { code: 500, status: 422, text: DEFAULT_ERROR },
  alreadySold: { code: 100, status: 409, text: 'Инструмент с этим серийным номером уже продан' },
  reservedByAnother: { code: 101, status: 409, text: 'Инструмент с этим серийным номером зарезервирован другим продавцом' },
  receiptUsed: { code: 102, status: 409, text: 'Этот чек уже использован другим пользователем' },
  returnReceipt: { code: 103, status: 422, text: 'Это чек возврата или расхода. Нужен чек продажи' },
  futureDate: { code: 104, status: 422, text: 'Дата чека не может быть в будущем' },
  zeroSum: { code: 105, status: 422, text: 'Сумма чека должна быть больше нуля' },
  alreadyOwned: { code: 106, status: 409, text: 'Инструмент с этим серийным номером уже зарегистрирован' },
  alreadyRegistered: { code: 107, status: 409, text: 'Вы уже зарегистрировали инструмент с этим серийным номером' },
  toolRefused: { code: 108, status: 422, text: 'Инструмент с этим серийным номером нельзя зарегистрировать' },
  reserveLimit: {
    code: 109,
    status: 422,
    text: 'В резерве уже предельное число инструментов. Подтвердите продажу чеком или снимите резерв',
  },
  locked: { code: 110, status: 403, text: 'Ваш аккаунт заблокирован. Обратитесь к администратору' },
  tooManyAttempts: { code: 111, status: 429, text: 'Слишком много попыток. Попробуйте позже или запросите новый пароль' },
  keyMismatch: { code: 112, status: 409, text: 'Этот запрос уже отправлен с другими данными' },
  receiptTooOld: { code: 113, status: 422, text: 'Чек слишком старый' },
  repairLimit: {
    code: 114,
    status: 422,
    text: 'Попытки закончились, напишите в поддержку: там помогут зарегистрировать инструмент',
  },
  serialsRefused: { code: 115, status: 409, text: 'Часть серийных номеров нельзя зарегистрировать' },
  invoiceFull: { code: 116, status: 422, text: 'В одном документе может быть не больше 1 000 инструментов' },
  alreadyDecided: { code: 117, status: 409, text: 'По этой строке уже есть решение' },
  ownMatter: { code: 118, status: 403, text: 'Свои записи проверять нельзя: это сделает другой оператор' },
  notFound: { code: 120, status: 404, text: 'Не найдено' },
  forbidden: { code: 121, status: 403, text: 'Недостаточно прав' },
  unauthorised: { code: 122, status: 401, text: 'Войдите в систему' },
  invalidRequest: { code: 123, status: 400, text: 'Запрос составлен неверно' },
  tooLarge: { code: 124, status: 413, text: 'Запрос слишком большой' },
  fileInUse: { code: 125, status: 409, text: 'Файл уже приложен, удалить его нельзя' },
  profileChanged: { code: 126, status: 409, text: 'Профиль изменили в другой вкладке или на другом устройстве' },
  handoverUsed: { code: 127, status: 409, text: 'Этот инструмент уже зарегистрирован по этой ссылке' },
  handoverRevoked: { code: 128, status: 409, text: 'Продавец отменил эту ссылку' },
  handoverExpired: { code: 129, status: 409, text: 'Ссылка больше не действует' },
  pointRequired: { code: 130, status: 403, text: 'Сначала добавьте торговую точку' },
  pendingApplication: { code: 131, status: 403, text: 'Дождитесь подтверждения заявки' },
  alreadyAtPoint: { code: 132, status: 409, text: 'Вы уже продавец торговой точки. Сначала выйдите из неё' },
  pointExists: { code: 133, status: 409, text: 'Такая торговая точка уже есть или ждёт подтверждения' },
  codeRequired: { code: 134, status: 422, text: 'Введите код из приложения' },
  wrongCode: { code: 135, status: 422, text: 'Код не подошёл' },
  weakPassword: { code: 136, status: 422, text: 'Этот пароль не годится' },
  notShown: { code: 137, status: 403, text: 'Данные закрыты. Покажите их ещё раз и выберите причину' },
  caseTaken: { code: 138, status: 409, text: 'Эту строку смотрит другой оператор' },
  caseNotTaken: { code: 139, status: 409, text: 'Сначала возьмите строку: время вышло, или её никто не брал' },
  rateLimited: { code: 140, status: 429, text: 'Слишком много запросов. Попробуйте позже' },
  captchaRequired: { code: 141, status: 422, text: 'Подтвердите, что вы не робот' },
  decisionPending: { code: 142, status: 409, text: 'По этой строке уже принято решение, через несколько секунд оно исполнится' },
  nothingToCancel: { code: 143, status: 409, text: 'Отменять нечего: решение исполнено или уже отменено' },
  caseChanged: { code: 144, status: 409, text: 'Строка изменилась, пока вы смотрели. Откройте её заново' },
  alreadyDone: { code: 145, status: 409, text: 'Пока вы смотрели, это уже сделали. Откройте человека заново' },
  correctionWaits: { code: 146, status: 409, text: 'Другая поправка этому человеку ждёт второго оператора' },
  badRecording: { code: 147, status: 422, text: 'Запись шагов не читается. Обновите страницу и отправьте обращение ещё раз' },
  innNotApproved: { code: 150, status: 403, text: 'Вывод средств недоступен: ИНН ещё не подтверждён' },
  notApproved: { code: 151, status: 403, text: 'Для вывода средств заполните профиль полностью, вместе с паспортом и ИНН' },
  taxLocked: {
    code: 152,
    status: 403,
    text: 'Превышен лимит выплат. Вывод средств недоступен, пока администрация не проверит профиль',
  },
  pointsShort: { code: 153, status: 422, text: 'На счёте не хватает баллов' },
  payoutLimit: { code: 154, status: 422, text: 'Сумма больше разрешённой' },
  cardLimit: { code: 155, status: 422, text: 'Больше десяти карт добавить нельзя. Удалите карту, которой не пользуетесь' },
  secondOperator: { code: 157, status: 422, text: 'Второе решение принимает другой оператор' },
  bankAway: { code: 158, status: 422, text: 'Банк не отвечает. Попробуйте позже' },
  chatTaken: { code: 160, status: 409, text: 'Эту переписку ведёт другой оператор' },
  internal: { code: 190, status: 500, text: DEFAULT_ERROR },
  databaseAway: { code: 191, status: 503, text: AWAY_ERROR },
  unanswered: { code: 192, status: 504, text: 'Не удалось узнать, выполнен ли запрос. Повторите его' },
} as const satisfies Record<string, { code: number; status: number; text: string }>

export type RefusalName = keyof typeof refusals
export type RefusalCode = (typeof refusals)[RefusalName]['code']

/** The code of success. */
export const OK = 0

/** AT28: the message of code 9 for a reserve. */
export const NO_RECEIPT_NOT_IN_BASE = 'Без чека нельзя добавить инструмент, которого нет в базе'
/** The message of code 140 for a sign-in from an unknown browser, while too many fail (D24). */
export const TOO_MANY_FAILED_SIGN_INS = 'Слишком много неудачных попыток входа. Попробуйте позже или запросите новый пароль'
