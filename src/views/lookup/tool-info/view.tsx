/** A tool: what it is, its documents, and of the reader's own one the warranty (IV01–IV05, D163). */
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Actor } from 'xstate'
import type { ToolInformation } from '../../../api/types.ts'
import { DEFAULT_ERROR } from '../../../domain/texts/default-error.ts'
import type { StatusReader } from '../../../domain/sales/sale-status.ts'
import type { toolInfoMachine } from '../../../machines/lookup/tool-info/machine.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Actions } from '../../../ui/base/stack.tsx'
import { ErrorState } from '../../../ui/content/empty-state.tsx'
import { ToolPicture } from '../../../ui/content/tool-picture.tsx'
import { Page } from '../../../ui/shell/page.tsx'
import { PageSkeleton } from '../../../ui/shell/page-skeleton.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { DocumentsPart } from './documents-part.tsx'
import { OwnPart } from './own-part.tsx'
import styles from './view.module.css'

const TITLE = 'Информация об инструменте'

/** Who looks at the tool. */
export interface ToolReader {
  /** How the reader's own tools are worded. */
  reader: Exclude<StatusReader, 'seller'>
  /** Where this person registers a tool as bought; null for whoever cannot do it now. */
  registration: string | null
}

/** To whom a tool belongs, and whether it is covered, its owner alone is told. */
const Somebodys = ({ registration }: { registration: string }) => (
  <Panel
    title="Это ваш инструмент?"
    footer={
      <Actions>
        <ButtonLink href={registration} variant="primary">
          Зарегистрировать инструмент
        </ButtonLink>
        <ButtonLink href="/find-tool" variant="ghost">
          Найти другой
        </ButtonLink>
      </Actions>
    }
  >
    Зарегистрируйте его по документам о покупке, и появится гарантия. Чей это инструмент и есть ли на нём гарантия, видит только
    владелец
  </Panel>
)

/** A number that the server does not take: what is most often wrong with one, and the way back to the field (A80). */
const Unknown = ({ sn, problem }: { sn: string; problem: string | null }) => (
  <ErrorState
    title={problem ?? DEFAULT_ERROR}
    text={`Номер ${sn}. Проверьте его по наклейке: чаще всего путают 0 и 8, 1 и 7`}
    action={
      <Actions>
        <ButtonLink href="/find-tool" variant="primary">
          Ввести номер ещё раз
        </ButtonLink>
        <ButtonLink href="/">На главную</ButtonLink>
      </Actions>
    }
  />
)

export interface ToolInfoViewProps extends ToolReader {
  actor: Actor<typeof toolInfoMachine>
  /** What prints the certificate of the reader's own tool (E17); its windows stand beside this view. */
  certificate?: (tool: { id: string; sn: string }) => ReactNode
}

const Shown = ({ actor, tool, reader, registration, certificate }: ToolInfoViewProps & { tool: ToolInformation }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const { opened, faults, sn: asked } = snapshot.context
  const { model, sn, own, warrantyMonths } = tool
  return (
    <div className={styles.columns}>
      <section className={styles.hero} aria-label="Инструмент">
        <ToolPicture src={model.imageUrl} size={168} />
        <div>
          <h2 className={styles.model}>{model.name || 'Модель не указана'}</h2>
          <div className={styles.label}>Серийный номер</div>
          <div className={styles.serial}>{sn || asked}</div>
        </div>
      </section>
      <div className={styles.parts}>
        {own && <OwnPart own={own} warrantyMonths={warrantyMonths ?? null} reader={reader} certificate={certificate} />}
        <DocumentsPart
          documents={model.documentation}
          faults={faults}
          opening={snapshot.matches('opening') ? opened : null}
          onOpen={(at) => send({ type: 'document.open', at })}
        />
        {!own && registration !== null && <Somebodys registration={registration} />}
      </div>
    </div>
  )
}

export const ToolInfoView = (props: ToolInfoViewProps) => {
  const { actor } = props
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const { tool, sn, problem } = snapshot.context
  return (
    <FlowRoot flow="toolInfo" value={snapshot.value}>
      {snapshot.matches('loading') ? (
        <PageSkeleton title={TITLE} />
      ) : (
        <Page title={TITLE} backHref="/">
          {snapshot.matches('unknown') && <Unknown sn={sn} problem={problem} />}
          {snapshot.matches('failed') && (
            <ErrorState
              title="Не удалось загрузить инструмент"
              text={problem}
              action={
                <Actions>
                  <Button variant="primary" onClick={() => send({ type: 'retry' })}>
                    Повторить
                  </Button>
                  <ButtonLink href="/">На главную</ButtonLink>
                </Actions>
              }
            />
          )}
          {tool && <Shown {...props} tool={tool} />}
        </Page>
      )}
    </FlowRoot>
  )
}
