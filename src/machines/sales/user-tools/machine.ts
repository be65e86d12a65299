/** A customer's tools (TL, HM03). */
import type { UserTool } from '../../../api/types.ts'
import { changesBySelf } from '../../../domain/sales/sale-status.ts'
import { createListMachine } from '../../fragments/list/machine.ts'
import type { RowFacts } from '../../fragments/list/types.ts'

/** Columns that the server can sort by. */
const COLUMNS = ['model', 'sn', 'purchaseDate', 'guaranteeExpire', 'saleStatus'] as const
export type ToolColumn = (typeof COLUMNS)[number]

/** The data of a tool by which the list is filtered. */
export const toolFacts = ({ saleStatus, purchaseDate, sn }: UserTool): RowFacts => ({
  status: saleStatus,
  at: purchaseDate,
  sn,
})

export const userToolsMachine = createListMachine<UserTool, ToolColumn>({
  id: 'userTools',
  path: '/user-tools',
  columns: COLUMNS,
  factsOf: toolFacts,
  isChanging: (tool) => changesBySelf(tool.saleStatus),
})
