/** Constants of the programme: each comes from the specification or from a decision. */
import { describe, expect, test } from 'vitest'
import * as limits from '../../../../src/domain/portal/limits.ts'
import * as codes from '../../../../src/domain/people/sms-code.ts'
import { RECEIPT_ITEMS_UNKNOWN } from '../../../../src/domain/sales/receipt.ts'

const MINUTE = 60_000
const DAY = 86_400_000

test('AU11 FM17 ER02 ER13 VL63 VL82 VL85 A39 A56 B03 B12 F03: limits', () =>
  expect({ ...limits }).toEqual({
    LOGIN_ATTEMPTS: 5,
    PAGE_SIZE: 20,
    LATEST_ROWS: 5,
    TOAST_TIME: 5_000,
    SERVER_ERROR_RETRY_SECONDS: 30,
    CALL_TIMEOUT: 30_000,
    RECEIPT_FIELD_LENGTH: 20,
    LOCATION_TIMEOUT: 5_000,
    LOCATION_WAIT: 300,
    LOCATION_AGE: 5 * MINUTE,
    FILES_PER_FORM: 4,
    MAX_FILE_BYTES: 10_485_760,
    MAX_PIXELS: 40_000_000,
    UPLOAD_TIMEOUT: 2 * MINUTE,
    SCAN_TIMEOUT: MINUTE,
    SESSION_IDLE: 7 * DAY,
    SESSION_ABSOLUTE: 30 * DAY,
    OPERATOR_SESSION_IDLE: 60 * MINUTE,
    OPERATOR_SESSION_ABSOLUTE: 12 * 60 * MINUTE,
  }))

describe('A01 A12 A14 B01: codes by SMS', () => {
  test('AU31 VL24 live, pause and are counted', () =>
    expect(codes).toMatchObject({
      CODE_LENGTH: 6,
      CODE_LIFETIME: 10 * MINUTE,
      CODE_TRIES: 5,
      CODE_PAUSE: 15 * MINUTE,
      RESEND_AFTER: MINUTE,
      CODES_PER_DAY: 5,
      CAPTCHA_TIMEOUT: 10_000,
    }))

  test('AU33 VL24 are spoken of in these words', () =>
    expect(codes).toMatchObject({
      CODE_SHAPE: 'Введите 6 цифр из SMS',
      WRONG_CODE: 'Код неверный или просрочен. Проверьте его или запросите новый',
      TOO_MANY_WRONG_CODES: 'Слишком много неверных кодов. Попробуйте через 15 минут',
      NO_MORE_CODES_TODAY: 'На этот номер сегодня больше нельзя отправить код. Попробуйте завтра',
      TOO_MANY_CODES_FROM_HERE: 'С вашего устройства или из вашей сети запрошено слишком много кодов. Попробуйте через час',
      CAPTCHA_REFUSED: 'Проверка не пройдена. Подтвердите ещё раз, что вы не робот',
      CAPTCHA_AGAIN: 'Подтвердите, что вы не робот: вернитесь и запросите код ещё раз',
    }))

  test.each([
    [1, '1 секунду'],
    [2, '2 секунды'],
    [4, '4 секунды'],
    [5, '5 секунд'],
    [10, '10 секунд'],
    [11, '11 секунд'],
    [12, '12 секунд'],
    [14, '14 секунд'],
    [15, '15 секунд'],
    [21, '21 секунду'],
    [24, '24 секунды'],
    [101, '101 секунду'],
    [102, '102 секунды'],
    [112, '112 секунд'],
    [114, '114 секунд'],
    [211, '211 секунд'],
  ])('AU32 %i seconds are said in Russian', (seconds, said) =>
    expect(codes.codeWaitText(seconds)).toBe(`Новый код можно запросить через ${said}`),
  )
})

test('one receipt may carry three tools where the tax service has not told its items', () =>
  expect(RECEIPT_ITEMS_UNKNOWN).toBe(3))
