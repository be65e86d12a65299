/** A flow part's coverage in the last run of the tests. */
import { Facts, linesOf, Part, type Fact } from '../base/facts.tsx'
import { LEVEL_TEXTS, levelsText, type FlowCoverage } from '../data/coverage.ts'
import type { FlowData } from '../data/flow-data.ts'
import type { ChartState } from '../../chart/types.ts'

export const EdgeCoverage = ({ coverage, id }: { coverage: FlowCoverage; id: string }) => {
  const edge = coverage.edge(id)
  if (!edge) return null
  const { levels, guard, tests } = edge
  const facts: Fact[] = [
    { name: 'Пройдено', value: levelsText(levels) },
    { name: 'Условие «да»', value: guard && levelsText(guard.yes) },
    { name: 'Условие «нет»', value: guard && levelsText(guard.no) },
    { name: 'Тесты', value: linesOf([...new Set(tests.map(({ level, title }) => `${LEVEL_TEXTS[level]}: ${title}`))]) },
  ]
  return (
    <Part title="Проверки">
      <Facts facts={facts} />
    </Part>
  )
}

interface StateProps {
  coverage: FlowCoverage
  data: FlowData
  state: ChartState
}

export const StateCoverage = ({ coverage, data, state }: StateProps) => {
  const calls = new Set(state.calls.map(({ id }) => id))
  const answers = data.walks.events.flatMap(({ call, label, text }) => {
    const levels = call !== null && calls.has(call) ? coverage.levelsOfAnswer(label) : null
    return levels ? [`${text}: ${levelsText(levels)}`] : []
  })
  if (!coverage.grades.state.has(state.id)) return null
  return (
    <Part title="Проверки">
      <Facts
        facts={[
          { name: 'Пройдено', value: levelsText(coverage.levelsOfState(state.id)) },
          { name: 'Ответы', value: linesOf(answers) },
        ]}
      />
    </Part>
  )
}
