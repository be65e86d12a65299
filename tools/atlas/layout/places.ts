import { redirects, withoutTrailingSlash } from '../../../src/domain/places.ts'

/**
 * Places of the portal for the map: titles as `src/app/routes.ts` has them. The table itself loads screens and asks the
 * build for its mode, so it cannot be read outside of a build; a test compares the two.
 */
export const titles: Readonly<Record<string, string>> = {
  '/': 'Главная',
  '/auth/login': 'Авторизация',
  '/auth/again': 'Авторизация',
  '/auth/registration': 'Регистрация',
  '/auth/confirmation': 'Подтверждение',
  '/auth/recovery': 'Восстановление пароля',
  '/auth/recovery-success': 'Новый пароль отправлен',
  '/auth/result': 'Результат',
  '/auth/registration-success': 'Регистрация завершена',
  '/delete': 'Удаление аккаунта',
  '/profile/user': 'Профиль',
  '/tool': 'Регистрация инструмента',
  '/sales': 'Продажи',
  '/user-tools': 'Инструменты',
  '/server-error': 'Сервер недоступен',
}

/** The place of an address: without query and trailing slash (A22 of docs/decisions.md), after its redirect. */
export const placeOf = (address: string): string => {
  const [full = ''] = address.split('?')
  const path = withoutTrailingSlash(full)
  return redirects[path] ?? path
}

export const titleOf = (place: string): string => titles[place] ?? place
