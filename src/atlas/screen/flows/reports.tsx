import { reportsMachine } from '../../../machines/desk/reports/machine.ts'
import { ReportsView } from '../../../views/desk/reports/view.tsx'
import { deskScreen } from '../flow-screen.tsx'

export const screen = deskScreen(reportsMachine, (actor) => <ReportsView actor={actor} />)
