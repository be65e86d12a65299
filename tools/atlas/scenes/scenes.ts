/** The screens of docs/screens: configurations of the models, by name. */

export interface Scene {
  /** The name of its pictures. */
  name: string
  title: string
  flow: string
  /** A starting point; the default is the usual one. */
  start?: string
  /** The events from there, by the beginning of their labels. */
  way: readonly string[]
  /** The final click, on a menu or a calendar: the first visible one of these names. */
  press?: readonly (string | RegExp)[]
}

const PHONE = 'form.change {"patch":{"mobile":"+7'
const READY = 'prepareCaptcha: ready'
const NO_CAPTCHA = 'prepareCaptcha: failed'
const SOLVED = [READY, PHONE, 'captcha.solve', 'solveCaptcha: solved']

const login: Scene[] = [
  { name: 'login', title: 'Вход', flow: 'login', way: [] },
  { name: 'login-errors', title: 'Вход: пустые поля', flow: 'login', way: ['submit'] },
  {
    name: 'login-refused',
    title: 'Вход: неверный пароль',
    flow: 'login',
    way: ['form.change {"patch":{"username"', 'form.change {"patch":{"password"', 'submit', 'signIn: wrong'],
  },
  { name: 'again', title: 'Вход: пять неверных паролей', flow: 'login', start: 'the again page', way: [] },
]

const registration: Scene[] = [
  { name: 'registration', title: 'Регистрация', way: [READY, PHONE] },
  {
    name: 'registration-ready',
    title: 'Регистрация: проверка пройдена',
    way: [...SOLVED, 'form.change {"patch":{"consent":true'],
  },
  { name: 'registration-no-consent', title: 'Регистрация: нет согласия на обработку данных', way: [...SOLVED, 'submit'] },
  { name: 'registration-no-captcha', title: 'Регистрация: проверка не загрузилась', way: [NO_CAPTCHA, PHONE] },
  {
    name: 'registration-refused',
    title: 'Регистрация: отказ',
    way: [...SOLVED, 'form.change {"patch":{"consent":true', 'submit', 'requestCode: too soon'],
  },
  {
    name: 'registration-unanswered',
    title: 'Регистрация: ответа нет',
    way: [...SOLVED, 'form.change {"patch":{"consent":true', 'submit', 'requestCode: lost'],
  },
].map((scene) => ({ ...scene, flow: 'registration' }))

const confirmation: Scene[] = [
  { name: 'confirmation', title: 'Подтверждение: физическое лицо', way: [] },
  { name: 'confirmation-errors', title: 'Подтверждение: пустая форма', way: ['submit'] },
  { name: 'confirmation-company', title: 'Подтверждение: юридическое лицо', start: 'a company', way: [] },
  { name: 'confirmation-again', title: 'Подтверждение: можно запросить код ещё раз', way: ['after RESEND_WAIT'] },
].map((scene) => ({ ...scene, flow: 'confirmation' }))

const ASKED = [NO_CAPTCHA, PHONE, 'submit']

const recovery: Scene[] = [
  { name: 'recovery', title: 'Восстановление пароля', way: [READY] },
  { name: 'recovery-passed', title: 'Восстановление: проверка пройдена', way: SOLVED },
  { name: 'recovery-refused', title: 'Восстановление: слишком скоро', way: [...ASKED, 'requestPassword: too soon'] },
  { name: 'recovery-unanswered', title: 'Восстановление: ответа нет', way: [...ASKED, 'requestPassword: lost'] },
  { name: 'recovery-success', title: 'Новый пароль отправлен', flow: 'recovery-success', way: [] },
].map((scene) => ({ flow: 'recovery', ...scene }))

const CODE = [...ASKED, 'requestDeletion: success', 'form.change {"patch":{"code":"1']

const deletion: Scene[] = [
  { name: 'delete', title: 'Удаление аккаунта', way: [READY] },
  { name: 'delete-passed', title: 'Удаление: проверка пройдена', way: SOLVED },
  { name: 'delete-refused', title: 'Удаление: код не отправлен', way: [...ASKED, 'requestDeletion: too soon'] },
  { name: 'delete-code', title: 'Удаление: код отправлен', way: CODE },
  { name: 'delete-put-off', title: 'Удаление: код отложен', way: [...CODE, 'cancel'] },
  { name: 'delete-wrong-code', title: 'Удаление: неверный код', way: [...CODE, 'confirm', 'confirmDeletion: wrong code'] },
  { name: 'delete-confirming', title: 'Удаление: ждём ответа', way: [...CODE, 'confirm'] },
  { name: 'delete-unanswered', title: 'Удаление: ответа нет', way: [...CODE, 'confirm', 'confirmDeletion: lost'] },
].map((scene) => ({ ...scene, flow: 'deletion' }))

const session: Scene[] = [
  {
    name: 'menu',
    title: 'Меню на телефоне и планшете',
    flow: 'session',
    way: ['checkLegal: person', 'loadUser: user', 'loadScore: points'],
    press: ['Ещё', /^Меню пользователя/],
  },
]

const POINT = ['loadCount: some', 'loadPoint: point']

const profile: Scene[] = [
  { name: 'profile-seller', title: 'Профиль продавца', way: POINT },
  { name: 'profile-customer', title: 'Профиль покупателя', start: 'a customer', way: ['loadCount: some'] },
  { name: 'profile-company', title: 'Профиль компании', start: 'a company', way: ['loadCount: some'] },
  { name: 'profile-no-point', title: 'Профиль: продавец без точки', way: ['loadCount: none', 'loadPoint: no point'] },
].map((scene) => ({ ...scene, flow: 'profile-home' }))

const LOADED = ['loadProfile: person']
const CHANGED = [...LOADED, 'form.change {"patch":{"surname":"Петрова"']
const SENT = [...CHANGED, 'submit']

const profileForm: Scene[] = [
  { name: 'profile-form', title: 'Настройки профиля', way: LOADED },
  { name: 'profile-form-loading', title: 'Настройки: загрузка', way: [] },
  { name: 'profile-form-failed', title: 'Настройки: профиль не загрузился', way: ['loadProfile: server error'] },
  {
    name: 'profile-form-errors',
    title: 'Настройки: заполнено с ошибками',
    start: 'fields of a person',
    way: [...LOADED, 'form.change {"patch":{"surname":"Smith"', 'form.blur {"field":"surname"'],
  },
  {
    name: 'profile-form-cities',
    title: 'Настройки: подсказки городов',
    start: 'a city',
    way: [...LOADED, 'form.change {"patch":{"city":"Каз"', 'after CITY_PAUSE', 'suggestCities: some'],
  },
  { name: 'profile-form-birthday', title: 'Настройки: календарь дня рождения', way: LOADED, press: ['Выбрать дату'] },
  { name: 'profile-form-refused', title: 'Настройки: отказ по полям', way: [...SENT, 'saveProfile: about the e-mail'] },
  { name: 'profile-form-saving', title: 'Настройки: сохранение', way: SENT },
  {
    name: 'profile-form-merged',
    title: 'Настройки: профиль изменили в другой вкладке',
    way: [...SENT, 'saveProfile: changed elsewhere', 'refreshProfile: newer person'],
  },
  { name: 'profile-form-unanswered', title: 'Настройки: ответа нет', way: [...SENT, 'saveProfile: lost'] },
  { name: 'profile-form-company', title: 'Настройки: компания', start: 'company', way: ['loadProfile: company'] },
  {
    name: 'profile-form-found-company',
    title: 'Настройки: что реестр знает о компании',
    start: 'a number of a company',
    way: ['loadProfile: company', 'form.change {"patch":{"organization_inn":"7', 'after INN_PAUSE', 'suggestCompany: closed'],
  },
].map((scene) => ({ ...scene, flow: 'profile-form' }))

const FILLED = 'form.change {"patch":{"serialNumber":"100'
const SALE = ['manual.open', FILLED, 'submit', 'locate: unknown']
const PHOTO = 'a receipt at hand'
const TAKEN = 'files.add'

const tool: Scene[] = [
  { name: 'tool', title: 'Регистрация продажи: что понадобится', start: 'a seller with a phone', way: [] },
  { name: 'tool-form', title: 'Регистрация: форма', way: [] },
  { name: 'tool-customer', title: 'Регистрация инструмента покупателем', start: 'a customer', way: [] },
  { name: 'tool-reserve', title: 'Регистрация: чека нет', start: 'no receipt', way: [] },
  {
    name: 'tool-photos',
    title: 'Регистрация: чек прочитан с фотографии',
    start: PHOTO,
    way: [TAKEN, 'uploadFile: done', 'readPhoto: receipt'],
  },
  {
    name: 'tool-photo-only',
    title: 'Регистрация: QR-код на фотографии не нашёлся',
    start: PHOTO,
    way: [TAKEN, 'uploadFile: done', 'readPhoto: none'],
  },
  {
    name: 'tool-two-receipts',
    title: 'Регистрация: вторая фотография показывает другой чек',
    start: 'two receipts',
    way: ['uploadFile: done', 'readPhoto: another receipt'],
  },
  {
    name: 'tool-clear-receipt',
    title: 'Регистрация: фотографию, с которой взяты данные, удаляют',
    start: PHOTO,
    way: [TAKEN, 'uploadFile: done', 'readPhoto: receipt', 'file.remove {"id":"чек.png"}'],
  },
  { name: 'tool-uploading', title: 'Регистрация: фотография загружается', start: 'two photos', way: [] },
  {
    name: 'tool-upload-failed',
    title: 'Регистрация: фотография не загрузилась',
    start: PHOTO,
    way: [TAKEN, 'uploadFile: refused', 'submit'],
  },
  { name: 'tool-scanner', title: 'Регистрация: камера ищет QR-код', start: PHOTO, way: ['scan'] },
  { name: 'tool-no-camera', title: 'Регистрация: камера недоступна', start: PHOTO, way: ['scan', 'scanQr: denied'] },
  { name: 'tool-errors', title: 'Регистрация: пустая форма', way: ['submit'] },
  { name: 'tool-sending', title: 'Регистрация: отправка', way: SALE },
  { name: 'tool-unknown-serial', title: 'Регистрация: номера нет в базе', way: [...SALE, 'registerSale: code 84'] },
  { name: 'tool-done', title: 'Регистрация: инструмент добавлен', way: [...SALE, 'registerSale: done'] },
  { name: 'tool-refused', title: 'Регистрация: отказ', way: [...SALE, 'registerSale: receipt used'] },
  { name: 'tool-unanswered', title: 'Регистрация: ответа нет', way: [...SALE, 'registerSale: lost'] },
].map((scene) => ({ ...scene, flow: 'add-tool' }))

const lists: Scene[] = [
  { name: 'sales', title: 'Продажи', way: ['loadFirst: first of many, one under way'] },
  {
    name: 'sales-filter',
    title: 'Продажи: фильтр',
    way: ['loadFirst: first of many, one under way'],
    press: [/^Статусы/, 'Фильтр и сортировка'],
  },
  { name: 'sales-loading', title: 'Продажи: загрузка', way: [] },
  { name: 'sales-empty', title: 'Продажи: пусто', way: ['loadFirst: none'] },
  { name: 'sales-failed', title: 'Продажи: не загрузились', way: ['loadFirst: server error'] },
  { name: 'sales-reserve-menu', title: 'Продажи: меню резерва', flow: 'reserve', way: [], press: [/^Действия с резервом/] },
  {
    name: 'sales-release-unanswered',
    title: 'Продажи: неизвестно, снят ли резерв',
    flow: 'reserve',
    way: ['release', 'releaseReserve: lost'],
  },
  { name: 'user-tools', title: 'Инструменты покупателя', flow: 'user-tools', way: ['loadFirst: first of many, one under way'] },
].map((scene) => ({ flow: 'sales', ...scene }))

const WITH_CARDS = ['cards.known {"cards":[{"cardId"', 'loadSummary: whole']

const money: Scene[] = [
  { name: 'balance', title: 'Баланс: сумма и карта', way: WITH_CARDS },
  { name: 'cards', title: 'Карты', flow: 'cards', way: ['loadCards: two'] },
].map((scene) => ({ flow: 'balance', ...scene }))

const ISSUED = ['open', 'issueHandover: issued', 'drawLink: drawn']

const papers: Scene[] = [
  { name: 'receipt', title: 'Чек: подтверждён', flow: 'receipt', way: ['loadPaper: checked'] },
  { name: 'receipt-in-check', title: 'Чек: на проверке', flow: 'receipt', way: ['loadPaper: in check'] },
  { name: 'receipt-refused', title: 'Чек: отклонён', flow: 'receipt', way: ['loadPaper: declined'] },
  { name: 'invoice', title: 'Накладная', flow: 'invoice', way: ['loadPaper: approved'] },
  {
    name: 'find-tool',
    title: 'Поиск инструмента: номера нет',
    flow: 'find-tool',
    way: ['form.change', 'submit', 'loadTool: unknown'],
  },
  { name: 'tool-info', title: 'Инструмент', flow: 'tool-info', way: ['loadTool: found'] },
  { name: 'tool-info-own', title: 'Свой инструмент', flow: 'tool-info', way: ['loadTool: own'] },
  { name: 'certificate', title: 'Сертификат гарантии', flow: 'certificate', way: ['open', 'loadSheet: loaded'] },
  { name: 'warranty', title: 'Гарантия по ссылке: действует', flow: 'warranty', way: ['checkWarranty: valid'] },
  { name: 'warranty-ended', title: 'Гарантия по ссылке: закончилась', flow: 'warranty', way: ['checkWarranty: ended'] },
  { name: 'handover-link', title: 'Передача покупателю: QR-код', flow: 'handover-link', way: ISSUED },
  { name: 'handover', title: 'Передача: покупатель вошёл', flow: 'handover', start: 'a customer', way: ['openHandover: open'] },
  { name: 'handover-stranger', title: 'Передача: без входа', flow: 'handover', start: 'a stranger', way: ['openHandover: open'] },
]

const support: Scene[] = [
  { name: 'messages', title: 'Сообщения', flow: 'messages', way: ['loadFirst: ten'] },
  { name: 'chat', title: 'Чат с поддержкой', flow: 'chat', way: ['loadNewest: kinds', 'socket.opened'] },
  { name: 'chat-empty', title: 'Чат: ещё пусто', flow: 'chat', way: ['loadNewest: none', 'socket.opened'] },
]

const ROW = ['openCase: taken']

const desk: Scene[] = [
  { name: 'desk-login', title: 'Пульт: вход', flow: 'desk-login', way: [] },
  {
    name: 'desk-login-code',
    title: 'Пульт: код из приложения',
    flow: 'desk-login',
    way: ['form.change {"patch":{"username"', 'form.change {"patch":{"password"', 'submit', 'signIn: code required'],
  },
  { name: 'desk-invitation', title: 'Пульт: приглашение', flow: 'invitation', way: ['openInvitation: opened'] },
  { name: 'desk-queue', title: 'Пульт: очередь', flow: 'queue', way: ['loadQueue: loaded'] },
  { name: 'desk-queue-empty', title: 'Пульт: очередь пуста', flow: 'queue', way: ['loadQueue: empty'] },
  { name: 'desk-case', title: 'Пульт: строка очереди', flow: 'desk-case', way: ROW },
  {
    name: 'desk-refuse',
    title: 'Пульт: отказ с причиной',
    flow: 'desk-case',
    way: [...ROW, 'verdict {"verdict":"refuse"}', 'reason.pick'],
  },
  { name: 'desk-inbox', title: 'Пульт: чаты', flow: 'inbox', way: ['loadInbox: loaded'] },
  { name: 'desk-chat', title: 'Пульт: переписка', flow: 'desk-chat', way: ['loadChat: loaded'] },
  { name: 'desk-audit', title: 'Пульт: журнал', flow: 'audit', way: ['loadAudit: loaded'] },
]

const serverError: Scene[] = [{ name: 'server-error', title: 'Сервер недоступен', flow: 'server-error', way: [] }]

/** The order of docs/screens/README.md. */
export const scenes: readonly Scene[] = [
  ...login,
  ...registration,
  ...confirmation,
  ...recovery,
  ...deletion,
  ...session,
  ...profile,
  ...profileForm,
  ...tool,
  ...lists,
  ...money,
  ...papers,
  ...support,
  ...desk,
  ...serverError,
]

/** The widths of the pictures, and the heights of their screens. */
export const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const

export const pictureOf = ({ name }: Scene, width: number): string => `${name}-${width}.webp`
