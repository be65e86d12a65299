/** «Найти инструмент»: a serial number leads to the tool's page (IV06–IV08, VL52, A80). */
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { Actor } from 'xstate'
import type { findToolMachine } from '../../../machines/lookup/find-tool/machine.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { ScanBarcode, Search } from '../../../ui/base/icons.ts'
import { Stack } from '../../../ui/base/stack.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Page } from '../../../ui/shell/page.tsx'
import type { CameraPort } from '../../fragments/scan/camera-port.ts'
import { ScanDialog } from '../../fragments/scan/scan-dialog.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { SerialInput } from '../../kit/serial-input.tsx'
import { SubmitForm } from '../../kit/submit-form.tsx'
import { useFields } from '../../kit/use-fields.ts'
import { useSend } from '../../kit/use-send.ts'
import { Nameplate } from './nameplate.tsx'
import styles from './view.module.css'

export interface FindToolViewProps {
  actor: Actor<typeof findToolMachine>
  camera: CameraPort
}

export const FindToolView = ({ actor, camera }: FindToolViewProps) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const { errors, text } = useFields(actor, snapshot)
  const box = useRef<HTMLDivElement>(null)
  const { form, scanProblem } = snapshot.context
  const isFailed = snapshot.matches('scanFailed')
  return (
    <FlowRoot flow="findTool" value={snapshot.value}>
      <Page title="Найти инструмент" lead="Покажем модель, инструкцию и другие документы" backHref="/" width="form">
        <Panel>
          <SubmitForm reveals={form.reveals} onSubmit={() => send({ type: 'submit' })}>
            <div ref={box}>
              <Stack>
                <Field label="Серийный номер" hint="Цифры и точки, как на наклейке" error={errors.serialNumber}>
                  <div className={styles.serial}>
                    <SerialInput {...text('serialNumber')} placeholder="___._____" autoComplete="off" />
                    <IconButton
                      label="Сканировать код на инструменте"
                      icon={<ScanBarcode />}
                      disabled={!snapshot.can({ type: 'scan' })}
                      onClick={() => send({ type: 'scan' })}
                    />
                  </div>
                </Field>
                <Button type="submit" variant="primary" size="lg" wide icon={<Search />} busy={snapshot.hasTag('busy')}>
                  Найти
                </Button>
              </Stack>
            </div>
          </SubmitForm>
        </Panel>
        <Nameplate />
      </Page>
      <ScanDialog
        open={snapshot.matches('scanning') || isFailed}
        problem={isFailed ? scanProblem : null}
        aim="serial"
        camera={camera}
        returnTo={() => box.current?.querySelector('input') ?? null}
        onRetry={() => send({ type: 'scan' })}
        onClose={() => send({ type: 'scan.close' })}
      />
    </FlowRoot>
  )
}
