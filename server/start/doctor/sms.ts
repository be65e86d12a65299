import { z } from 'zod'
import { callGateway, jsonOf } from '../../modules/sms/call.ts'
import type { SmsChoice } from '../sms.ts'
import { advise, broken, off, works } from './health.ts'
import type { Health } from './health.ts'

const balance = z.object({ balance: z.coerce.number() })
const failure = z.object({ error_code: z.coerce.number() })
const checked = z.object({ status_code: z.number() })

/** SMS.RU: the key is right. */
const RIGHT = 100

/** `balance.php` of SMSC.ru: the account and what is on it; error 2 is the password. */
const askSmsc = async ({ url, login, password, timeout }: SmsChoice & { kind: 'smsc' }): Promise<Health> => {
  const body = new URLSearchParams({ login, psw: password, fmt: '3' })
  const answer = jsonOf(await callGateway(new URL('balance.php', url).href, { body }, timeout))
  if (!('json' in answer)) return advise(answer.code, { key: 'SMSC_LOGIN и SMSC_PASSWORD', address: 'SMSC_URL' })
  const wrong = failure.safeParse(answer.json)
  if (wrong.success) return broken(`отказ ${wrong.data.error_code}. Проверьте SMSC_LOGIN, SMSC_PASSWORD и разрешённые адреса`)
  const told = balance.safeParse(answer.json)
  if (!told.success) return advise('another answer', { key: 'SMSC_PASSWORD', address: 'SMSC_URL' })
  return told.data.balance > 0 ? works(`работает, на счёте ${told.data.balance} ₽`) : broken('на счёте нет денег. Пополните его')
}

/** `auth/check` of SMS.RU: whether the key is right. */
const askSmsRu = async ({ url, apiId, timeout }: SmsChoice & { kind: 'smsru' }): Promise<Health> => {
  const body = new URLSearchParams({ api_id: apiId, json: '1' })
  const answer = jsonOf(await callGateway(new URL('../auth/check', url).href, { body }, timeout))
  if (!('json' in answer)) return advise(answer.code, { key: 'SMSRU_API_ID', address: 'SMSRU_URL' })
  const code = checked.safeParse(answer.json).data?.status_code
  return code === RIGHT ? works() : broken(`отказ ${code ?? 'без кода'}. Проверьте SMSRU_API_ID`)
}

/** Asks a gateway without sending anything. The generic one can only be reached: the first SMS proves its key. */
export const askGateway = async (choice: SmsChoice): Promise<Health> => {
  if (choice.kind === 'outbox') return off('никуда не отправляется, SMS видны на /demo')
  if (choice.kind === 'smsc') return askSmsc(choice)
  if (choice.kind === 'smsru') return askSmsRu(choice)
  const answer = await callGateway(choice.url, { method: 'HEAD' }, choice.timeout)
  if (answer.kind !== 'answered') return advise(answer.code, { key: 'SMS_TOKEN', address: 'SMS_URL' })
  return works('отвечает; ключ SMS_TOKEN проверит первая SMS')
}
