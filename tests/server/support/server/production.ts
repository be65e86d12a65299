import { TEST_KEYS } from '../deeds/keys.ts'

/** What a server needs of its environment to start in production; the address of its database comes with the test. */
export const production = {
  MODE: 'production',
  SANDBOX: 'accepted',
  RECEIPT_CHECK: 'sandbox',
  INN_CHECK: 'sandbox',
  ACQUIRER: 'sandbox',
  FILES: 'folder',
  FILE_SCAN: 'sandbox',
  SUGGESTIONS: 'built-in',
  SMS: 'http',
  SMS_URL: 'https://sms.example.org/send',
  SMS_TOKEN: 'secret',
  CAPTCHA: 'altcha',
  PUBLIC_ORIGIN: 'https://portal.example.org',
  ...TEST_KEYS,
}
