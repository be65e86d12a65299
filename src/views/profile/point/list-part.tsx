import type { FoundPoint } from '../../../api/types.ts'
import { hasMore, isFindingMore, pointsOf, problemOf } from '../../../machines/profile/point/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ChevronRight } from '../../../ui/base/icons.ts'
import { Notice } from '../../../ui/content/notice.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { useSend } from '../../kit/use-send.ts'
import styles from './list-part.module.css'
import type { PartProps } from './types.ts'

const Row = ({ point, onChoose }: { point: FoundPoint; onChoose: () => void }) => (
  <li>
    <button type="button" className={styles.row} onClick={onChoose}>
      <span className={styles.lines}>
        <span className={styles.name}>{point.name || '-'}</span>
        <span className={styles.address}>{point.address || '-'}</span>
      </span>
      <ChevronRight />
    </button>
  </li>
)

/** The points found: one of them is chosen, or a missing one is added (RP02, RP07, A51). */
export const ListPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const problem = problemOf(snapshot)
  const busy = isFindingMore(snapshot)
  return (
    <>
      <Panel title="Выберите свою торговую точку">
        <ul className={styles.rows}>
          {pointsOf(snapshot).map((point) => (
            <Row key={point.id} point={point} onChoose={() => send({ type: 'choose', id: point.id })} />
          ))}
        </ul>
        {hasMore(snapshot) && (
          <div className={styles.more}>
            {problem !== null && !busy && (
              <Notice tone="danger" live>
                {problem}
              </Notice>
            )}
            <Button variant="tonal" size="lg" busy={busy} onClick={() => send({ type: 'more' })}>
              Показать еще
            </Button>
          </div>
        )}
      </Panel>
      <Notice
        title="Вашей точки нет в списке?"
        actions={
          <Button size="sm" onClick={() => send({ type: 'create' })}>
            Добавить торговую точку
          </Button>
        }
      >
        Подайте заявку на новую точку: когда её подтвердят, вы станете её администратором
      </Notice>
    </>
  )
}
