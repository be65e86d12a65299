import { useId } from 'react'
import { imagesOf, isBusy, isComplete, missingFields } from '../../../machines/profile/profile-form/selectors.ts'
import type { ProfileField } from '../../../machines/profile/profile-form/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Actions, Stack } from '../../../ui/base/stack.tsx'
import { ConsentPart } from '../../kit/consent-part.tsx'
import { useSend } from '../../kit/use-send.ts'
import styles from './finish-part.module.css'
import { LABELS } from './labels.ts'
import type { PartProps } from './types.ts'
import { useWired } from './use-wired.tsx'

/** «a», «a и b», «a, b и c». */
const list = new Intl.ListFormat('ru')

const stepsOf = (missing: readonly ProfileField[], isUploading: boolean): string[] => {
  const names = missing.filter((field) => field !== 'license' && field !== 'passportImages').map((field) => `«${LABELS[field]}»`)
  return [
    ...(names.length > 0 ? [`проверьте ${names.length === 1 ? 'поле' : 'поля'} ${list.format(names)}`] : []),
    ...(missing.includes('passportImages')
      ? [isUploading ? 'дождитесь загрузки изображений' : 'проверьте изображения паспорта']
      : []),
    ...(missing.includes('license') ? ['подтвердите согласие'] : []),
  ]
}

/** Consent, and the two ways out; beside Save, the fields that disable it (VL35, VL40, PR30, PR31). */
export const FinishPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const rest = useId()
  const { box } = useWired({ actor, snapshot })
  const busy = isBusy(snapshot)
  const isUploading = imagesOf(snapshot).some(({ status }) => status === 'waiting')
  const steps = stepsOf(missingFields(snapshot), isUploading)
  return (
    <Panel>
      <Stack>
        <ConsentPart {...box('license')} />
        <div className={styles.end}>
          <Actions>
            <Button
              type="submit"
              variant="primary"
              size="lg"
              busy={busy}
              disabled={!busy && !isComplete(snapshot)}
              aria-describedby={rest}
            >
              Сохранить
            </Button>
            <Button size="lg" disabled={busy} onClick={() => send({ type: 'cancel' })}>
              Отмена
            </Button>
          </Actions>
          <p id={rest} className={styles.rest} role="status">
            {!busy && steps.length > 0 && `Чтобы сохранить, ${list.format(steps)}`}
          </p>
        </div>
      </Stack>
    </Panel>
  )
}
