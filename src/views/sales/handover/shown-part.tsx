import { formatInstant } from '../../../domain/dates/dates.ts'
import { formatPhone } from '../../../domain/people/phone.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Dock } from '../../../ui/actions/dock.tsx'
import { Check, Pencil } from '../../../ui/base/icons.ts'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Page } from '../../../ui/shell/page.tsx'
import { LockedNotice } from '../../kit/locked-notice.tsx'
import { useSend } from '../../kit/use-send.ts'
import { ToolPart } from './tool-part.tsx'
import type { PartProps } from './types.ts'
import styles from './view.module.css'

const GAINS = [
  'Гарантия и сертификат с QR-кодом для сервисного центра',
  'Чек останется здесь: бумажный можно не хранить',
  'Инструкция и гарантийный талон всегда под рукой',
]

/** The receipt comes from the seller: it is looked at before it is taken over. */
const FromSeller = () => <Notice title="Данные чека передал продавец">Проверьте их. Фотография чека осталась у продавца.</Notice>

/** Whose tool it will be: a link may be opened on somebody else's telephone. */
const Whose = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const { name, mobile } = snapshot.context.reader
  return (
    <p className={styles.whose}>
      Инструмент получит <strong>{name}</strong>, <span className={styles.phone}>{formatPhone(mobile)}</span>.{' '}
      <Button variant="ghost" size="sm" disabled={!snapshot.can({ type: 'leave' })} onClick={() => send({ type: 'leave' })}>
        Это не вы?
      </Button>
    </p>
  )
}

/** A newcomer sees what the registration brings before the first question (E14 brings the person back here). */
export const StrangerPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const { handover } = snapshot.context
  if (!handover) return null
  return (
    <Page title="Зарегистрируйте инструмент на себя" width="form">
      <ToolPart handover={handover} />
      <Panel title="Что это даёт">
        <ul className={styles.gains}>
          {GAINS.map((gain) => (
            <li key={gain}>
              <Check />
              <span>{gain}</span>
            </li>
          ))}
        </ul>
      </Panel>
      <p className={styles.quiet}>
        Пришлём код в SMS: он же станет паролем. Данные чека никуда не денутся. Ссылка сработает один раз и только до{' '}
        {formatInstant(handover.until)}.
      </p>
      <Dock>
        <div className={styles.ways}>
          <Button variant="primary" size="lg" wide onClick={() => send({ type: 'join' })}>
            Продолжить по номеру телефона
          </Button>
          <Button variant="ghost" wide onClick={() => send({ type: 'login' })}>
            У меня есть аккаунт
          </Button>
        </div>
      </Dock>
    </Page>
  )
}

/** This account registers nothing by a link: a company by its invoices (LT36), a locked person not at all (RL07). */
const Barred = ({ isCompany }: { isCompany: boolean }) =>
  isCompany ? (
    <Notice
      tone="warning"
      title="Организация регистрирует инструменты по УПД или ТН"
      actions={
        <ButtonLink href="/legal-entity-tool" size="sm">
          Зарегистрировать по документу
        </ButtonLink>
      }
    >
      По ссылке продавца инструмент получает человек
    </Notice>
  ) : (
    <LockedNotice />
  )

const ActionPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  if (snapshot.matches({ shown: 'starting' })) return <SkeletonBlock height="3.5rem" />
  if (snapshot.matches({ shown: 'barred' })) return <Whose actor={actor} snapshot={snapshot} />
  if (snapshot.matches({ shown: 'seller' }))
    return (
      <Dock>
        <Button variant="primary" size="lg" wide onClick={() => send({ type: 'switch' })}>
          Перейти в режим покупателя
        </Button>
        <Whose actor={actor} snapshot={snapshot} />
      </Dock>
    )
  return (
    <Dock>
      <Button variant="primary" size="lg" wide busy={snapshot.hasTag('busy')} onClick={() => send({ type: 'register' })}>
        Зарегистрировать
      </Button>
      <Whose actor={actor} snapshot={snapshot} />
    </Dock>
  )
}

/** Somebody is signed in: the tool, the receipt, and the one press. */
export const KnownPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  const { handover, reader } = snapshot.context
  const isCustomer = snapshot.matches({ shown: 'customer' }) || snapshot.hasTag('busy')
  return (
    <Page title="Регистрация инструмента" width="form">
      {snapshot.matches({ shown: 'barred' }) && <Barred isCompany={reader.kind === 'company'} />}
      {snapshot.matches({ shown: 'seller' }) && (
        <Notice title="Сейчас вы в режиме продавца">
          Инструмент получает покупатель. Смените режим: эта страница останется на месте.
        </Notice>
      )}
      {isCustomer && <FromSeller />}
      {handover && (
        <ToolPart
          handover={handover}
          footer={
            isCustomer && (
              <Button
                variant="ghost"
                icon={<Pencil />}
                disabled={!snapshot.can({ type: 'edit' })}
                onClick={() => send({ type: 'edit' })}
              >
                Изменить данные
              </Button>
            )
          }
        />
      )}
      <ActionPart actor={actor} snapshot={snapshot} />
    </Page>
  )
}
