import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { z } from 'zod'
import { postFields } from '../../modules/bank/tbank/call.ts'
import { adviceOn } from '../../modules/bank/tbank/errors.ts'
import type { Config } from '../config.ts'
import type { TbankConfig } from '../tbank.ts'
import { advise, broken, off, soon, works } from './health.ts'
import type { Health } from './health.ts'

/** A customer that the bank does not have: its cards are asked for, no one's are shown. */
const NOBODY = 'doctor'
/** «Покупатель не найден»: the signature was right. */
const NO_CUSTOMER = '7'

const failure = z.object({ ErrorCode: z.union([z.string(), z.number()]).transform(String) })

const DAY = 86_400_000
/** A new certificate takes the bank and the operator some weeks. */
const WARNED = 30

const readableDate = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'short', timeZone: 'Europe/Moscow' })

/** What the certificate's dates say. @param now epoch milliseconds */
export const certificateHealth = ({ certificate }: Pick<TbankConfig, 'certificate'>, now: number): Health => {
  if (certificate === null) return works('работает; срок сертификата покажет TBANK_CERTIFICATE_FILE')
  const [from, to] = [Date.parse(certificate.validFrom), Date.parse(certificate.validTo)]
  const date = readableDate.format(to)
  if (now >= to) return broken(`сертификат истёк ${date}. Выпустите новый в кабинете банка и замените TBANK_KEY_FILE и номер`)
  if (now < from) return broken(`сертификат начнёт действовать ${readableDate.format(from)}. Проверьте часы сервера`)
  const left = Math.ceil((to - now) / DAY)
  if (left <= WARNED) return soon(`сертификат действует до ${date}, дней осталось: ${left}. Выпустите новый в кабинете банка`)
  return works(`работает, сертификат до ${date}`)
}

const answerHealth = async (tbank: TbankConfig): Promise<Health> => {
  const suspects = { key: 'TBANK_TERMINAL_KEY и TBANK_KEY_FILE', address: 'TBANK_URL' }
  const posted = await postFields('GetCardList', { CustomerKey: NOBODY }, tbank)
  if ('kind' in posted) return advise(posted.code, suspects)
  if (Array.isArray(posted.json)) return works()
  const code = failure.safeParse(posted.json).data?.ErrorCode
  if (code === NO_CUSTOMER) return works()
  const advice = code === undefined ? null : adviceOn(code)
  return advice === null ? advise(`код ${code ?? 'не назван'}`, suspects) : broken(`код ${code}: ${advice}`)
}

const isReadable = (folder: string): Promise<boolean> =>
  access(folder, constants.R_OK).then(
    () => true,
    () => false,
  )

/** T-Bank: its dates, its answer to a signed question, the folder of its registries. */
export const askBank = async ({ tbank }: Config): Promise<Health> => {
  if (tbank === null) return off('песочница, денег не платит')
  const dates = certificateHealth(tbank, Date.now())
  if (dates.kind === 'broken') return dates
  const answer = await answerHealth(tbank)
  if (answer.kind === 'broken') return answer
  if (await isReadable(tbank.registries)) return dates
  return broken(`папка ${tbank.registries} закрыта. Отдайте её пользователю сервера (TBANK_REGISTRIES)`)
}
