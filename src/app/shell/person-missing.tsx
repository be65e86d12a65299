import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/content/notice.tsx'
import { useServices } from '../session/context.ts'
import { useVisitor } from '../session/visitor.ts'

/** The user could not be loaded: the token stays, and the user may retry (ER09, A32). */
export const PersonMissing = () => {
  const { session } = useServices()
  const { isReady, person } = useVisitor()
  if (!isReady || person) return null
  return (
    <Notice
      tone="warning"
      live
      title="Не удалось загрузить данные пользователя"
      actions={
        <Button size="sm" onClick={() => session.send({ type: 'user.reload' })}>
          Повторить
        </Button>
      }
    />
  )
}
