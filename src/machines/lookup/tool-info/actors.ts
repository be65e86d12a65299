import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import type { ToolInformation } from '../../../api/types.ts'
import type { DocumentAnswer } from './types.ts'

/** Asks the site of a document whether it is there. */
export type AskDocument = (url: string, signal: AbortSignal) => Promise<DocumentAnswer>

export const toolInfoActors = (api: Api, askDocument: AskDocument) => ({
  loadTool: fromPromise<ApiResult<ToolInformation>, { sn: string }>(({ input: { sn }, signal }) =>
    api.call('getToolInformation', { path: { id: sn }, signal }),
  ),
  askDocument: fromPromise<DocumentAnswer, { url: string }>(({ input: { url }, signal }) => askDocument(url, signal)),
})
