import { questionEffectWords } from '../../fragments/question/words.ts'
import { commandEventWords, SILENCE, TURNED_AWAY, turnedAwayWords, UNANSWERED, unansweredWords } from '../../kit/command/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { certificateMachine } from './machine.ts'

const WHY = 'решение E17: сертификат гарантии печатает и отзывает владелец инструмента'

export const certificateWords = wordsFor(certificateMachine)({
  title: 'Сертификат гарантии',
  places: ['/user-tools', '/tool/:id', '/'],
  main: ['routingStart', 'idle', 'loading', 'ready', 'asking', 'revoking', 'routingAnswer'],
  states: {
    routingStart: { text: 'Остался ли отзыв, на который не пришёл ответ' },
    idle: { text: 'Сертификат можно открыть', why: WHY },
    loading: { text: 'Лист готовится', why: WHY },
    ready: { text: 'Лист готов: открыть, скачать, отозвать', why: WHY },
    failed: { text: 'Лист не пришёл', tone: 'problem', rows: ['ER08'] },
    asking: { text: 'Вопрос: отозвать ли сертификат', tone: 'question', why: WHY },
    revoking: { text: 'Отзыв отправлен, ждём ответа', why: WHY },
    routingAnswer: { text: 'Разбор ответа' },
    unanswered: unansweredWords('отозван ли сертификат, неизвестно'),
    refused: { text: 'Окно «Ошибка»: сертификат действует', tone: 'problem', rows: ['ER08'] },
  },
  events: {
    open: 'Нажимает «Сертификат гарантии»',
    retry: 'Просит лист ещё раз: нажимает «Повторить»',
    ask: 'Нажимает «Отозвать»',
    keep: 'Нажимает «Оставить»',
    confirm: 'Нажимает «Отозвать» в вопросе',
    ...commandEventWords,
    check: 'Нажимает «Проверить список» или закрывает окно',
    close: 'Закрывает окно',
  },
  fields: { id: 'строка инструмента', sn: 'серийный номер' },
  actors: {
    loadSheet: { text: 'Получить лист', operation: 'getCertificate' },
    revokeCertificate: { text: 'Отозвать сертификат', operation: 'revokeCertificate' },
  },
  guards: {
    isUnanswered: 'на прошлый отзыв ответ не пришёл',
    isAnswered: 'лист получен',
    isDone: 'отозван',
    isSilence: 'неизвестно, отозван ли',
    ...turnedAwayWords,
    isGone: 'отзывать нечего',
  },
  effects: {
    toast: 'показать уведомление',
    ...questionEffectWords('о каком инструменте вопрос', 'отзыву', 'отзыв'),
    takeSheet: 'запомнить, где лист',
    takeProblem: 'запомнить причину',
  },
  delays: {},
  transitions: {
    'loading done loadSheet': ['ER08'],
    'loading error loadSheet': ['ER08'],
    'routingStart always': {
      isUnanswered: UNANSWERED,
      else: 'решение D196: лист открывают и отзывают со страницы инструмента',
    },
    'routingAnswer always': {
      isDone: 'решение D193: отзыв заканчивает все выданные листы',
      isSilence: SILENCE,
      isTurnedAway: TURNED_AWAY,
      isGone: 'решение D193: отозванного раньше больше нет',
      else: ['ER08'],
    },
  },
})
