/** The result of a recovery, on a separate page (AU38, AU42; A11). */
import { DEFAULT_ERROR } from '../../../domain/texts/default-error.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { ResultView } from '../../../ui/content/result-view.tsx'

type ResultKind = 'success' | 'failure'

type Props = {
  kind: ResultKind
  /** The server's message; null without one. */
  message: string | null
}

const PARTS = {
  success: { tone: 'success', title: 'Успешно', message: 'Новый пароль придёт в SMS. Войдите с ним' },
  failure: { tone: 'danger', title: 'Ошибка', message: DEFAULT_ERROR },
} as const

export const AuthResultView = ({ kind, message }: Props) => {
  const { tone, title, message: own } = PARTS[kind]
  return (
    <ResultView
      tone={tone}
      title={title}
      message={message ?? own}
      actions={
        <>
          <ButtonLink href="/auth/login" variant="primary">
            Войти
          </ButtonLink>
          {kind === 'failure' && <ButtonLink href="/auth/recovery">Запросить ещё раз</ButtonLink>}
        </>
      }
    />
  )
}
