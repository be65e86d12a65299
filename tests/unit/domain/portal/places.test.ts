import { expect, test } from 'vitest'
import { isPlace, placeOf, PLACES, redirects, withoutTrailingSlash, type Place } from '../../../../src/domain/portal/places.ts'

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/tool', '/tool'],
  ['/tool/', '/tool'],
  ['/tool///', '/tool'],
  ['//tool', '//tool'],
  ['', ''],
])('A22 %j is the place %j', (path, place) => {
  expect(withoutTrailingSlash(path)).toBe(place)
})

test('A22 an address of a million slashes is looked at once: at each of them it would take an hour', () => {
  expect(withoutTrailingSlash(`${'/'.repeat(1_000_000)}x`)).toHaveLength(1_000_001)
  expect(withoutTrailingSlash('/'.repeat(1_000_000))).toBe('/')
  expect(isPlace('/'.repeat(1_000_000)), 'the caller takes the slashes away').toBe(false)
})

test('NV23 every pattern is a place, as are the addresses that lead elsewhere; nothing else is', () => {
  const addresses = PLACES.filter(({ path }) => path !== '*').map(({ path }) => path.replaceAll(/:\w+/g, '7'))
  for (const address of [...addresses, '/login', '/profile']) expect([address, isPlace(address)]).toEqual([address, true])
  for (const address of ['/nothing', '/tool/', '/tool//', '/tool/1/2', '', 'toString', '/__proto__'])
    expect([address, isPlace(address)]).toEqual([address, false])
})

test('NV01–NV25 every screen that is there stands at its place, under its name and the title of its tab', () => {
  const screens = PLACES.filter(({ screen }) => screen !== 'not-found')
  expect(screens.map(({ path, name, title, screen }) => [path, name, title, screen])).toEqual([
    ['/', 'base', 'Главная', 'home'],
    ['/auth/login', 'login', 'Авторизация', 'login'],
    ['/auth/again', 'again', 'Авторизация', 'login'],
    ['/auth/registration', 'registration', 'Регистрация', 'registration'],
    ['/auth/confirmation', 'confirmation', 'Подтверждение', 'confirmation'],
    ['/auth/registration-success', 'registration-success', 'Регистрация завершена', 'registration-success'],
    ['/auth/recovery', 'recovery', 'Восстановление пароля', 'recovery'],
    ['/auth/recovery-success', 'recovery-success', 'Новый пароль отправлен', 'recovery-success'],
    ['/auth/result', 'result', 'Результат', 'auth-result'],
    ['/delete', 'delete', 'Удаление аккаунта', 'deletion'],
    ['/profile/user', 'profile', 'Профиль', 'profile-home'],
    ['/profile/point', 'point', 'Торговая точка', 'point'],
    ['/profile/payment', 'profile-payment', 'Выплаты', 'profile-payment'],
    ['/create-retail', 'create-retail', 'Новая торговая точка', 'create-point'],
    ['/tool', 'tool', 'Регистрация инструмента', 'add-tool'],
    ['/legal-entity-tool', 'legal-entity-tool', 'Инструменты по УПД или ТН', 'company-invoice'],
    ['/legal-entity-register-sale', 'legal-entity-register-sale', 'Продажа юридическому лицу', 'company-invoice'],
    ['/sales', 'sales', 'Продажи', 'sales'],
    ['/sellers', 'sellers', 'Продавцы', 'sellers'],
    ['/sellers/:owner', 'sellers', 'Продавцы', 'sellers'],
    ['/owner', 'owner', 'Передача прав', 'owner'],
    ['/sellers-requests', 'requests', 'Заявки на присоединение', 'requests'],
    ['/user-sales/:id', 'seller', 'Продавец', 'seller'],
    ['/receipt/:id', 'receipt', 'Чек', 'receipt'],
    ['/invoice/:id', 'invoice', 'Накладная', 'invoice'],
    ['/find-tool', 'find-tool', 'Найти инструмент', 'find-tool'],
    ['/tool/:id', 'tool-info', 'Инструмент', 'tool-info'],
    ['/user-tools', 'user-tools', 'Инструменты', 'user-tools'],
    ['/balance', 'balance', 'Вывод средств', 'balance'],
    ['/payments', 'payments', 'Карты и история баллов', 'payments'],
    ['/messages', 'messages', 'Сообщения', 'messages'],
    ['/chat', 'chat', 'Чат с поддержкой', 'chat'],
    ['/problem', 'problem', 'Сообщить о проблеме', 'problem'],
    ['/w/:token', 'warranty', 'Проверка гарантии', 'warranty'],
    ['/handover', 'handover', 'Регистрация инструмента', 'handover'],
    ['/faq', 'faq', 'Вопросы и ответы', 'faq'],
    ['/term-of-use', 'agreement', 'Пользовательское соглашение', 'agreement'],
    ['/rules', 'agreement', 'Пользовательское соглашение', 'agreement'],
    ['/privacy-policy', 'privacy-policy', 'Политика конфиденциальности', 'privacy-policy'],
    ['/personal-data', 'personal-data', 'Согласие на обработку персональных данных', 'personal-data'],
    ['/server-error', 'server-error', 'Сервер недоступен', 'server-error'],
    ['/test', 'test', 'Служебная страница', 'test'],
  ])
  expect(placeOf('/nothing')).toMatchObject({ path: '*', name: 'not-found', title: 'Страница не найдена' })
})

test('what everybody may read without a session is written as HTML when the portal is built', () =>
  expect(PLACES.flatMap((place) => ('isPrerendered' in place && place.isPrerendered ? [place.path] : []))).toEqual([
    '/auth/login',
    '/auth/registration',
    '/auth/recovery',
    '/delete',
    '/faq',
    '/term-of-use',
    '/rules',
    '/privacy-policy',
    '/personal-data',
  ]))

test('NV24 NV25 NV28 A08: who may open what', () => {
  const paths = (isOne: (place: Place) => boolean) => PLACES.filter((place: Place) => isOne(place)).map(({ path }) => path)
  expect(paths(({ anonymousOnly }) => anonymousOnly === true)).toEqual([
    '/auth/login',
    '/auth/again',
    '/auth/registration',
    '/auth/confirmation',
    '/auth/registration-success',
  ])
  expect(paths(({ auth, anonymousOnly }) => !auth && !anonymousOnly)).toEqual([
    '/auth/recovery',
    '/auth/recovery-success',
    '/auth/result',
    '/delete',
    '/user-sales/:id',
    '/problem',
    '/w/:token',
    '/handover',
    '/faq',
    '/term-of-use',
    '/rules',
    '/privacy-policy',
    '/personal-data',
    '/server-error',
    '/test',
    '*',
  ])
  expect(PLACES.flatMap((place: Place) => (place.demand ? [[place.path, place.demand]] : []))).toEqual([
    ['/profile/point', 'seller'],
    ['/profile/payment', 'payments'],
    ['/create-retail', 'seller'],
    ['/tool', 'registration'],
    ['/legal-entity-tool', 'company'],
    ['/legal-entity-register-sale', 'sale'],
    ['/sales', 'seller'],
    ['/sellers', 'admin'],
    ['/sellers/:owner', 'admin'],
    ['/owner', 'admin'],
    ['/sellers-requests', 'admin'],
    ['/user-tools', 'customer'],
    ['/balance', 'seller'],
    ['/payments', 'payments'],
  ])
  expect(paths(({ layout, screen }) => layout === 'error' && screen !== 'not-found')).toEqual(['/server-error', '/test'])
  expect(placeOf('/nothing')).toMatchObject({ layout: 'error' })
})

test('NV27 A09 A24: addresses that lead elsewhere', () =>
  expect(redirects).toEqual({ '/login': '/auth/login', '/profile': '/profile/user', '/sellers/owner': '/owner' }))
