/** A legal text: static, with a table of contents, quotable numbers and no controls (LG01). */
import { DescriptionList } from '../../../ui/content/description-list.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import { Page } from '../../../ui/shell/page.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import type { Clause, LegalText, Section } from './types.ts'
import styles from './document.module.css'

const Contents = ({ sections }: Pick<LegalText, 'sections'>) => (
  <nav className={styles.contents} aria-labelledby="contents">
    <h2 id="contents" className={styles.contentsTitle}>
      Содержание
    </h2>
    <ol className={styles.contentsList}>
      {sections.map(({ id, title }, at) => (
        <li key={id}>
          {/* The browser itself handles links within the page, also before hydration. */}
          <a href={`#${id}`} className={styles.contentsLink}>
            <span className={styles.number}>{at + 1}.</span>
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ol>
  </nav>
)

const asClause = (clause: string | Clause): Clause => (typeof clause === 'string' ? { text: clause } : clause)

const ClausePart = ({ number, clause: { text, items, facts } }: { number: string; clause: Clause }) => (
  // The number is text, not a list marker: it is copied with the paragraph and read aloud before it.
  <div className={styles.clause} id={`p${number}`}>
    <span className={styles.number}>{number}.</span>
    <div className={styles.words}>
      <p>{text}</p>
      {items && (
        <ul className={styles.items}>
          {items.map((item, at) => (
            // eslint-disable-next-line react/no-array-index-key
            <li key={at}>{item}</li>
          ))}
        </ul>
      )}
      {facts && <DescriptionList short items={facts.map(([name, value]) => ({ name, value }))} />}
    </div>
  </div>
)

const SectionPart = ({ section: { id, title, clauses }, at }: { section: Section; at: number }) => (
  <section className={styles.section} aria-labelledby={id}>
    <h2 id={id} className={styles.title}>
      {at}. {title}
    </h2>
    {clauses.map((clause, index) => {
      const number = `${at}.${index + 1}`
      return <ClausePart key={number} number={number} clause={asClause(clause)} />
    })}
  </section>
)

export const LegalDocument = ({ text: { title, stamp, preamble, sections } }: { text: LegalText }) => (
  <div className={styles.document}>
    <Page title={title} lead={stamp}>
      <Notice tone="warning" title="Проект: на проверке у юриста">
        Текст подготовлен по описанию Платформы и до утверждения может измениться
      </Notice>
      <div className={styles.columns}>
        <Contents sections={sections} />
        <Panel>
          <div className={styles.text}>
            <p>{preamble}</p>
            {sections.map((section, index) => (
              <SectionPart key={section.id} section={section} at={index + 1} />
            ))}
          </div>
        </Panel>
      </div>
    </Page>
  </div>
)
