import { REPEAT } from '../../../domain/texts/silence.ts'
import { mayRepeat, problemOf } from '../../../machines/profile/profile-form/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/content/empty-state.tsx'
import { Page } from '../../../ui/shell/page.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { ResultView } from '../../../ui/content/result-view.tsx'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { Actions, Stack } from '../../../ui/base/stack.tsx'
import { VisuallyHidden } from '../../../ui/base/visually-hidden.tsx'
import { NoAnswer } from '../../kit/no-answer.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { PartProps } from './types.ts'
import { TITLE } from './title.ts'

/** The place of the form while the profile is on its way. */
export const LoadingPart = () => (
  <Page title={TITLE}>
    <div role="status">
      <VisuallyHidden>Загрузка…</VisuallyHidden>
      <Stack gap="loose">
        <SkeletonBlock height="21rem" />
        <SkeletonBlock height="16rem" />
      </Stack>
    </div>
  </Page>
)

/** Without the profile there is nothing to change: which version would be saved over? */
export const FailedPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  return (
    <Page title={TITLE}>
      <Panel>
        <ErrorState
          title="Не удалось загрузить профиль"
          text={problemOf(snapshot)}
          action={
            <Actions>
              <Button variant="primary" onClick={() => send({ type: 'retry' })}>
                Повторить
              </Button>
              <Button onClick={() => send({ type: 'cancel' })}>Отмена</Button>
            </Actions>
          }
        />
      </Panel>
    </Page>
  )
}

/** A retry, or the way out. */
const WaysOn = ({ actor, leave }: Pick<PartProps, 'actor'> & { leave: string }) => {
  const send = useSend(actor)
  return (
    <>
      <Button variant="primary" onClick={() => send({ type: 'retry' })}>
        Повторить
      </Button>
      <Button variant="ghost" onClick={() => send({ type: 'cancel' })}>
        {leave}
      </Button>
    </>
  )
}

const REPEATABLE = `Ответа нет: неизвестно, сохранён ли профиль. ${REPEAT}`
/** After a reload the device no longer has all of the save (D141). */
const NOT_REPEATABLE =
  'Ответа нет: неизвестно, сохранён ли профиль. Повторить после обновления страницы нельзя: дату рождения, ИНН и паспорт портал на ' +
  'устройстве не хранит. Вернитесь к форме и введите их заново'

export const UnansweredPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const isRepeatable = mayRepeat(snapshot)
  return (
    <NoAnswer
      message={isRepeatable ? REPEATABLE : NOT_REPEATABLE}
      onRepeat={isRepeatable ? () => send({ type: 'repeat' }) : null}
      onBack={() => send({ type: 'cancel' })}
    />
  )
}

/** Another save was first, and its result could not be loaded: the entered values wait in the form (D14). */
export const RefreshFailedPart = ({ actor, snapshot }: PartProps) => (
  <ResultView
    tone="danger"
    title="Профиль не сохранён"
    message={
      <>
        <p>Его изменили в другой вкладке или на другом устройстве, а загрузить сохранённое не удалось. Ваши изменения на месте</p>
        <p>{problemOf(snapshot)}</p>
      </>
    }
    actions={<WaysOn actor={actor} leave="Вернуться к форме" />}
  />
)

/** The profile is saved; only reloading the server's data failed (PR30). */
export const ReloadFailedPart = ({ actor, snapshot }: PartProps) => (
  <ResultView
    tone="success"
    title="Профиль сохранён"
    message={
      <>
        <p>Загрузить его заново не удалось: на экране могут быть прежние данные</p>
        <p>{problemOf(snapshot)}</p>
      </>
    }
    actions={<WaysOn actor={actor} leave="К профилю" />}
  />
)
