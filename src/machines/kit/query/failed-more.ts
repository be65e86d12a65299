import { messageOf, type ApiResult } from '../../../api/result.ts'

/** The toast of a list whose next page did not come: what is shown stays. @param title in Russian, «Журнал не загрузился дальше» */
export const failedMore =
  (title: string) =>
  ({ event }: { event: object }) =>
    ({
      title,
      // A call that threw has no answer.
      text: messageOf('output' in event ? (event.output as ApiResult<unknown>) : null),
      tone: 'danger',
      about: 'more',
    }) as const
