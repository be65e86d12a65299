import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import type { ToolInformation } from '../../../api/types.ts'
import type { CameraReading } from '../../../domain/sales/qr-scan.ts'

/** Films until a tool's code is found. */
export type ScanSerial = (signal: AbortSignal) => Promise<CameraReading>

export const findToolActors = (api: Api, scanSerial: ScanSerial) => ({
  loadTool: fromPromise<ApiResult<ToolInformation>, { sn: string }>(({ input: { sn }, signal }) =>
    api.call('getToolInformation', { path: { id: sn }, signal }),
  ),
  scanSerial: fromPromise<CameraReading>(({ signal }) => scanSerial(signal)),
})
