import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { certificateMachine } from '../../../machines/sales/certificate/machine.ts'
import type { Asked } from '../../../machines/sales/certificate/types.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Download, ExternalLink } from '../../../ui/base/icons.ts'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { ErrorState } from '../../../ui/content/empty-state.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

interface SheetDialogProps {
  snapshot: SnapshotFrom<typeof certificateMachine>
  send: (event: { type: 'close' } | { type: 'retry' } | ({ type: 'ask' } & Asked)) => void
}

const WHAT = 'Лист A4 с QR-кодом: сервисный центр проверит гарантию без входа в портал'
const WHOSE = 'На листе нет имени и телефона. Если он попал к чужому, отзовите его: старый QR-код перестанет работать.'

/** The sheet, once it is here: links, because a press on a link opens a tab that no browser blocks (D196). */
export const SheetDialog = ({ snapshot, send }: SheetDialogProps) => {
  const { asked, url, problem } = snapshot.context
  const sheet = snapshot.matches('ready') && url !== null && asked !== null ? { asked, url } : null
  const contents = (): ReactNode => {
    if (snapshot.matches('failed'))
      return (
        <ErrorState
          title="Не удалось подготовить лист"
          text={problem}
          action={<Button onClick={() => send({ type: 'retry' })}>Повторить</Button>}
        />
      )
    return sheet ? <p>{WHOSE}</p> : <SkeletonBlock height="3rem" />
  }
  return (
    <Dialog
      open={['loading', 'ready', 'failed'].some((state) => snapshot.value === state)}
      onClose={() => send({ type: 'close' })}
      title="Сертификат гарантии"
      text={WHAT}
      footer={
        sheet && (
          <>
            <Button variant="ghost" onClick={() => send({ type: 'ask', ...sheet.asked })}>
              Отозвать
            </Button>
            <ButtonLink external href={sheet.url} download={`Сертификат гарантии ${sheet.asked.sn}.pdf`} icon={<Download />}>
              Скачать
            </ButtonLink>
            <ButtonLink external variant="primary" href={sheet.url} icon={<ExternalLink />}>
              Открыть PDF
            </ButtonLink>
          </>
        )
      }
    >
      {contents()}
    </Dialog>
  )
}
