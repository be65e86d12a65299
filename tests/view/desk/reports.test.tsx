import { reportsFlow } from '../../../model/desk/reports.ts'
import { ReportsView } from '../../../src/views/desk/reports/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(reportsFlow, (actor) => <ReportsView actor={actor} />)
testControls(reportsFlow, (actor) => <ReportsView actor={actor} />)
