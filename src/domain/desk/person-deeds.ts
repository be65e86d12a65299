/** What is done to a person at the desk, in words (C07): access, and entries that correct points. */

/** What an operator does to a person's access. */
export const PERSON_DEEDS = ['endSessions', 'taxLock', 'taxUnlock', 'lock', 'unlock'] as const
export type PersonDeed = (typeof PERSON_DEEDS)[number]

/** The words on a deed's button, and on the one that confirms it. */
export const DEED_WORDS: Readonly<Record<PersonDeed, string>> = {
  endSessions: 'Завершить сеансы',
  taxLock: 'Закрыть выплаты',
  taxUnlock: 'Открыть выплаты',
  lock: 'Заблокировать',
  unlock: 'Разблокировать',
}

/** What happens, said before it does. */
export const DEED_RESULT: Readonly<Record<PersonDeed, string>> = {
  endSessions: 'Человек выйдет на всех устройствах. Войти снова можно сразу',
  taxLock: 'Баллы останутся и продолжат копиться, выводить их будет нельзя',
  taxUnlock: 'Баллы снова можно будет выводить',
  lock: 'Все сеансы завершатся. Человек сможет войти и смотреть, но не сможет ничего добавить, изменить или вывести',
  unlock: 'Человек снова сможет работать в портале',
}

/** What has happened. */
export const DEED_DONE: Readonly<Record<PersonDeed, string>> = {
  endSessions: 'Сеансы завершены',
  taxLock: 'Выплаты закрыты',
  taxUnlock: 'Выплаты открыты',
  lock: 'Учётная запись заблокирована',
  unlock: 'Учётная запись разблокирована',
}

/** Reasons of each deed; own words come after the last. They stay in the audit. */
export const DEED_REASONS: Readonly<Record<PersonDeed, readonly string[]>> = {
  endSessions: ['Человек потерял телефон', 'Вошёл кто-то другой', 'Человек попросил сам'],
  taxLock: ['Налоговая служба запретила выплаты', 'Данные человека проверяются', 'Заявки похожи на обман'],
  taxUnlock: ['Проверка закончена', 'Выплаты закрыли по ошибке'],
  lock: ['Заявки похожи на обман', 'Вошёл кто-то другой', 'Человек попросил сам'],
  unlock: ['Проверка закончена', 'Заблокировали по ошибке', 'Человек попросил сам'],
}

/** Reasons of an entry that corrects points. The person reads the reason in the history. */
export const CORRECTION_REASONS: readonly string[] = [
  'Баллы не пришли по ошибке портала',
  'Баллы начислены дважды',
  'Исправление прошлой записи',
]
