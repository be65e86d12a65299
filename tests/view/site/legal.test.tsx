// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { LEGAL_TEXTS } from '../../../src/domain/texts/legal-texts.ts'
import { AgreementView } from '../../../src/views/site/legal/agreement/view.tsx'
import { PersonalDataView } from '../../../src/views/site/legal/personal-data/view.tsx'
import { PrivacyPolicyView } from '../../../src/views/site/legal/privacy/view.tsx'
import type { Operator } from '../../../src/views/site/legal/types.ts'

const operator: Operator = {
  name: 'ООО «Искра»',
  registration: 'ИНН 7707083893, ОГРН 1027700132195',
  address: '101000, Москва, Мясницкая улица, 1',
  email: 'law@example.org',
}

const pages = [
  { name: 'Пользовательское соглашение', show: () => render(<AgreementView operator={operator} />), fewest: 20 },
  { name: 'Политика конфиденциальности', show: () => render(<PrivacyPolicyView operator={operator} />), fewest: 20 },
  {
    name: 'Согласие на обработку персональных данных',
    show: () => render(<PersonalDataView operator={operator} />),
    fewest: 8,
  },
]

/** The text of the section with this title. */
const section = (title: RegExp): string => screen.getByRole('region', { name: title }).textContent

describe.each(pages)('$name', ({ name, show, fewest }) => {
  test('LG01 is static text: a heading, links to read on, and nothing to press or fill in', () => {
    const { container } = show()
    expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy()
    expect(container.querySelectorAll('button, input, select, textarea, form, [role="button"], [contenteditable]')).toHaveLength(
      0,
    )
  })

  test('says that it is a draft, which edition it is, and who answers for it', () => {
    const { container } = show()
    expect(screen.getByText('Проект: на проверке у юриста')).toBeTruthy()
    expect(container.textContent).toMatch(/Редакция \d+/)
    for (const words of Object.values(operator)) expect(section(/связь/)).toContain(words)
  })

  test('its table of contents leads to every section, in order', () => {
    show()
    const contents = within(screen.getByRole('navigation', { name: 'Содержание' })).getAllByRole('link')
    const headings = screen.getAllByRole('heading', { level: 2 }).slice(1)
    expect(contents.map((link) => link.getAttribute('href'))).toEqual(headings.map(({ id }) => `#${id}`))
    expect(contents.map((link) => link.textContent.replace('.', '. '))).toEqual(headings.map((heading) => heading.textContent))
  })

  test('every paragraph has a number of its own, in the text and in the address', () => {
    const { container } = show()
    const clauses = [...container.querySelectorAll('[id]')].filter(({ id }) => /^p\d/.test(id))
    expect(clauses.length).toBeGreaterThan(fewest)
    expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length)
    for (const clause of clauses) expect(clause.textContent.startsWith(`${clause.id.slice(1)}.`)).toBe(true)
  })
})

describe('the agreement', () => {
  const show = pages[0]?.show ?? expect.unreachable

  test('LG02 the law of the Russian Federation governs it, and the Russian text prevails', () => {
    show()
    expect(section(/Право, язык/)).toContain('применяется право Российской Федерации')
    expect(section(/Право, язык/)).toContain('преимущество имеет русский текст')
  })

  test('LG03 LG04 what nobody may put there, and what happens to it', () => {
    show()
    const rules = section(/Содержимое Пользователя/)
    expect(rules).toContain('размещать незаконное содержимое')
    expect(rules).toContain('выдавать себя за другое лицо')
    expect(rules).toContain('регистрировать продажи и инструменты по поддельным, чужим или изменённым документам')
    expect(rules).toContain('Оператор вправе отказать в размещении содержимого или удалить его')
  })

  test('LG05 LG06 LG07 as is; consumer protection does not apply to what is free; paid subscriptions link a card', () => {
    show()
    expect(section(/Ответственность/)).toContain('Платформа предоставляется «как есть»')
    const fees = section(/Стоимость/)
    expect(fees).toContain('законодательство о защите прав потребителей к бесплатным услугам Платформы не применяется')
    expect(fees).toContain('Для оплаты подписки Пользователь привязывает банковскую карту')
  })

  test('LG08 registration from 14 years, withdrawal from 18 (A43)', () => {
    show()
    expect(section(/Регистрация и учётная запись/)).toMatch(/исполнилось 14 лет.*Вывод баллов доступен с 18 лет/s)
  })
})

describe('the privacy policy', () => {
  const show = pages[1]?.show ?? expect.unreachable

  test('LG09 it was published on 31/01/2023', () => {
    const { container } = show()
    expect(LEGAL_TEXTS.privacyPolicy.published).toBe('31/01/2023')
    expect(container.textContent).toContain('Опубликована 31/01/2023')
  })

  test('LG10 LG11 six kinds of data, each with what, why, on what ground and for how long', () => {
    show()
    const data = within(screen.getByRole('region', { name: /Какие данные/ }))
    for (const kind of [
      'Регистрационные данные и профиль.',
      'Технические данные.',
      'Данные об активности.',
      'Геолокация.',
      'Данные партнёров.',
      'Платёжные данные.',
    ])
      expect(data.getByText(kind)).toBeTruthy()
    for (const name of ['Состав', 'Цель', 'Основание', 'Срок']) expect(data.getAllByText(name)).toHaveLength(6)
    for (const ground of [/^договор —/, /^обязанность по закону —/, /^законный интерес —/, /^согласие —/])
      expect(screen.getByText(ground)).toBeTruthy()
  })

  test('LG12 LG13 where data is stored, and when cookies go', () => {
    show()
    expect(section(/Где и как хранятся/)).toContain('в Российской Федерации и (или) в Европейской экономической зоне')
    expect(section(/Файлы cookie/)).toContain('Файлы cookie удаляются, когда проходит срок, на который они нужны')
    expect(section(/Файлы cookie/)).toContain('Согласие запрашивается при первом посещении')
  })
})

describe('the consent to the processing of personal data', () => {
  const show = pages[2]?.show ?? expect.unreachable

  test('E19 names what, why and until when, how to withdraw, its edition and its day; advertising is not in it', () => {
    const { container } = show()
    const { edition, published } = LEGAL_TEXTS.personalData
    expect(container.textContent).toContain(`Опубликовано ${published}. Редакция ${edition}`)
    expect(section(/Какие данные и зачем/)).toContain('паспортные данные и изображения паспорта')
    expect(section(/Какие данные и зачем/)).toContain('Рекламу и рассылки это согласие не охватывает')
    expect(section(/Срок, отзыв/)).toContain('Отозвать согласие можно в любой момент')
  })
})
