import { useState } from 'react'
import { Banner } from '../shell/banner.tsx'
import { Button } from '../actions/button.tsx'
import { Field } from '../fields/field.tsx'
import { Link } from '../actions/link.tsx'
import { Row } from '../base/stack.tsx'
import { KeyCap } from '../base/key-cap.tsx'
import { TimeLeft } from '../base/time-left.tsx'
import { HelpTip, Term } from '../overlays/term.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { Tooltip } from '../overlays/tooltip.tsx'
import { Section } from './section.tsx'
import styles from './section.module.css'

/** In milliseconds. */
const MINUTES = 600_000

const UPD = 'Универсальный передаточный документ'

export const TipSection = () => {
  const [agreed, setAgreed] = useState(false)
  const [opened] = useState(Date.now)
  return (
    <Section title="Подсказки и объявления">
      <p>
        Приложите <Term text={UPD}>УПД</Term> или чек.
      </p>
      <Field label="Номер УПД" aside={<HelpTip label="Что такое УПД" text={UPD} />}>
        <TextInput value="" onValueChange={() => {}} digits />
      </Field>
      <p>
        Одобрить <KeyCap>A</KeyCap>, осталось <TimeLeft until={opened + MINUTES} now={Date.now} />
      </p>
      <Row>
        <Tooltip text="Баллы спишутся сразу" trigger={<Button>Вывести</Button>} />
        {agreed && <Button onClick={() => setAgreed(false)}>Показать объявление</Button>}
      </Row>
      <div className={styles.framed}>
        {!agreed && (
          <Banner
            label="Файлы cookie"
            actions={
              <Button size="sm" onClick={() => setAgreed(true)}>
                Хорошо
              </Button>
            }
          >
            Портал хранит файлы cookie, чтобы помнить вход и настройки. <Link href="#privacy">Подробнее</Link>
          </Banner>
        )}
        <Banner label="Работы на портале" tone="warning">
          Сегодня с 23:00 до 01:00 (мск) вывод средств недоступен.
        </Banner>
      </div>
    </Section>
  )
}
