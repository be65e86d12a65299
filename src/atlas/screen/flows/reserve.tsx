/** Reserves belong to the list of sales: this is the list with one of them. */
import { reserveMachine } from '../../../machines/sales/reserve/machine.ts'
import { SalesView } from '../../../views/sales/sales/view.tsx'
import { flowScreen } from '../flow-screen.tsx'
import { reservedSale, salesAtRest } from '../sales-at-rest.ts'

const list = salesAtRest([reservedSale])

export const screen = flowScreen(reserveMachine, (actor) => <SalesView actor={list} reserve={actor} canRegister />)
