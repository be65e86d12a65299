import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { Stat } from '../../../ui/content/stat.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { PartProps } from './types.ts'

/** Sales of a seller, tools of a customer (PR05, PR06). */
export const CountPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const { mode, count } = snapshot.context
  const what = mode === 'seller' ? 'число продаж' : 'число инструментов'
  if (snapshot.matches({ count: 'failed' }))
    return (
      <Notice
        tone="warning"
        live
        actions={
          <Button size="sm" aria-label={`Повторить: ${what}`} onClick={() => send({ type: 'count.retry' })}>
            Повторить
          </Button>
        }
      >
        {`Не удалось загрузить ${what}`}
      </Notice>
    )
  return <Stat label={mode === 'seller' ? 'Продажи' : 'Инструменты'} value={count} loading={count === null} />
}
