/** The captcha of a form, by the states of src/machines/fragments/captcha. */
import { isInCaptcha, type CaptchaSnapshot } from '../../machines/fragments/captcha/selectors.ts'
import type { Captcha, CaptchaNote } from '../../machines/fragments/captcha/types.ts'
import { HumanCheck, type HumanCheckState } from '../../ui/fields/human-check.tsx'
import { Notice } from '../../ui/content/notice.tsx'

const PROBLEMS: Record<CaptchaNote, string | null> = {
  expired: 'Проверка устарела. Подтвердите ещё раз',
  cancelled: 'Проверка не закончена. Подтвердите ещё раз',
  slow: 'Проверка не закончилась. Попробуйте ещё раз',
  refused: 'Проверка не пройдена. Подтвердите ещё раз, что вы не робот',
  // The message that used up the captcha is already under its field.
  spent: null,
}

const STATES: readonly [string, HumanCheckState][] = [
  ['captchaLoading', 'loading'],
  ['captchaSolving', 'solving'],
  ['captchaPassed', 'done'],
]

type Props = {
  snapshot: CaptchaSnapshot & { context: { captcha: Captcha } }
  /** The form is being submitted. */
  busy: boolean
  onSolve: () => void
}

export const CaptchaPart = ({ snapshot, busy, onSolve }: Props) => {
  const { token, note } = snapshot.context.captcha
  if (isInCaptcha(snapshot, 'captchaAbsent'))
    return note === 'refused' ? (
      <Notice tone="warning" live>
        Проверка «Я не робот» не загрузилась, а без неё код сейчас отправить нельзя. Обновите страницу или попробуйте позже
      </Notice>
    ) : null
  if (busy && token === null) return null
  const state = busy ? 'done' : (STATES.find(([name]) => isInCaptcha(snapshot, name))?.[1] ?? 'idle')
  return <HumanCheck state={state} problem={note && PROBLEMS[note]} disabled={busy} onCheck={onSolve} />
}
