import { REPEAT } from '../../../domain/texts/silence.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ResultView } from '../../../ui/content/result-view.tsx'
import { NoAnswer } from '../../kit/no-answer.tsx'
import { useSend } from '../../kit/use-send.ts'
import { ToolPart } from './tool-part.tsx'
import type { PartProps } from './types.ts'

const BY_RECEIPT = (
  <ButtonLink href="/tool" variant="primary">
    Зарегистрировать по чеку
  </ButtonLink>
)

const SUPPORT = (
  <ButtonLink href="/chat" variant="ghost">
    Написать в поддержку
  </ButtonLink>
)

/** The warranty follows the check of the receipt: the tool's page has its certificate then. */
export const DonePart = ({ snapshot }: Pick<PartProps, 'snapshot'>) => {
  const { handover } = snapshot.context
  return (
    <ResultView
      tone="success"
      title="Инструмент добавлен"
      message="Гарантия и её сертификат появятся на странице инструмента, когда налоговая служба подтвердит чек"
      actions={
        <>
          {handover && (
            <ButtonLink href={`/tool/${encodeURIComponent(handover.sn)}`} variant="primary">
              Открыть инструмент и сертификат
            </ButtonLink>
          )}
          <ButtonLink href="/user-tools" variant={handover ? 'secondary' : 'primary'}>
            К моим инструментам
          </ButtonLink>
        </>
      }
    >
      {handover && <ToolPart handover={handover} isShort />}
    </ResultView>
  )
}

export const YoursPart = () => (
  <ResultView
    tone="success"
    title="Инструмент уже ваш"
    message="Вы зарегистрировали его раньше, второй раз не нужно"
    actions={
      <ButtonLink href="/user-tools" variant="primary">
        К моим инструментам
      </ButtonLink>
    }
  />
)

export const UsedPart = () => (
  <ResultView
    tone="unknown"
    title="Этот инструмент уже зарегистрирован по этой ссылке"
    message="Если это сделали вы, он в списке ваших инструментов"
    actions={
      <>
        <ButtonLink href="/user-tools" variant="primary">
          К моим инструментам
        </ButtonLink>
        {SUPPORT}
      </>
    }
  />
)

export const RevokedPart = () => (
  <ResultView
    tone="danger"
    title="Продавец отменил эту ссылку"
    message="Так бывает, если продажу оформили по ошибке. Зарегистрировать инструмент по своему чеку можно всё равно"
    actions={BY_RECEIPT}
  />
)

export const ExpiredPart = () => (
  <ResultView
    tone="unknown"
    title="Ссылка больше не действует"
    message="Она живёт сутки. Зарегистрируйте инструмент по чеку сами или попросите у продавца новую"
    actions={BY_RECEIPT}
  />
)

export const RefusedPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  return (
    <ResultView
      tone="danger"
      title="Ошибка"
      message={snapshot.context.problem}
      actions={
        <>
          <Button variant="primary" onClick={() => send({ type: 'back' })}>
            Назад
          </Button>
          {SUPPORT}
        </>
      }
    />
  )
}

export const UnansweredPart = ({ actor }: Pick<PartProps, 'actor'>) => {
  const send = useSend(actor)
  return (
    <NoAnswer
      message={`Данные отправлены, но ответ не пришёл. ${REPEAT}`}
      onRepeat={() => send({ type: 'repeat' })}
      onBack={() => send({ type: 'back' })}
    />
  )
}
