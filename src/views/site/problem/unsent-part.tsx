import type { OwnLink } from '../../../machines/site/problem/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { Actions, Stack } from '../../../ui/base/stack.tsx'
import { QrPicture } from '../../../ui/content/qr-picture.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { useSend } from '../../kit/use-send.ts'
import styles from './view.module.css'
import type { PartProps } from './types.ts'

interface LinkPartProps {
  link: OwnLink
  canShare: boolean
  send: (event: { type: 'link.share' } | { type: 'link.copy' }) => void
}

const LinkPart = ({ link: { address, steps, drawn }, canShare, send }: LinkPartProps) => (
  <div className={styles.link}>
    {drawn && (
      <div className={styles.qr}>
        <QrPicture label="QR-код обращения" drawn={drawn} />
      </div>
    )}
    <p className={styles.quiet}>
      {drawn ? 'Снимите код любым телефоном с интернетом и откройте ссылку' : 'Отправьте ссылку поддержке любым способом'}: шагов
      в ней {steps}, знаков {address.length}
    </p>
    <Actions>
      {canShare && (
        <Button variant="primary" onClick={() => send({ type: 'link.share' })}>
          Отправить ссылку
        </Button>
      )}
      <Button variant={canShare ? 'secondary' : 'primary'} onClick={() => send({ type: 'link.copy' })}>
        Скопировать ссылку
      </Button>
    </Actions>
  </div>
)

/** The ways without a network; with one, the report goes by itself. */
export const UnsentPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const { link, isOffline, canShare } = snapshot.context
  return (
    <Stack>
      <Panel
        footer={
          <Actions>
            <Button onClick={() => send({ type: 'link.save' })}>Сохранить файлом</Button>
            <Button variant="ghost" onClick={() => send({ type: 'repeat' })}>
              Повторить
            </Button>
          </Actions>
        }
      >
        {snapshot.matches({ unsent: 'linking' }) && <SkeletonBlock height="20rem" />}
        {snapshot.matches({ unsent: 'linkless' }) && (
          <Notice tone="warning" title="Ссылка не получилась">
            Сохраните обращение файлом или повторите отправку
          </Notice>
        )}
        {link && snapshot.matches({ unsent: 'linked' }) && <LinkPart link={link} canShare={canShare} send={send} />}
      </Panel>
      {isOffline && <Notice title="Когда сеть появится">Отправим сами и покажем короткий код. Закрыть страницу можно</Notice>}
    </Stack>
  )
}
