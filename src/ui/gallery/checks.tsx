import { useState } from 'react'
import { Countdown } from '../base/countdown.tsx'
import { HumanCheck, type HumanCheckState } from '../fields/human-check.tsx'
import { Notice } from '../content/notice.tsx'
import { PageSkeleton } from '../shell/page-skeleton.tsx'
import { Scanner } from '../files/scanner.tsx'
import { Columns } from '../base/stack.tsx'
import { Section } from './section.tsx'

const STATES: readonly HumanCheckState[] = ['loading', 'idle', 'solving', 'done']
const CAMERAS = [
  { id: 'back', label: 'Камера сзади' },
  { id: 'front', label: 'Камера спереди' },
]
const MINUTE = 60_000

const nothing = () => {}

/** The captcha, the scanner, and the countdown. */
export const CheckSection = () => {
  const [torch, setTorch] = useState(false)
  const [current, setCurrent] = useState('back')
  const [until] = useState(() => Date.now() + MINUTE)
  return (
    <>
      <Section title="Проверка «Я не робот»">
        {STATES.map((state) => (
          <HumanCheck key={state} state={state} onCheck={nothing} />
        ))}
        <HumanCheck state="idle" problem="Проверка устарела, пройдите её ещё раз" onCheck={nothing} />
        <HumanCheck state="done" disabled onCheck={nothing} />
        <Notice tone="info">
          Отправить код повторно можно через <Countdown until={until} />
        </Notice>
      </Section>
      <Columns>
        <Section title="Камера включается">
          <Scanner
            video={nothing}
            isLive={false}
            status=""
            torch={null}
            onTorch={nothing}
            cameras={[]}
            current={null}
            onChoose={nothing}
          />
        </Section>
        <Section title="Камера смотрит">
          <Scanner
            video={nothing}
            isLive
            status="Ищем QR-код…"
            torch={torch}
            onTorch={setTorch}
            cameras={CAMERAS}
            current={current}
            onChoose={setCurrent}
          />
        </Section>
      </Columns>
      <Section title="Экран загружается">
        <PageSkeleton />
      </Section>
    </>
  )
}
