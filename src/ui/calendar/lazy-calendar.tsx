import { useEffect, useState } from 'react'
import type { Calendar, CalendarProps } from './calendar.tsx'
import { Notice } from '../content/notice.tsx'
import { SpinnerBlock } from '../base/spinner.tsx'
import styles from './calendar.module.css'

type Code = { Calendar: typeof Calendar }

/** The calendar and its library load when it is first opened; if they fail to load, typing still works. */
export const LazyCalendar = (props: CalendarProps) => {
  const [code, setCode] = useState<Code | 'failed' | null>(null)
  useEffect(() => {
    let left = false
    const load = async () => {
      const arrived = await import('./calendar.tsx').catch(() => 'failed' as const)
      if (!left) setCode(arrived)
    }
    void load()
    return () => {
      left = true
    }
  }, [])
  if (code === 'failed') {
    return (
      <Notice tone="warning" live>
        Календарь не загрузился. Введите дату с клавиатуры.
      </Notice>
    )
  }
  if (!code) {
    return (
      <div className={styles.loading}>
        <SpinnerBlock />
      </div>
    )
  }
  return <code.Calendar {...props} />
}
