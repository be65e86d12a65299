import { tableFileWords } from '../../fragments/table-file/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { auditFileMachine } from './machine.ts'

export const auditFileWords = wordsFor(auditFileMachine)({
  ...tableFileWords,
  title: 'Журнал файлом',
  places: ['/desk/audit'],
  actors: { saveFile: { text: 'Получить файл целиком и отдать его браузеру', operation: 'getAuditFile' } },
})
