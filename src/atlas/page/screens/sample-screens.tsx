/** The screens before and after a step, side by side. */
import { useMemo } from 'react'
import { Link } from '../../../ui/actions/link.tsx'
import { shownBy, type WalkStep } from '../../chart/walks.ts'
import { textOf, type FlowData } from '../data/flow-data.ts'
import { nameOfCase } from '../data/cases.ts'
import { stateHref } from '../base/place.ts'
import { DEVICES } from './device.ts'
import { ScreenFrame } from './screen-frame.tsx'
import { cutFor } from '../data/variants.ts'
import styles from './sample-screens.module.css'

const [PHONE] = DEVICES

const Side = ({ data, config, when }: { data: FlowData; config: number; when: string }) => {
  const show = useMemo(() => ({ type: 'show' as const, flow: data.chart.flow, ...cutFor(data.walks, config) }), [data, config])
  const leaf = data.walks.configs[config]?.state.split('+')[0] ?? ''
  const title = textOf(data, leaf)
  return (
    <figure className={styles.side}>
      <figcaption className={styles.caption}>
        {when}: <Link href={stateHref(data.chart.flow, leaf, nameOfCase(data.walks, config))}>{title}</Link>
      </figcaption>
      {PHONE && <ScreenFrame device={PHONE} title={`${when}: ${title}`} show={show} isTouchable={false} />}
    </figure>
  )
}

export const SampleScreens = ({ data, step }: { data: FlowData; step: WalkStep }) => (
  <div className={styles.sides}>
    <Side data={data} config={step.from} when="До" />
    <Side data={data} config={shownBy(step)} when="После" />
  </div>
)
