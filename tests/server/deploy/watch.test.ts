/** Dashboard and alert rules of deploy/watch: what they ask for exists in the metrics of a server, and each rule says what to do. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createMetrics } from '../../../server/http/watch/metrics.ts'
import { LANES } from '../../../server/kernel/jobs/lanes.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()
const read = (name: string): string => readFileSync(join(import.meta.dirname, '../../../deploy/watch', name), 'utf8')

const dashboard = JSON.parse(read('grafana.json')) as { panels: { title: string; targets: { expr: string }[] }[] }
const rules = read('prometheus-rules.yml')
const expressions = [
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...[...rules.matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => expr),
]

const namesIn = (expr: string): string[] => expr.match(/\b(?:mst|nodejs|process)_[a-z0-9_]+/g) ?? []

/** The metrics of a server that has everything. */
const metricsOf = async (): Promise<string> =>
  createMetrics({
    db: world().db,
    now: world().deps.now,
    pool: () => ({ busy: 0, idle: 1, waiting: 0 }),
    suggestions: () => ({ isPaused: false, cached: 0, asked: 0, none: 0 }),
    sockets: () => ({ open: 0, dropped: { slow: 0, silent: 0 } }),
    onFailure: (error) => {
      throw error
    },
  }).text()

describe('what watches the servers', () => {
  it('every metric that a panel or a rule names exists, and every one of ours is watched', async () => {
    const served = new Set([...(await metricsOf()).matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name))
    const named = new Set(expressions.flatMap(namesIn).map((name) => name.replace(/_bucket$/, '')))
    expect(named.size).toBeGreaterThan(20)
    expect([...named].filter((name) => !served.has(name))).toEqual([])
    expect([...served].filter((name) => name.startsWith('mst_') && !named.has(name))).toEqual([])
  })

  it('labels that they choose by exist, too', () => {
    const source = read('../../server/http/watch/metrics.ts')
    for (const [, kind = ''] of expressions.join('\n').matchAll(/kind="([^"]+)"/g)) expect(Object.keys(LANES)).toContain(kind)
    const labels = [...expressions.join('\n').matchAll(/by \(([^)]+)\)/g)].flatMap(([, names = '']) => names.split(', '))
    // `le` is of every histogram.
    for (const label of labels.filter((name) => name !== 'le')) expect(source).toContain(`'${label}'`)
  })

  it('every rule has a name of its own, a severity, and says in Russian what is wrong and where it is described', () => {
    const all = rules.split(/^ +- alert: /m).slice(1)
    const names = all.map((rule) => rule.split('\n')[0])
    expect([all.length, new Set(names).size]).toEqual([rules.match(/^ +expr:/gm)?.length, all.length])
    for (const rule of all) {
      expect(rule).toMatch(/labels: \{ severity: (?:page|ticket) \}/)
      expect(rule).toMatch(/summary: .*[а-я]/)
      expect(rule).toMatch(/description: '.+'/)
    }
  })

  it('a section that a rule sends to exists', () => {
    const sections = new Set([...read('../../docs/operations.md').matchAll(/^#+ (.+)$/gm)].map(([, title]) => title))
    const told = [...rules.matchAll(/description: '.*«(.+?)».*'/g)].map(([, title]) => title)
    expect(told.length).toBeGreaterThan(8)
    expect(told.filter((title) => !sections.has(title))).toEqual([])
  })
})
