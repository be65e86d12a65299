import { warrantyMachine } from '../../../machines/sales/warranty/machine.ts'
import { WarrantyView } from '../../../views/sales/warranty/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(warrantyMachine, (actor) => <WarrantyView actor={actor} />)
