/** The draft of a prerendered form: text typed before hydration is stored with it, not with the next change. */
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { readDrafts } from '../../../../src/app/effects/storage/drafts.ts'
import { ANONYMOUS } from '../../../../src/app/effects/storage/storage.ts'
import type { DraftFlow } from '../../../../src/app/effects/storage/stores.ts'
import { Screen as Deletion } from '../../../../src/app/screens/account/deletion.tsx'
import { Screen as Recovery } from '../../../../src/app/screens/account/recovery.tsx'
import { Screen as Registration } from '../../../../src/app/screens/account/registration.tsx'
import { hydrateWith } from '../../kit/screens.tsx'

beforeEach(() => localStorage.clear())

const screens = [
  ['deletion', Deletion],
  ['recovery', Recovery],
  ['registration', Registration],
] as const

const phoneIn = (page: HTMLElement) => page.querySelector<HTMLInputElement>('input[name=mobile]')!
const kept = (flow: DraftFlow) => readDrafts(flow, ANONYMOUS, Date.now())

test.each(screens)('B08 %s: a phone typed before the scripts come is kept as soon as they run', (flow, Screen) => {
  hydrateWith(
    <MemoryRouter>
      <Screen />
    </MemoryRouter>,
    (page) => {
      phoneIn(page).value = '9119990012'
    },
  )
  expect(kept(flow)).toMatchObject([{ mobile: '9119990012' }])
})

test.each(screens)('B08 %s: the draft of an earlier visit outlives the empty page that was prerendered', (flow, Screen) => {
  const stored = { owner: ANONYMOUS, at: Date.now() - 1_000, draft: { mobile: '+7 (911) 999-00-12', license: true } }
  localStorage.setItem(`draft.${flow}`, JSON.stringify(stored))
  hydrateWith(
    <MemoryRouter>
      <Screen />
    </MemoryRouter>,
    () => {},
  )
  expect(screen.getByLabelText<HTMLInputElement>('Телефон').value).toBe('+7 (911) 999-00-12')
  expect(JSON.parse(localStorage.getItem(`draft.${flow}`) ?? 'null')).toMatchObject({ at: stored.at })
})
