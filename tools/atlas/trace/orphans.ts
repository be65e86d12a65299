/**
 * Clauses that no machine names, and what they are about instead; a test compares both ways. A clause that a machine comes to name
 * leaves the list in the same commit, and a new clause outside of every machine says why.
 */
import { idsOf } from './titles.ts'

/** A clause that is named by tests alone: by the subject, the ids as in a test's title. */
const OUTSIDE: Readonly<Record<string, string>> = {
  'Адреса: таблица маршрутов и проверка входа стоят перед любым сценарием':
    'NV01–NV04 NV07–NV13 NV16–NV22 NV25 NV27 NV28 MS01 MS02 MS04 ER01',
  'Ширины экрана: правило вёрстки': 'NV29–NV31',
  'Шапка, меню и подвал: ссылки без состояний': 'NV32–NV49 NV51–NV56 NV63',
  'Веб-аналитика: отметка о просмотре идёт мимо сценариев': 'NV26 API64',
  'Сводка профиля: показ того, что загрузила сессия': 'PR01–PR04 PR07–PR11',
  'Какие действия, вкладки и ссылки кому показаны': 'PR22–PR25 PR27 PR28 PR32 PR33 BL04 MS05 RL03 RL05',
  'Ссылки из строк и таблиц': 'SL01–SL03 TL01–TL04',
  'Названия статусов и знак суммы: таблицы слов': 'SL14–SL19 TL08 BL43',
  'Правила полей: проверяются отдельно от форм': 'VL04 VL10 VL11 VL15 LT19',
  'Поле с маской, календарь и даты: части оформления': 'FM01–FM09 FM11 FM14',
  'Итог на /auth/result: страница без состояний': 'AU42',
  'Вызовы сервера: общее правило, а не шаг сценария': 'ER05 ER07 API01–API03 API17 API48',
  'Всплывающие сообщения: общая часть портала': 'ER13',
  'Неизменные тексты': 'FQ01–FQ04 LG01–LG13 SC11',
  'Согласие при первом посещении: вопрос поверх любой страницы': 'LG14',
}

/** A clause that nothing names. */
export const NOWHERE: Readonly<Record<string, string>> = {
  RP22: 'в спецификации нет подробностей: у точки есть телефон директора, почты нет (RP21)',
}

export const OUTSIDE_BY_ID: ReadonlyMap<string, string> = new Map(
  Object.entries(OUTSIDE).flatMap(([about, ids]) => idsOf(`${ids} `).map((id) => [id, about] as const)),
)
