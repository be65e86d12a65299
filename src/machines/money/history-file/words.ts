import { tableFileWords } from '../../fragments/table-file/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { historyFileMachine } from './machine.ts'

export const historyFileWords = wordsFor(historyFileMachine)({
  ...tableFileWords,
  title: 'История операций файлом',
  places: ['/balance', '/payments'],
  actors: { saveFile: { text: 'Получить файл целиком и отдать его браузеру', operation: 'getHistoryFile' } },
})
