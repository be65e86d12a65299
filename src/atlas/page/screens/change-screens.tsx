/** Both sides of a change at the end of its way: the screen that the old release keeps, and today's one, or their words. */
import { useMemo } from 'react'
import { PageSkeleton } from '../../../ui/shell/page-skeleton.tsx'
import { Notice } from '../../../ui/content/notice.tsx'
import type { Change, ChangeSide, FlowChanges } from '../../chart/changes.ts'
import { useLoaded } from '../base/use-loaded.ts'
import { configAt } from '../data/changes.ts'
import { kindOfLine, partsOf } from '../data/text-lines.ts'
import { cutFor } from '../data/variants.ts'
import type { FlowData } from '../data/flow-data.ts'
import type { LoadStill, Still } from '../../chart/stills.ts'
import { DEVICES } from './device.ts'
import { ScreenFrame } from './screen-frame.tsx'
import { StillFrame } from './still-frame.tsx'
import styles from './change-screens.module.css'

const [PHONE] = DEVICES

const Line = ({ text, isOnly }: { text: string; isOnly: boolean }) => {
  const parts = partsOf(text)
  const said = [parts.text, parts.value].filter(Boolean).join(': ')
  return (
    <li className={styles.line} data-only={isOnly || undefined}>
      {isOnly ? <strong>{said}</strong> : said} <span className={styles.kind}>{kindOfLine(parts)}</span>
    </li>
  )
}

const Recorded = ({ flow, side, other }: { flow: FlowChanges; side: ChangeSide; other: ChangeSide | null }) => {
  const own = flow.screens[side.screen ?? -1]
  const others = flow.screens[other?.screen ?? -1]
  if (!own) return <p className={styles.note}>Тексты этой стороны не записаны</p>
  const theirs = new Set(others)
  return (
    <>
      <p className={styles.note}>Записанные тексты экрана. Выделено то, чего нет на другой стороне</p>
      <ol className={styles.lines}>
        {own.map((line, at) => (
          // A screen may have a line twice, and never changes.
          // eslint-disable-next-line react/no-array-index-key
          <Line key={at} text={flow.lines[line] ?? ''} isOnly={others !== undefined && !theirs.has(line)} />
        ))}
      </ol>
    </>
  )
}

const Live = ({ data, config, title }: { data: FlowData; config: number; title: string }) => {
  const show = useMemo(() => ({ type: 'show' as const, flow: data.chart.flow, ...cutFor(data.walks, config) }), [data, config])
  return (
    <>
      <div className={styles.screen}>
        {PHONE && <ScreenFrame device={PHONE} title={`Стало: ${title}`} show={show} isTouchable={false} />}
      </div>
      <p className={styles.note}>Экран этой сборки после того же пути</p>
    </>
  )
}

const Kept = ({ still, version, title }: { still: Still; version: string; title: string }) => (
  <>
    <div className={styles.screen}>{PHONE && <StillFrame device={PHONE} title={title} still={still} />}</div>
    <p className={styles.note}>Экран версии {version}: её HTML и стили, нажать нельзя</p>
  </>
)

/** Today's flow; null where there is none. */
export type LoadFlow = (flow: string) => Promise<FlowData | null>

interface Props {
  flow: FlowChanges
  change: Change
  versions: { old: string; new: string }
  loadFlow: LoadFlow
  loadStill: LoadStill
}

type SideProps = Props & { side: ChangeSide }

const useStill = (version: string, { flow, side, loadStill }: SideProps) =>
  useLoaded(`${version} ${flow.flow} ${side.still}`, () => loadStill(version, flow.flow, side.still))

const Old = (props: SideProps) => {
  const { versions, side } = props
  const loaded = useStill(versions.old, props)
  if (loaded.kind === 'loading') return <PageSkeleton />
  if (loaded.kind === 'failed') return <Notice tone="danger">Экран не загрузился: обновите страницу</Notice>
  return loaded.value ? (
    <Kept still={loaded.value} version={versions.old} title={`Было: ${side.state}`} />
  ) : (
    <Notice tone="info">Картинок у версии {versions.old} нет: она их не хранит. Показаны записанные тексты</Notice>
  )
}

/** Today's screen at the end of the same way; where today has no such way, the one that the new release keeps. */
const New = (props: SideProps) => {
  const { flow, change, side, versions, loadFlow } = props
  const loaded = useLoaded(flow.flow, () => loadFlow(flow.flow))
  const kept = useStill(versions.new, props)
  if (loaded.kind === 'loading' || kept.kind === 'loading') return <PageSkeleton />
  const data = loaded.kind === 'loaded' ? loaded.value : null
  const config = data && change.way ? configAt(data.walks, change.way, side.id) : null
  if (data && config !== null) return <Live data={data} config={config} title={side.state} />
  const still = kept.kind === 'loaded' ? kept.value : null
  return still ? (
    <Kept still={still} version={versions.new} title={`Стало: ${side.state}`} />
  ) : (
    <Notice tone="info">В этой сборке такого пути нет: показаны записанные тексты</Notice>
  )
}

export const ChangeScreens = (props: Props) => {
  const { flow, change } = props
  return (
    <div className={styles.sides}>
      {change.old && (
        <section className={styles.side} aria-label="Было">
          <h3 className={styles.name}>Было: {change.old.state}</h3>
          <div className={styles.part}>
            <Old {...props} side={change.old} />
          </div>
          <div className={styles.part}>
            <Recorded flow={flow} side={change.old} other={change.new} />
          </div>
        </section>
      )}
      {change.new && (
        <section className={styles.side} aria-label="Стало">
          <h3 className={styles.name}>Стало: {change.new.state}</h3>
          <div className={styles.part}>
            <New {...props} side={change.new} />
          </div>
          <div className={styles.part}>
            <Recorded flow={flow} side={change.new} other={change.old} />
          </div>
        </section>
      )}
    </div>
  )
}
