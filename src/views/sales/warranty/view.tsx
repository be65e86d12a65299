/** A warranty for whoever holds its certificate: the verdict first, then the tool (E17). */
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { Warranty } from '../../../api/types.ts'
import { dayOfInstant, formatInstantDay } from '../../../domain/dates/dates.ts'
import { warrantyLeft, warrantyShare } from '../../../domain/sales/warranty.ts'
import type { warrantyMachine } from '../../../machines/sales/warranty/machine.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { cx } from '../../../ui/base/cx.ts'
import { CircleHelp, Clock, ShieldCheck } from '../../../ui/base/icons.ts'
import { Stack } from '../../../ui/base/stack.tsx'
import { ErrorState } from '../../../ui/content/empty-state.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Page } from '../../../ui/shell/page.tsx'
import { PageSkeleton } from '../../../ui/shell/page-skeleton.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { ToolPart } from './tool-part.tsx'
import { Verdict } from './verdict.tsx'
import styles from './view.module.css'

const TITLE = 'Проверка гарантии'
const ASK_OWNER =
  'Попросите владельца открыть инструмент в портале и показать сертификат ещё раз. Гарантия самого инструмента от этого не меняется.'

/** By the server's day: the clock of the device that looks may be wrong. The bar repeats what the words say. */
const ValidPart = ({ warranty: { purchaseDate, guaranteeExpire, asOf } }: { warranty: Warranty }) => {
  const today = dayOfInstant(asOf)
  const { text, isSoon } = warrantyLeft(guaranteeExpire, today)
  const share = warrantyShare(purchaseDate, guaranteeExpire, today)
  return (
    <div className={cx(isSoon && styles.soon)}>
      <Verdict isValid icon={<ShieldCheck />} title="Гарантия действует">
        по <strong>{formatInstantDay(guaranteeExpire)}</strong>, {text}
      </Verdict>
      {share !== null && (
        <div className={styles.meter} aria-hidden="true">
          <span style={{ inlineSize: `${Math.round(share * 100)}%` }} />
        </div>
      )}
    </div>
  )
}

const EndedPart = ({ warranty: { guaranteeExpire } }: { warranty: Warranty }) => (
  <Verdict icon={<Clock />} title="Гарантия закончилась">
    Она действовала по <strong>{formatInstantDay(guaranteeExpire)}</strong>
  </Verdict>
)

const UnknownPart = () => (
  <Panel footer={<p className={styles.quiet}>{ASK_OWNER}</p>}>
    <Verdict icon={<CircleHelp />} title="Такого сертификата нет">
      Ссылка набрана с ошибкой, или владелец отозвал этот сертификат и выпустил новый
    </Verdict>
  </Panel>
)

export const WarrantyView = ({ actor }: { actor: Actor<typeof warrantyMachine> }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const { warranty, problem } = snapshot.context
  return (
    <FlowRoot flow="warranty" value={snapshot.value}>
      <meta name="robots" content="noindex" />
      {snapshot.matches('loading') && <PageSkeleton title={TITLE} />}
      {warranty && (
        <div className={styles.page}>
          <Stack>
            <Panel>{snapshot.matches('valid') ? <ValidPart warranty={warranty} /> : <EndedPart warranty={warranty} />}</Panel>
            <ToolPart warranty={warranty} />
          </Stack>
        </div>
      )}
      {snapshot.matches('unknown') && (
        <div className={styles.page}>
          <UnknownPart />
        </div>
      )}
      {snapshot.matches('failed') && (
        <Page title={TITLE} width="form">
          <ErrorState
            title="Не удалось проверить гарантию"
            text={problem}
            action={<Button onClick={() => send({ type: 'retry' })}>Повторить</Button>}
          />
        </Page>
      )}
    </FlowRoot>
  )
}
