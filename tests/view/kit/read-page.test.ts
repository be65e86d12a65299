/** How the texts of docs/flows/screens are read: the parts of a control's line, their order, and the omissions. */
import { describe, expect, test } from 'vitest'
import { readPage } from './read-page.ts'
import { watched } from './watched.ts'

const linesOf = (html: string): string[] => {
  const page = document.createElement('div')
  page.innerHTML = html
  document.body.replaceChildren(page)
  return readPage(page)
}

describe('a page', () => {
  test.each([
    ['a heading with its level', '<h2>Чек</h2>', ['heading 2: Чек']],
    [
      'a field with its value; its label is its name, and its message follows',
      '<label for="a">Телефон</label><input id="a" type="tel" value="+7" aria-invalid="true"><div>Мало цифр</div>',
      ['textbox: Телефон = +7, invalid', 'text: Мало цифр'],
    ],
    ['an empty field with its hint', '<input aria-label="ФН" placeholder="16 цифр">', ['textbox: ФН = 16 цифр (подсказка)']],
    ['a password as dots', '<input type="password" aria-label="Пароль" value="1234">', ['textbox: Пароль = ••••']],
    [
      'a tick whose words hold a link',
      '<label><input type="checkbox" checked>Согласен на <a href="/x">обработку</a></label>',
      ['checkbox: Согласен на обработку, checked', 'link: обработку'],
    ],
    [
      'a sentence as a whole, and then its links',
      '<p>Читайте <a href="/x">условия</a>.</p>',
      ['text: Читайте условия.', 'link: условия'],
    ],
    ['what a frame that is switched off holds', '<fieldset disabled><button>Да</button></fieldset>', ['button: Да, disabled']],
    [
      'a row in one line, its controls after it',
      '<table><caption>Чеки</caption><tbody><tr><td>ФД</td><td>12</td><td><button>Ещё</button></td></tr></tbody></table>',
      ['table: Чеки', 'row: ФД | 12 |', 'button: Ещё'],
    ],
    ['news as news', '<div role="alert"><p>Сбой</p></div>', ['alert: Сбой']],
    ['nothing that nobody can reach', '<p hidden>Нет</p><span aria-hidden="true">*</span>', []],
  ])('is read as %s', (_, html, lines) => {
    expect(linesOf(html)).toEqual(lines)
  })
})

describe('a watched value', () => {
  const form = { values: { phone: '1', code: '2' }, problem: null as { text: string } | null, rows: [{ id: 1 }] }

  test('agrees with another in what has been read of it', () => {
    const { value, agrees } = watched(form)
    expect(value.values.phone).toBe('1')
    expect(agrees({ ...form, values: { phone: '1', code: '9' } })).toBe(true)
    expect(agrees({ ...form, values: { phone: '9', code: '2' } })).toBe(false)
  })

  test('tells nothing from something that it did not look into', () => {
    const { value, agrees } = watched(form)
    expect(value.problem).toBeNull()
    expect(agrees({ ...form, problem: { text: 'Сбой' } })).toBe(false)
  })

  test('has been read in its keys and lengths, too', () => {
    const { value, agrees } = watched(form)
    expect(Object.keys(value.values)).toEqual(['phone', 'code'])
    expect(value.rows.map(({ id }) => id)).toEqual([1])
    expect(agrees({ ...form })).toBe(true)
    expect(agrees({ ...form, values: { phone: '1' } as typeof form.values })).toBe(false)
    expect(agrees({ ...form, rows: [{ id: 1 }, { id: 2 }] })).toBe(false)
  })
})
