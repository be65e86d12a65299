import { wordsFor } from '../../kit/words.ts'
import { toolInfoMachine } from './machine.ts'

export const toolInfoWords = wordsFor(toolInfoMachine)({
  title: 'Информация об инструменте',
  places: ['/tool/:id'],
  main: ['loading', 'shown', 'opening'],
  states: {
    loading: { text: 'Загрузка инструмента', rows: ['IV01', 'API40'] },
    shown: {
      text: 'Инструмент показан: картинка, модель, номер, документы; своего — ещё гарантия и чек',
      rows: ['IV02', 'IV03', 'IV04', 'IV05', 'IV09', 'IV10', 'IV11'],
      end: 'дальше ведут документы, чек, «Назад» и меню портала',
    },
    opening: { text: 'Новая вкладка открыта, проверяем, есть ли документ', rows: ['IV04'] },
    unknown: {
      text: 'Такого номера нет',
      tone: 'problem',
      rows: ['IV08'],
      end: 'дальше ведут «Ввести номер ещё раз» и «На главную»',
    },
    failed: { text: 'Инструмент не загрузился', tone: 'problem', rows: ['ER08'] },
  },
  events: {
    retry: 'Нажимает «Повторить»',
    'document.open': 'Нажимает «Скачать» у документа',
  },
  fields: { at: 'какой документ' },
  actors: {
    loadTool: { text: 'Получить сведения об инструменте', operation: 'getToolInformation' },
    askDocument: { text: 'Узнать, есть ли документ по своему адресу' },
  },
  guards: {
    isAnswered: 'ответ получен',
    isUnknown: 'такого номера нет в базе',
    isThere: 'документ есть',
    isListed: 'такой документ у модели есть',
    isFaulty: 'у документа нет адреса сайта, или это файл другого типа',
  },
  effects: {
    openTab: 'открыть новую вкладку',
    showTab: 'показать документ в новой вкладке',
    closeTab: 'закрыть новую вкладку',
    takeProblem: 'запомнить причину',
    takeTool: 'показать инструмент',
    takeOpened: 'запомнить, какой документ открывают',
    tellFault: 'сказать под документом, что с ним не так',
    takeFault: 'сказать под документом, что он не загрузился',
  },
  delays: {},
  transitions: {
    'loading done loadTool': ['API40', 'IV08'],
    'shown document.open': ['IV04', 'IV10', 'IV11'],
    'opening done askDocument': ['IV04', 'IV09'],
    'opening error askDocument': ['IV09'],
  },
})
