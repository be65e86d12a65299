import { LACK_TEXTS } from '../../../domain/money/withdrawal.ts'
import { isMerged, lacksOf, withheldOf } from '../../../machines/profile/profile-form/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { useScrollOnMount } from '../../../ui/base/use-scroll-on-mount.ts'
import { useSend } from '../../kit/use-send.ts'
import { LABELS } from './labels.ts'
import styles from './notices-part.module.css'
import type { PartProps } from './types.ts'

/** The unmet conditions of a withdrawal: the list shrinks as the form is filled in (A44, C02). */
export const LacksPart = ({ snapshot }: Pick<PartProps, 'snapshot'>) => {
  const lacks = lacksOf(snapshot)
  if (lacks.length === 0) return null
  return (
    <Notice title="Для вывода баллов не хватает">
      <ul className={styles.list}>
        {lacks.map((lack) => (
          <li key={lack}>{LACK_TEXTS[lack]}</li>
        ))}
      </ul>
    </Notice>
  )
}

/** What was typed before a reload and is in no draft: it would be missed silently (D140). */
export const WithheldPart = ({ snapshot }: Pick<PartProps, 'snapshot'>) => {
  const fields = withheldOf(snapshot)
  if (fields.length === 0) return null
  return (
    <Notice tone="warning" title="Эти поля портал не запоминает на устройстве">
      <p>В них то, что сохранено в профиле. Если вы их меняли, введите заново:</p>
      <ul className={styles.list}>
        {fields.map((field) => (
          <li key={field}>{LABELS[field]}</li>
        ))}
      </ul>
    </Notice>
  )
}

const MergedNotice = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  // The button that led here is at the end of the form.
  const box = useScrollOnMount<HTMLDivElement>('nearest')
  return (
    <div ref={box}>
      <Notice
        tone="warning"
        live
        title="Профиль изменили в другой вкладке или на другом устройстве"
        actions={
          <Button size="sm" disabled={!snapshot.matches('form')} onClick={() => send({ type: 'theirs.take' })}>
            Взять сохранённое
          </Button>
        }
      >
        Ваши изменения на месте: проверьте и сохраните
      </Notice>
    </div>
  )
}

/** The profile was saved elsewhere while this form was open: the entered values stay until the user gives them up (D14). */
export const MergedPart = (props: PartProps) => (isMerged(props.snapshot) ? <MergedNotice {...props} /> : null)
