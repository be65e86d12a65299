/** The files of a new flow that loads one thing and shows it: the minimum that passes all project tests. */
import { nameOf } from './list.ts'

export interface NewFlow {
  /** The room of src/machines and src/views: `account`, `sales`, `profile`, `site` or a new one. */
  area: string
  /** The folder name: `point-requests`. */
  name: string
  /** The title for analysts, also the heading of its screen. */
  title: string
  /** Its address, a row of `PLACES` in `src/domain/portal/places.ts`. */
  place: string
  /** The first operation that the flow calls. */
  operation: string
}

const typeOf = (name: string): string => nameOf(name).replace(/^./, (letter) => letter.toUpperCase())

const types = ({ name }: NewFlow): string => `export interface ${typeOf(name)}Context {
  /** Why it could not be loaded; null while nothing is wrong. */
  problem: string | null
}

export type ${typeOf(name)}Event = { type: 'retry' }
`

const machine = ({ name, title }: NewFlow): string => `/** ${title}. */
import { setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import { declared } from '../../kit/actor.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, takeProblem } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import type { ${typeOf(name)}Context, ${typeOf(name)}Event } from './types.ts'

export const ${nameOf(name)}Machine = setup({
  types: {
    context: {} as ${typeOf(name)}Context,
    events: {} as ${typeOf(name)}Event,
    tags: {} as Tag,
  },
  actors: { load: declared<ApiResult<unknown>>() },
  actions: queryActions<${typeOf(name)}Context, ${typeOf(name)}Event>(),
  guards: queryGuards,
}).createMachine({
  id: '${nameOf(name)}',
  context: { problem: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: asking('load', {
        answered: [{ guard: ifAnswered, target: 'shown' }],
        failed: { target: 'failed', actions: takeProblem },
      }),
    },
    shown: {},
    failed: { on: { retry: { target: 'loading' } } },
  },
})
`

const marks = ({ name }: NewFlow): string => `import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks } from '../../kit/marks/parts.ts'
import type { ${nameOf(name)}Machine } from './machine.ts'

export const ${nameOf(name)}Marks = {
  context: { problem: 'text' },
  events: {},
  outcomes: { load: answerMarks('dropped') },
} as const satisfies MarksOf<typeof ${nameOf(name)}Machine>
`

const words = ({ name, title, place, operation }: NewFlow): string => `import { wordsFor } from '../../kit/words.ts'
import { ${nameOf(name)}Machine } from './machine.ts'

export const ${nameOf(name)}Words = wordsFor(${nameOf(name)}Machine)({
  title: '${title}',
  places: ['${place}'],
  main: ['loading', 'shown'],
  states: {
    loading: { text: 'Загрузка', why: 'строк требований у неё нет' },
    shown: { text: 'Показано', why: 'назовите строки требований', end: 'дальше ведёт меню портала' },
    failed: { text: 'Загрузить не удалось', tone: 'problem', rows: ['ER08'] },
  },
  events: { retry: 'Нажимает «Повторить»' },
  fields: {},
  actors: { load: { text: 'Загрузить', operation: '${operation}' } },
  guards: { isAnswered: 'ответ получен' },
  effects: { takeProblem: 'запомнить причину' },
  delays: {},
  transitions: { 'loading done load': ['ER08'] },
})
`

const actors = ({ name, operation }: NewFlow): string => `import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'

export const ${nameOf(name)}Actors = (api: Api) => ({
  load: fromPromise<ApiResult<unknown>>(({ signal }) => api.call('${operation}', { signal })),
})
`

const view = ({ area, name, title }: NewFlow): string => `import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { ${nameOf(name)}Machine } from '../../../machines/${area}/${name}/machine.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState, ErrorState } from '../../../ui/content/empty-state.tsx'
import { Page } from '../../../ui/shell/page.tsx'
import { PageSkeleton } from '../../../ui/shell/page-skeleton.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'

export const ${typeOf(name)}View = ({ actor }: { actor: Actor<typeof ${nameOf(name)}Machine> }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  return (
    <FlowRoot flow="${nameOf(name)}" value={snapshot.value}>
      {snapshot.matches('loading') ? (
        <PageSkeleton />
      ) : (
        <Page title="${title}">
          {snapshot.matches('shown') && <EmptyState title="Пока ничего нет" />}
          {snapshot.matches('failed') && (
            <ErrorState
              title="Не удалось загрузить"
              text={snapshot.context.problem}
              action={<Button onClick={() => send({ type: 'retry' })}>Повторить</Button>}
            />
          )}
        </Page>
      )}
    </FlowRoot>
  )
}
`

const screen = ({
  area,
  name,
}: NewFlow): string => `import { ${nameOf(name)}Actors } from '../../../machines/${area}/${name}/actors.ts'
import { ${nameOf(name)}Machine } from '../../../machines/${area}/${name}/machine.ts'
import { ${typeOf(name)}View } from '../../../views/${area}/${name}/view.tsx'
import { useFlow, type FlowParts } from '../../session/flow.ts'

const parts: FlowParts<typeof ${nameOf(name)}Machine> = {
  machine: ${nameOf(name)}Machine,
  actors: ({ api }) => ${nameOf(name)}Actors(api),
}

export const Screen = () => <${typeOf(name)}View actor={useFlow(parts, undefined)} />
`

const atlasScreen = ({
  area,
  name,
}: NewFlow): string => `import { ${nameOf(name)}Machine } from '../../../machines/${area}/${name}/machine.ts'
import { ${typeOf(name)}View } from '../../../views/${area}/${name}/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(${nameOf(name)}Machine, (actor) => <${typeOf(name)}View actor={actor} />)
`

const model = ({
  area,
  name,
  title,
  operation,
}: NewFlow): string => `import { ${nameOf(name)}Actors } from '../../src/machines/${area}/${name}/actors.ts'
import { ${nameOf(name)}Machine } from '../../src/machines/${area}/${name}/machine.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, said } from '../kit/flow.ts'
import { answers, fullAnswer } from '../kit/odd-answers.ts'

/** As the contract gives it. */
const example = fullAnswer(answers.find(({ id }) => id === '${operation}')!)

export const ${nameOf(name)}Flow = await defineFlow({
  name: '${name}',
  machine: ${nameOf(name)}Machine,
  inputs: { 'the screen': { text: 'Экран открыт', input: undefined } },
  key: ({ problem }) => problem,
  events: [{ type: 'retry' }],
  calls: {
    load: call(${nameOf(name)}Actors, 'load', {
      loaded: said('загружено', { reply: { status: 200, body: example } }),
      ...faults,
    }),
  },
  act: { retry: (ui) => ui.click('button', 'Повторить') },
  states: {
    loading: (ui) => ui.seesNoText('Пока ничего нет'),
    shown: async (ui) => {
      await ui.sees('heading', '${title}')
      await ui.seesText('Пока ничего нет')
    },
    failed: (ui) => ui.seesText('Не удалось загрузить'),
  },
})
`

const machineTest = ({ area, name }: NewFlow): string => `import { describe, expect, test } from 'vitest'
import { ${nameOf(name)}Flow } from '../../../model/${area}/${name}.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(${nameOf(name)}Flow)

describe('${name}: journeys', () => {
  test('ER08 what could not be loaded is loaded again on demand', () => {
    const start = ${nameOf(name)}Flow.inputs['the screen']
    expect(walk(${nameOf(name)}Flow, start, ['load: lost']).state).toBe('failed')
    expect(walk(${nameOf(name)}Flow, start, ['load: lost', 'retry', 'load: loaded']).state).toBe('shown')
  })
})
`

const viewTest = ({ area, name }: NewFlow): string => `import { ${nameOf(name)}Flow } from '../../../model/${area}/${name}.ts'
import { ${typeOf(name)}View } from '../../../src/views/${area}/${name}/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(${nameOf(name)}Flow, (actor) => <${typeOf(name)}View actor={actor} />)
testControls(${nameOf(name)}Flow, (actor) => <${typeOf(name)}View actor={actor} />)
`

const browserTest = ({ area, name, place, operation }: NewFlow): string => `import { expect } from '@playwright/test'
import { ${nameOf(name)}Flow } from '../../model/${area}/${name}.ts'
import { testBrowser } from '../kit/test-browser.ts'
import { sessionAnswers } from '../support/demo-person.ts'
import { startAsSeller } from '../support/signed-in.ts'

testBrowser({
  flow: ${nameOf(name)}Flow,
  input: 'the screen',
  open: async (page) => {
    await startAsSeller(page)
    await page.goto('${place}')
    await expect(page.locator('[data-flow="${nameOf(name)}"]')).toHaveAttribute('data-state', 'loading')
  },
  operations: { load: '${operation}' },
  others: sessionAnswers,
  leaves: {
    'load: unauthorised': (page) => expect(page).toHaveURL('/auth/login'),
    'load: gateway down': (page) => expect(page).toHaveURL(/\\/server-error/),
  },
})
`

/** File contents by path from the project root. */
export const stubsOf = (flow: NewFlow): Record<string, string> => {
  const { area, name } = flow
  return {
    [`src/machines/${area}/${name}/types.ts`]: types(flow),
    [`src/machines/${area}/${name}/machine.ts`]: machine(flow),
    [`src/machines/${area}/${name}/marks.ts`]: marks(flow),
    [`src/machines/${area}/${name}/words.ts`]: words(flow),
    [`src/machines/${area}/${name}/actors.ts`]: actors(flow),
    [`src/views/${area}/${name}/view.tsx`]: view(flow),
    [`src/app/screens/${area}/${name}.tsx`]: screen(flow),
    [`src/atlas/screen/flows/${name}.tsx`]: atlasScreen(flow),
    [`model/${area}/${name}.ts`]: model(flow),
    [`tests/model/${name}/${name}.test.ts`]: machineTest(flow),
    [`tests/view/${area}/${name}.test.tsx`]: viewTest(flow),
    [`e2e/model/${name}.e2e.ts`]: browserTest(flow),
  }
}
