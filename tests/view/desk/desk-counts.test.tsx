import { deskCountsFlow } from '../../../model/desk/desk-counts.ts'
import { SectionsView } from '../../../src/views/desk/desk-counts/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

const sections = [
  { href: '/desk/queue', label: 'Очередь', counts: 'cases', isCurrent: true },
  { href: '/desk/chat', label: 'Чат', counts: 'chats', isCurrent: false },
  { href: '/desk/audit', label: 'Журнал', counts: null, isCurrent: false },
] as const

testView(deskCountsFlow, (actor) => <SectionsView actor={actor} sections={sections} />)
testControls(deskCountsFlow, (actor) => <SectionsView actor={actor} sections={sections} />)
