import { useState } from 'react'
import { ButtonLink } from '../actions/button-link.tsx'
import { Button, type ButtonVariant } from '../actions/button.tsx'
import { Dock } from '../actions/dock.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { Bell, Download, Pencil, Plus, Trash2 } from '../base/icons.ts'
import { Link } from '../actions/link.tsx'
import { PointsCounter } from '../content/points-counter.tsx'
import { Actions, Row } from '../base/stack.tsx'
import { Section } from './section.tsx'
import styles from './section.module.css'

const grouped = (points: number): string => points.toLocaleString('ru')

const VARIANTS: { variant: ButtonVariant; label: string }[] = [
  { variant: 'primary', label: 'Вывести деньги' },
  { variant: 'tonal', label: 'Повторить' },
  { variant: 'secondary', label: 'Отмена' },
  { variant: 'ghost', label: 'Показать еще' },
  { variant: 'danger', label: 'Удалить аккаунт' },
]

export const ButtonSection = () => {
  const [busy, setBusy] = useState(true)
  return (
    <Section title="Кнопки и ссылки">
      {VARIANTS.map(({ variant, label }) => (
        <Row key={variant}>
          <Button variant={variant}>{label}</Button>
          <Button variant={variant} size="sm">
            {label}
          </Button>
          <Button variant={variant} disabled>
            {label}
          </Button>
          <Button variant={variant} busy={busy}>
            {label}
          </Button>
        </Row>
      ))}
      <Row>
        <Button onClick={() => setBusy(!busy)}>{busy ? 'Закончить ожидание' : 'Начать ожидание'}</Button>
        <Button icon={<Plus />} size="lg" variant="primary">
          Добавить инструменты
        </Button>
        <ButtonLink href="#faq" icon={<Download />}>
          Скачать инструкцию
        </ButtonLink>
      </Row>
      <div className={styles.dark}>
        <Row>
          <Button variant="inverse">Зарегистрироваться</Button>
          <Button variant="inverse" busy={busy}>
            Зарегистрироваться
          </Button>
          <Button variant="inverse" disabled>
            Зарегистрироваться
          </Button>
          <IconButton label="Уведомления" icon={<Bell />} tone="inverse" />
          <PointsCounter points={12_450} format={grouped} href="#balance" />
          <PointsCounter points={null} format={grouped} />
        </Row>
      </div>
      <Actions>
        <Button variant="primary">Зарегистрировать продажу юридическому лицу без кассового чека</Button>
        <Button>Отмена</Button>
      </Actions>
      <Button variant="primary" wide>
        Войти
      </Button>
      <div className={styles.window}>
        <Dock>
          <Button variant="primary" size="lg" wide>
            Зарегистрировать
          </Button>
          <p>Дождитесь проверки номеров</p>
        </Dock>
      </div>
      <Row>
        <IconButton label="Изменить" icon={<Pencil />} />
        <IconButton label="Удалить строку" icon={<Trash2 />} tone="danger" />
        <IconButton label="Удалить, недоступно" icon={<Trash2 />} disabled />
        <IconButton label="Удалить, выполняется" icon={<Trash2 />} busy />
        <IconButton label="Изменить, малая" icon={<Pencil />} size="sm" />
      </Row>
      <p>
        Подробности в <Link href="#faq">вопросах и ответах</Link> и в{' '}
        <Link href="https://example.org" external>
          каталоге
        </Link>
        .
      </p>
    </Section>
  )
}
