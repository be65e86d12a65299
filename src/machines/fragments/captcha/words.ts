/** The analyst's words of a captcha, to be spread into those of a flow that has one. */
import type { StateWords } from '../../kit/words.ts'

interface CaptchaRows {
  shown: readonly string[]
  /** Before the check is passed. */
  pending: readonly string[]
  /** The captcha was unavailable. */
  absent: readonly string[]
}

type CaptchaState = 'captchaLoading' | 'captchaPending' | 'captchaSolving' | 'captchaPassed' | 'captchaAbsent'

const states = (rows: CaptchaRows): Record<`form.${CaptchaState}`, StateWords> => ({
  'form.captchaLoading': { text: 'Ввод; проверка «Я не робот» загружается', rows: rows.shown },
  'form.captchaPending': { text: 'Ввод; проверка «Я не робот» не пройдена', rows: rows.pending },
  'form.captchaSolving': { text: 'Ввод; проверка «Я не робот» идёт', rows: rows.pending },
  'form.captchaPassed': { text: 'Ввод; проверка «Я не робот» пройдена', rows: rows.shown },
  'form.captchaAbsent': { text: 'Ввод без проверки: она не загрузилась', rows: rows.absent },
})

export const captchaWords = {
  states,
  events: { 'captcha.solve': 'Отмечает «Я не робот»' },
  actors: {
    prepareCaptcha: { text: 'Загрузить проверку «Я не робот»' },
    solveCaptcha: { text: 'Провести проверку «Я не робот»' },
  },
  guards: {
    isCaptchaReady: 'проверка загрузилась',
    isCaptchaSolved: 'проверка пройдена',
    isCaptchaCancelled: 'человек закрыл задание',
  },
  effects: {
    takeCaptcha: 'запомнить пройденную проверку',
    noteCaptcha: 'сказать, почему проверку надо пройти ещё раз',
  },
  delays: {
    CAPTCHA_TIMEOUT: 'через 10 секунд молчания',
    CAPTCHA_SOLVING_TIME: 'через 2 минуты',
    CAPTCHA_LIFETIME: 'когда проверка устарела',
  },
} as const
