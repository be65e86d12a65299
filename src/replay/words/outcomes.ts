/** What a call has brought, in words: the kinds of an `ApiResult`, and those of the device's answers. */

const RESULTS: Readonly<Record<string, { text: string; isProblem: boolean }>> = {
  ok: { text: 'получилось', isProblem: false },
  refused: { text: 'отказ', isProblem: true },
  unauthorised: { text: 'сессия закончилась', isProblem: true },
  gatewayDown: { text: 'сервер недоступен (502)', isProblem: true },
  unknown: { text: 'ответ не пришёл', isProblem: true },
  failed: { text: 'не удалось', isProblem: true },
}

const REASONS: Readonly<Record<string, string>> = {
  offline: 'нет сети',
  away: 'сервер не отвечает',
  server: 'ошибка сервера',
  contract: 'ответ непонятен',
}

interface Answer {
  kind?: unknown
  code?: unknown
  reason?: unknown
  answer?: unknown
}

/** @param data the masked outcome */
export const outcomeWords = (data: unknown): { text: string; isProblem: boolean } => {
  if (typeof data !== 'object' || data === null) return { text: 'ответ получен', isProblem: false }
  const { kind, code, reason, answer } = data as Answer
  if (typeof answer === 'object' && answer !== null) return outcomeWords(answer)
  const known = typeof kind === 'string' ? RESULTS[kind] : undefined
  if (known === undefined) return { text: 'ответ получен', isProblem: false }
  const why = typeof reason === 'string' ? REASONS[reason] : undefined
  const number = typeof code === 'number' && code !== 0 ? ` ${code}` : ''
  return { text: `${known.text}${number}${why === undefined ? '' : `: ${why}`}`, isProblem: known.isProblem }
}
