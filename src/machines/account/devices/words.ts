import { questionEffectWords } from '../../fragments/question/words.ts'
import { commandEventWords, SILENCE, TURNED_AWAY, UNANSWERED, unansweredWords } from '../../kit/command/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { devicesMachine } from './machine.ts'

const D133 = 'решение D133: спецификация о сеансах молчит'

export const devicesWords = wordsFor(devicesMachine)({
  title: 'Устройства',
  places: ['/profile/user'],
  main: ['routingStart', 'loading', 'shown', 'asking', 'ending', 'routingAnswer', 'routingList', 'renewing'],
  states: {
    routingStart: { text: 'Осталось ли завершение, на которое не пришёл ответ' },
    loading: { text: 'Загрузка сеансов', why: D133 },
    failed: { text: 'Сеансы не загрузились', tone: 'problem', rows: ['ER08'] },
    shown: { text: 'Показано, где открыт аккаунт', why: D133, end: 'дальше ведёт «Назад» или меню портала' },
    renewing: { text: 'Сеансы показаны, в фоне загружается свежий список', why: D133 },
    asking: { text: 'Вопрос: завершить ли сеанс или все остальные', tone: 'question', why: D133 },
    ending: { text: 'Просьба завершить отправлена, ждём ответа', why: D133 },
    routingAnswer: { text: 'Разбор ответа' },
    routingList: { text: 'Есть ли уже список' },
    unanswered: unansweredWords('завершён ли сеанс, неизвестно'),
    refused: { text: 'Окно «Ошибка»: сеанс не завершён', tone: 'problem', rows: ['ER08'] },
  },
  events: {
    retry: 'Нажимает «Повторить», когда сеансы не загрузились',
    reload: { text: 'Вкладку снова открыли: список мог измениться', by: 'app' },
    ask: 'Нажимает «Завершить» или «Завершить остальные»',
    keep: 'Нажимает «Оставить»',
    confirm: 'Нажимает «Завершить» в окне',
    ...commandEventWords,
    check: 'Нажимает «Проверить список» или закрывает окно',
    close: 'Закрывает окно «Ошибка»',
  },
  fields: { id: 'какой сеанс, пусто — все остальные', name: 'как называет себя браузер' },
  actors: {
    loadSessions: { text: 'Получить сеансы', operation: 'listSessions' },
    endSessions: { text: 'Завершить сеанс или все остальные', operation: ['endSession', 'endOtherSessions'] },
  },
  guards: {
    isAnswered: 'ответ получен',
    isUnanswered: 'на прошлое завершение ответ не пришёл',
    isDoneWithOne: 'один сеанс завершён',
    isDone: 'остальные завершены',
    isSilence: 'неизвестно, завершён ли',
    isTurnedAway: 'закончился этот сеанс',
    isGone: 'такого сеанса уже нет',
    isThere: 'такой сеанс в списке есть, и он не этот',
    isListed: 'список есть',
  },
  effects: {
    toast: 'показать уведомление',
    takeProblem: 'запомнить причину',
    takeSessions: 'показать сеансы',
    ...questionEffectWords('о каком сеансе вопрос', 'завершению', 'завершение'),
    dropEnded: 'убрать завершённое из списка',
    forgetProblem: 'забыть отказ',
  },
  delays: {},
  transitions: {
    'routingStart always': {
      isUnanswered: UNANSWERED,
      else: 'решение D133: человек видит, где открыт его аккаунт',
    },
    'routingAnswer always': {
      isDoneWithOne: 'решение D133: сеанс завершают по одному',
      isDone: 'решение D133: остальные сеансы завершают разом',
      isSilence: SILENCE,
      isTurnedAway: TURNED_AWAY,
      isGone: 'решение D133: сеанс закончился раньше, список загружается заново',
      else: ['ER08'],
    },
    'routingList always': {
      isListed: 'решение D133: показанный список обновляется на месте',
      else: 'решение D133: списка ещё нет, он загружается',
    },
    'loading done loadSessions': ['ER08'],
  },
})
