import type { Api } from '../../../api/client.ts'
import { tableFileActors, type FilePorts } from '../../fragments/table-file/actors.ts'
import type { SaleColumn } from '../sales/machine.ts'
import type { ToolColumn } from '../user-tools/machine.ts'
import type { ListFileRequest } from './types.ts'

/** A list asks for its own columns alone; the machine is the same for all of them. */
const ofColumns = <Column extends string>(request: ListFileRequest): ListFileRequest<Column> => request as ListFileRequest<Column>

/** The own sales. */
export const salesFileActors = (api: Api, ports: FilePorts) =>
  tableFileActors<ListFileRequest>(
    (request, call) => api.call('getSalesFile', { body: ofColumns<SaleColumn>(request), ...call }),
    ports,
  )

/** The sales of a seller of the administrator's point. */
export const sellerSalesFileActors = (api: Api, id: string, ports: FilePorts) =>
  tableFileActors<ListFileRequest>(
    (request, call) => api.call('getSellerSalesFile', { body: { id, ...ofColumns<SaleColumn>(request) }, ...call }),
    ports,
  )

/** The own tools. */
export const userToolsFileActors = (api: Api, ports: FilePorts) =>
  tableFileActors<ListFileRequest>(
    (request, call) => api.call('getUserToolsFile', { body: ofColumns<ToolColumn>(request), ...call }),
    ports,
  )
