import { formEffectWords } from '../../kit/form/words.ts'
import { renewalDelayWords, renewalEffectWords } from '../../kit/query/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { addCardMachine } from './machine.ts'

export const addCardWords = wordsFor(addCardMachine)({
  title: 'Новая карта',
  places: ['/balance', '/payments'],
  main: ['closed', 'form', 'opening', 'atBank', 'checking'],
  states: {
    closed: { text: 'Окно закрыто, поля пусты', rows: ['BL01'] },
    form: {
      text: 'Ввод карты: номер, срок, CV2',
      rows: ['BL12', 'BL13', 'BL16', 'VL66', 'VL67', 'VL68', 'VL69', 'VL70', 'FM21'],
    },
    opening: { text: 'Открыта пустая вкладка, запрошен адрес страницы банка', rows: ['API34'] },
    atBank: { text: 'Человек вводит карту на странице банка', why: 'решение A68: данные карты получает только банк' },
    checking: { text: 'Появилась ли карта: запрошен список', rows: ['API33'] },
    absent: {
      text: 'Карты в списке пока нет',
      tone: 'question',
      why: 'решение D93: банк отказал, ответит позже, или его страницу закрыли',
    },
  },
  events: {
    open: 'Нажимает «Добавить карту»',
    'form.change': 'Правит поле',
    'form.blur': 'Уходит из поля',
    submit: 'Нажимает «Добавить»',
    cancel: 'Нажимает «Отменить» или закрывает окно',
    returned: { text: 'Вкладка портала снова на виду', by: 'app' },
    check: 'Нажимает «Проверить»',
    again: 'Нажимает «Начать заново»',
  },
  fields: { card: 'номер карты', expirationDate: 'срок', code: 'код CV2', known: 'какие карты уже есть' },
  actors: {
    loadPage: { text: 'Получить адрес страницы банка', operation: 'getCardPage' },
    loadCards: { text: 'Получить карты', operation: 'getCards' },
  },
  guards: {
    isAnswered: 'ответ получен',
    isComplete: 'в номере 16 цифр с верной контрольной, срок MM/YY не истёк, в CV2 3 цифры',
    isBound: 'в списке есть карта, которой раньше не было',
  },
  effects: {
    ...formEffectWords,
    ...renewalEffectWords,
    openTab: 'открыть пустую вкладку, пока браузер это позволяет',
    showTab: 'показать в ней страницу банка',
    closeTab: 'закрыть вкладку',
    toast: 'показать уведомление',
    takeKnown: 'запомнить, какие карты уже есть',
    takePage: 'запомнить адрес для ссылки',
    forgetPage: 'забыть адрес',
    clearForm: 'стереть номер, срок и CV2',
    tellChanged: 'загрузить список карт заново',
  },
  delays: renewalDelayWords,
  transitions: {
    'closed open': ['BL12', 'BL13'],
    'form submit': ['BL13', 'VL66', 'VL67', 'VL68', 'VL69'],
    'form cancel': ['BL13'],
    'opening done loadPage': ['API34', 'BL21'],
    'checking done loadCards': ['API33'],
  },
})
