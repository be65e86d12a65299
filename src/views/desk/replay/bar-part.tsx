import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import { formatInstant } from '../../../domain/dates/dates.ts'
import type { replayMachine } from '../../../machines/desk/replay/machine.ts'
import type { ReplayContext, ReplayEvent, Theme } from '../../../machines/desk/replay/types.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { KeyCap } from '../../../ui/base/key-cap.tsx'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import type { Unstamped } from '../../../machines/kit/stamp.ts'
import styles from './replay.module.css'

interface Props {
  snapshot: SnapshotFrom<typeof replayMachine>
  send: (event: Unstamped<ReplayEvent>) => void
}

/** A phone, a tablet, a computer: beside the person's own width. */
const WIDTHS = [360, 768, 1_280]

const widthsOf = ({ carried }: ReplayContext): number[] =>
  [...new Set([...(carried === null ? [] : [carried.width]), ...WIDTHS])].toSorted((one, other) => one - other)

const THEMES = [
  { value: 'light', label: 'Светлая' },
  { value: 'dark', label: 'Тёмная' },
] as const

/** The dictionary's name says nothing to people, the number of the release does. */
const versionOf = (release: string): string => release.replace(/-[\da-f]{8}$/, '')

const About = ({ context: { kept, carried, opened } }: { context: ReplayContext }) => {
  const facts = [
    kept && formatInstant(kept.at),
    carried && `экран ${carried.width} × ${carried.height}`,
    opened && `портал ${versionOf(opened.release)}`,
    kept && `хранится до ${formatInstant(kept.ends).slice(0, 10)}`,
  ].filter(Boolean)
  const parts: ReactNode[] = [facts.join(', ')]
  if (kept?.person)
    parts.unshift(
      <Link key="person" href={`/desk/people/${encodeURIComponent(kept.person.id)}`}>
        {kept.person.name}
      </Link>,
      ' · ',
    )
  return (
    <p className={styles.who}>
      {parts}
      {kept && kept.same.count > 0 && (
        <>
          {' · '}
          <b>таких же ещё {kept.same.count}</b>
          {kept.same.codes.map((code) => (
            <span key={code}>
              {' '}
              <Link href={`/support/${encodeURIComponent(code)}`}>{code}</Link>
            </span>
          ))}
        </>
      )}
    </p>
  )
}

/** Whose report it is, how large the person's screen was, and the way out of what was recorded. */
export const BarPart = ({ snapshot, send }: Props) => {
  const { context } = snapshot
  const isForked = snapshot.matches({ shown: 'forked' })
  return (
    <div className={styles.bar}>
      <h1 className={styles.code}>{context.kept?.code ?? 'Обращение из ссылки'}</h1>
      <About context={context} />
      <div className={styles.looks}>
        <span className={styles.caption}>У меня так</span>
        <SegmentedControl
          label="Ширина экрана: у меня так"
          options={widthsOf(context).map((width) => ({ value: String(width), label: String(width) }))}
          value={String(context.width)}
          onValueChange={(width) => send({ type: 'width.choose', width: Number(width) })}
        />
        <SegmentedControl<Theme>
          label="Тема: у меня так"
          options={THEMES}
          value={context.theme}
          onValueChange={(theme) => send({ type: 'theme.choose', theme })}
        />
        {isForked ? (
          <Button variant="tonal" size="sm" onClick={() => send({ type: 'back' })}>
            Вернуться к записи<KeyCap>D</KeyCap>
          </Button>
        ) : (
          <Button variant="tonal" size="sm" disabled={!snapshot.can({ type: 'fork' })} onClick={() => send({ type: 'fork' })}>
            Отсюда иначе<KeyCap>D</KeyCap>
          </Button>
        )}
      </div>
    </div>
  )
}
