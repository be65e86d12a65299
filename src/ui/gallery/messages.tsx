import { useState } from 'react'
import { Badge } from '../content/badge.tsx'
import { Button } from '../actions/button.tsx'
import { EmptyState, ErrorState } from '../content/empty-state.tsx'
import { Notice } from '../content/notice.tsx'
import { Skeleton, SkeletonBlock } from '../base/skeleton.tsx'
import { SpinnerBlock } from '../base/spinner.tsx'
import { Columns, Row } from '../base/stack.tsx'
import { StatusBadge } from '../content/status-badge.tsx'
import { StatusWord } from '../content/status-word.tsx'
import { ToastRegion, type Toast } from '../overlays/toast-region.tsx'
import { Section } from './section.tsx'

const TOASTS: Omit<Toast, 'id'>[] = [
  { title: 'Успешно', text: 'Инструмент снят с резерва', tone: 'success' },
  { title: 'Ошибка', text: 'QR код не распознан', tone: 'danger' },
  { title: 'Новое сообщение', tone: 'info' },
]

export const MessageSection = () => {
  const [toasts, setToasts] = useState<Toast[]>([])
  const show = (toast: Omit<Toast, 'id'>) => setToasts((old) => [...old, { ...toast, id: crypto.randomUUID() }])
  return (
    <Section title="Сообщения и состояния">
      <Notice title="Ожидает подтверждения">Заявка отправлена администратору торговой точки.</Notice>
      <Notice tone="success">Данные сохранены.</Notice>
      <Notice tone="warning" title="Вывод средств недоступен" actions={<Button size="sm">Перейти в профиль</Button>}>
        Для вывода нужен полностью заполненный профиль, включая паспорт и ИНН.
      </Notice>
      <Notice tone="danger" title="Ваш аккаунт заблокирован">
        Обратитесь к системному администратору.
      </Notice>
      <Row>
        <StatusBadge tone="success">Подтверждена</StatusBadge>
        <StatusBadge tone="progress">На проверке</StatusBadge>
        <StatusBadge tone="danger">Отклонена</StatusBadge>
        <StatusBadge tone="neutral">Зарезервирована</StatusBadge>
        <StatusWord tone="success" sign="check">
          Успешно
        </StatusWord>
        <StatusWord tone="progress" sign="eye">
          На ручной проверке
        </StatusWord>
        <StatusWord tone="neutral" sign="bookmark">
          Резерв
        </StatusWord>
        <Badge>12</Badge>
        <Badge tone="accent">3</Badge>
      </Row>
      <Row>
        {TOASTS.map((toast) => (
          <Button key={toast.title} onClick={() => show(toast)}>
            Показать: {toast.title}
          </Button>
        ))}
      </Row>
      <Columns>
        <EmptyState title="Нет продаж" text="Здесь появятся продажи, которые вы зарегистрируете" />
        <ErrorState
          title="Не удалось загрузить"
          text="Проверьте связь и попробуйте ещё раз"
          action={<Button>Повторить</Button>}
        />
        <SpinnerBlock />
      </Columns>
      <Skeleton lines={3} />
      <SkeletonBlock height="4rem" />
      <ToastRegion toasts={toasts} onClose={(id) => setToasts((old) => old.filter((toast) => toast.id !== id))} />
    </Section>
  )
}
