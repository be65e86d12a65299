import { REPEAT } from '../../../domain/texts/silence.ts'
import {
  isSeller,
  outcomeOf,
  repairOf,
  resultTextOf,
  saleToHandOver,
  serialOf,
  wayOf,
} from '../../../machines/sales/add-tool/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { ResultView } from '../../../ui/content/result-view.tsx'
import { ToolPicture } from '../../../ui/content/tool-picture.tsx'
import { Way } from '../../../ui/content/way.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { NoAnswer } from '../../kit/no-answer.tsx'
import { useSend } from '../../kit/use-send.ts'
import { HandoverButton } from '../handover-link/handover-button.tsx'
import type { HandoverLinkActor } from '../handover-link/types.ts'
import { HandoverLinkView } from '../handover-link/view.tsx'
import styles from './result-parts.module.css'
import type { PartProps } from './types.ts'

const listName = (snapshot: PartProps['snapshot']): string => (isSeller(snapshot) ? 'К продажам' : 'К моим инструментам')

/** The tool and the way of its registration (D48). */
const OutcomeCard = ({ snapshot }: Pick<PartProps, 'snapshot'>) => {
  const outcome = outcomeOf(snapshot)
  if (!outcome) return null
  const { name, imageUrl, serial } = outcome
  return (
    <Panel>
      <Stack>
        <div className={styles.tool}>
          <ToolPicture src={imageUrl} size={96} />
          <div>
            <div className={styles.name}>{name ?? 'Инструмент'}</div>
            <div className={styles.serial}>{serial}</div>
          </div>
        </div>
        <Way label="Что дальше" steps={wayOf(snapshot)} />
      </Stack>
    </Panel>
  )
}

interface RegisteredProps extends PartProps {
  handover: HandoverLinkActor | undefined
}

export const RegisteredPart = ({ actor, snapshot, handover }: RegisteredProps) => {
  const send = useSend(actor)
  const hasFailed = outcomeOf(snapshot)?.status === 'FAIL'
  const repair = repairOf(snapshot)
  const sale = handover ? saleToHandOver(snapshot) : null
  return (
    <ResultView
      tone={hasFailed ? 'danger' : 'success'}
      title={hasFailed ? 'Чек не подтверждён' : 'Инструмент добавлен'}
      // The end of the check takes this place: read aloud politely.
      message={
        <div role="status" className={styles.news}>
          {resultTextOf(snapshot)}
        </div>
      }
      actions={
        <>
          {repair && (
            <Button variant="primary" onClick={() => send({ type: 'repair', repair })}>
              Исправить данные чека
            </Button>
          )}
          {handover && sale && <HandoverButton actor={handover} sale={sale} variant="primary" />}
          <Button variant={repair || sale ? 'secondary' : 'primary'} onClick={() => send({ type: 'again' })}>
            Зарегистрировать ещё
          </Button>
          <Button onClick={() => send({ type: 'list.open' })}>{listName(snapshot)}</Button>
          <Button variant="ghost" onClick={() => send({ type: 'back' })}>
            Назад
          </Button>
        </>
      }
    >
      <OutcomeCard snapshot={snapshot} />
      {handover && <HandoverLinkView actor={handover} />}
    </ResultView>
  )
}

/** The serial, the reason, and the ways on: the form keeps everything (D48). */
export const RefusedPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const isAboutSerial = snapshot.can({ type: 'serial.retype' })
  return (
    <ResultView
      tone="danger"
      title="Ошибка"
      message={
        <>
          <p>{resultTextOf(snapshot)}</p>
          <p>{`Серийный номер ${serialOf(snapshot)}`}</p>
          <p>Данные и фотографии сохранены</p>
        </>
      }
      actions={
        <>
          {isAboutSerial && (
            <Button variant="primary" onClick={() => send({ type: 'serial.retype' })}>
              Ввести другой номер
            </Button>
          )}
          {snapshot.can({ type: 'list.open' }) && (
            <Button onClick={() => send({ type: 'list.open' })}>{listName(snapshot)}</Button>
          )}
          <Button variant={isAboutSerial ? 'ghost' : 'primary'} onClick={() => send({ type: 'back' })}>
            Назад
          </Button>
        </>
      }
    />
  )
}

export const UnansweredPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  return (
    <NoAnswer
      message={`Данные отправлены, но ответ не пришёл. ${REPEAT}`}
      onRepeat={() => send({ type: 'repeat' })}
      onBack={() => send({ type: 'back' })}
    >
      <Button onClick={() => send({ type: 'list.open' })}>
        {isSeller(snapshot) ? 'Проверить в продажах' : 'Проверить в инструментах'}
      </Button>
    </NoAnswer>
  )
}
