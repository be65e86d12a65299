/** Questions and answers, the instructions, and the contact (FQ01–FQ04). */
import type { ReactNode } from 'react'
import { Details } from '../../../ui/content/details.tsx'
import { sizeText } from '../../../ui/files/file-items.ts'
import { FileText } from '../../../ui/base/icons.ts'
import { Link } from '../../../ui/actions/link.tsx'
import { Page } from '../../../ui/shell/page.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { PlainChatLink } from './chat-link.tsx'
import { entries } from './entries.tsx'
import { instructions } from './instructions.ts'
import styles from './view.module.css'

const PLAIN = <PlainChatLink />

/** @param chat the way to the chat, for a person whose unread answers are counted */
export const FaqView = ({ chat = PLAIN }: { chat?: ReactNode }) => (
  <Page title="Вопросы и ответы">
    <div className={styles.columns}>
      <Panel>
        {entries.map(({ id, question, answer }) => (
          <Details key={id} id={id} title={question} level={2}>
            <div className={styles.answer}>
              {answer}
              {/* The browser itself handles links within the page, also before hydration. */}
              <a href={`#${id}`} className={styles.permalink} aria-label={`Ссылка на ответ «${question}»`}>
                Ссылка на ответ
              </a>
            </div>
          </Details>
        ))}
      </Panel>
      <Stack>
        <Panel title="Инструкции">
          <ul className={styles.files}>
            {instructions.map(({ href, title, bytes }) => (
              <li key={href} className={styles.file}>
                <FileText />
                <div>
                  <Link href={href} external>
                    {title}
                  </Link>
                  <div className={styles.size}>PDF, {sizeText(bytes)}</div>
                </div>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title="Не нашли ответа?">
          <Stack>
            <p>Администратор отвечает в чате с 08:00 до 21:00 по московскому времени</p>
            {chat}
          </Stack>
        </Panel>
      </Stack>
    </div>
  </Page>
)
