export const TITLE = 'Настройки профиля'
