import { tableFileWords } from '../../fragments/table-file/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { listFileMachine } from './machine.ts'

export const listFileWords = wordsFor(listFileMachine)({
  ...tableFileWords,
  title: 'Список файлом',
  places: ['/sales', '/user-sales/:id', '/user-tools'],
  actors: {
    saveFile: {
      text: 'Получить файл целиком и отдать его браузеру',
      operation: ['getSalesFile', 'getSellerSalesFile', 'getUserToolsFile'],
    },
  },
})
