import { REPEAT } from '../../../domain/texts/silence.ts'
import { mayRepeat } from '../../../machines/account/confirmation/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { NoAnswer } from '../../kit/no-answer.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { PartProps } from './types.ts'

const REPEATABLE = `Данные отправлены, но ответ не пришёл. ${REPEAT}`
/** The code is not stored: without it the command cannot be repeated (B08). */
const NOT_REPEATABLE =
  'Данные отправлены, но ответ не пришёл. Попробуйте войти: пароль — код из SMS. Если войти не получится, вернитесь к форме'

export const UnansweredPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const isRepeatable = mayRepeat(snapshot)
  return (
    <NoAnswer
      message={isRepeatable ? REPEATABLE : NOT_REPEATABLE}
      onRepeat={isRepeatable ? () => send({ type: 'repeat' }) : null}
      onBack={() => send({ type: 'back' })}
    >
      <Button variant={isRepeatable ? 'secondary' : 'primary'} onClick={() => send({ type: 'login' })}>
        Войти
      </Button>
    </NoAnswer>
  )
}
