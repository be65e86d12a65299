import { ChevronRight } from '../../../ui/base/icons.ts'
import { Anchor } from '../../../ui/actions/link-provider.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import styles from './view.module.css'

const QUESTIONS = [
  { href: '/faq#registration', text: 'Как зарегистрировать продажу по чеку?' },
  { href: '/faq#inn', text: 'Зачем нужен ИНН?' },
  { href: '/faq#withdrawal', text: 'Как вывести баллы на карту?' },
]

/** Half of the questions need no person. */
export const AsidePart = () => (
  <Panel title="Частые вопросы" flush>
    <ul className={styles.quick}>
      {QUESTIONS.map(({ href, text }) => (
        <li key={href}>
          <Anchor href={href}>
            {text}
            <ChevronRight />
          </Anchor>
        </li>
      ))}
    </ul>
  </Panel>
)
