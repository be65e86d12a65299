/** Displayed texts, character by character. */
import { describe, expect, test } from 'vitest'
import { BAD_BIRTHDAY } from '../../../../src/domain/people/birthday.ts'
import { AWAY_ERROR, DEFAULT_ERROR } from '../../../../src/domain/texts/default-error.ts'
import { BAD_EMAIL, EMAIL_LENGTH, emailProblem } from '../../../../src/domain/people/email.ts'
import { CONSENT, LEGAL_TEXTS } from '../../../../src/domain/texts/legal-texts.ts'
import { NAME_RULE, ORGANIZATION_NAME_LENGTH } from '../../../../src/domain/people/names.ts'
import * as passport from '../../../../src/domain/people/passport.ts'
import { FILL_IN, HAS_PATRONYMIC, OTHER_PHONE } from '../../../../src/domain/people/profile.ts'
import { cameraProblemText } from '../../../../src/domain/sales/qr-scan.ts'
import { SALE_STATUSES, saleStatusTone } from '../../../../src/domain/sales/sale-status.ts'
import { LACK_TEXTS } from '../../../../src/domain/money/withdrawal.ts'

test('ER08 ER04 what failed without words', () => {
  expect(DEFAULT_ERROR).toBe('Произошла ошибка')
  expect(AWAY_ERROR).toBe('Сервис временно недоступен. Попробуйте через минуту')
})

test('VL03 VL10 VL33 VL35 VL37 VL42 messages of the profile', () => {
  expect(BAD_BIRTHDAY).toBe('Некорректное значение. Вам должно быть более 18 лет')
  expect(BAD_EMAIL).toBe('Не корректный email')
  expect(NAME_RULE).toBe('Только русские буквы, пробелы, запятые, точки и дефисы')
  expect(ORGANIZATION_NAME_LENGTH).toBe(200)
  expect([FILL_IN, HAS_PATRONYMIC, OTHER_PHONE]).toEqual([
    'Заполните поле',
    'Уберите отчество или отметку «Нет отчества»',
    'Телефон — это логин, его здесь не изменить',
  ])
  expect(passport).toMatchObject({
    BAD_VALUE: 'Некорректное значение',
    FUTURE_DAY: 'Дата не может быть в будущем',
    BEFORE_BIRTH: 'Паспорт не может быть выдан раньше даты рождения',
    IMAGE_MISSING: 'Изображение не найдено. Загрузите его ещё раз',
    TOO_MANY_IMAGES: 'Вы можете загружать не более 4 файлов.',
  })
})

test('VL35 B09 E19: a legal text that changes gets another edition', () => {
  expect(CONSENT).toBe('Подтвердите согласие')
  expect(LEGAL_TEXTS).toEqual({
    agreement: { edition: '1' },
    privacyPolicy: { edition: '5', published: '31/01/2023' },
    personalData: { edition: '1', published: '22/11/2026' },
    push: { edition: '1' },
  })
})

describe('AT15 why the camera does not help', () => {
  test.each([
    ['insecure', 'Камера работает только по защищённому адресу https. Загрузите фотографию чека или введите данные вручную'],
    ['unsupported', 'Этот браузер не умеет работать с камерой. Загрузите фотографию чека или введите данные вручную'],
    ['denied', 'Нет доступа к камере. Разрешите его в настройках браузера или загрузите фотографию чека'],
    ['missing', 'Камера не найдена. Загрузите фотографию чека или введите данные вручную'],
    ['busy', 'Камера занята другим приложением. Закройте его и попробуйте ещё раз'],
    ['lost', 'Камера отключилась. Попробуйте ещё раз'],
    ['reader', 'Не удалось загрузить сканер. Проверьте соединение и попробуйте ещё раз'],
  ] as const)('%s: «%s»', (problem, text) => expect(cameraProblemText(problem)).toBe(text))
})

test('SL20 the colours of statuses', () =>
  expect(SALE_STATUSES.map((status) => saleStatusTone(status, 'seller'))).toEqual([
    'success',
    'progress',
    'progress',
    'progress',
    'danger',
    'neutral',
  ]))

test('BL20 what withdrawal still lacks', () =>
  expect(LACK_TEXTS).toEqual({
    name: 'Укажите фамилию и имя',
    patronymic: 'Укажите отчество или отметьте «Нет отчества»',
    birthday: 'Укажите дату рождения',
    inn: 'Укажите ИНН',
    innCheck: 'ИНН на проверке',
    innRefused: 'ИНН не подтверждён. Проверьте номер',
    passport: 'Заполните паспортные данные',
    passportImages: 'Приложите изображение паспорта',
    refused: 'Профиль не прошёл проверку. Напишите в поддержку',
  }))

test('VL15 an e-mail has 254 signs at most, 64 of them before the «@», and a dot after it', () => {
  const address = (local: number, all: number) =>
    `${'a'.repeat(local)}@${`${'b'.repeat(50)}.`.repeat(5).slice(0, all - local - 4)}.ru`
  expect(EMAIL_LENGTH).toBe(254)
  expect(address(64, 254)).toHaveLength(254)
  expect([address(64, 254), address(64, 255), address(65, 200), 'a@ru'].map(emailProblem)).toEqual([
    null,
    BAD_EMAIL,
    BAD_EMAIL,
    BAD_EMAIL,
  ])
})

test('VL11 a passport is issued on the day of birth at the earliest, and in Russia’s latest day at the latest', () => {
  const now = Date.parse('2026-11-20T09:00:00Z')
  const problems = ['20.04.1999', '21.04.1999', '20.11.2026', '21.11.2026'].map((day) =>
    passport.issuedFromProblem(day, '21.04.1999', now),
  )
  expect(problems).toEqual([passport.BEFORE_BIRTH, null, null, passport.FUTURE_DAY])
  expect(passport.issuedFromProblem('20.04.1999', '', now)).toBeNull()
})
