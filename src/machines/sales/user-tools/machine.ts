/** A customer's tools (TL, HM03). */
import type { UserTool } from '../../../api/types.ts'
import { changesBySelf } from '../../../domain/sale-status.ts'
import { createListMachine } from '../../fragments/list/machine.ts'

/** Columns that the server can sort by. */
export type ToolColumn = 'model' | 'sn' | 'purchaseDate' | 'guaranteeExpire' | 'saleStatus'

export const userToolsMachine = createListMachine<UserTool, ToolColumn>({
  id: 'userTools',
  isChanging: (tool) => changesBySelf(tool.saleStatus),
})
