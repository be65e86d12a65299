/** A comparison in words, for a terminal. */
import type { Change, ChangeKind, Changes, FlowChanges } from '../../../src/atlas/chart/changes.ts'
import { CHANGE_CAUSES, CHANGE_KINDS, isOtherData, saidOf, versionText } from '../../../src/atlas/page/data/change-words.ts'

const MOST = 8
const listed = (texts: readonly string[], sign: string): string[] => [
  ...texts.slice(0, MOST).map((text) => `    ${sign} ${text}`),
  ...(texts.length > MOST ? [`    ${sign} … ещё ${texts.length - MOST}`] : []),
]

const changeLines = ({ kind, cause, before, after, places, count, way }: Change): string[] => {
  const seen = count > 0 ? `  ${[`случаев: ${count}`, CHANGE_CAUSES[cause]].filter(Boolean).join(' · ')}` : ''
  return [
    ...(isOtherData({ kind, before, after })
      ? listed(before, '≈')
      : [
          ...listed(
            before.map((text) => saidOf(kind, text)),
            '−',
          ),
          ...listed(
            after.map((text) => saidOf(kind, text)),
            '+',
          ),
        ]),
    ...(places.length > 0 ? [`      где: ${places.join(' · ')}`] : []),
    ...(way ? [`      путь: ${[way.text, ...way.steps.map(({ text, state }) => `${text} → ${state}`)].join('; ')}`] : []),
    ...(seen === '' ? [] : [`    ${seen}`]),
  ]
}

const flowLines = ({ flow, title, is, changes, configs, compared }: FlowChanges): string[] => {
  if (is !== 'changed') return [`\n${title} (${flow}): ${is === 'came' ? 'новый сценарий' : 'сценария больше нет'}`]
  const groups = (Object.keys(CHANGE_KINDS) as ChangeKind[]).flatMap((kind) => {
    const own = changes.filter((change) => change.kind === kind)
    return own.length === 0 ? [] : [`  ${CHANGE_KINDS[kind]}: ${own.length}`, ...own.flatMap(changeLines)]
  })
  return [`\n${title} (${flow}): сравнено ${compared} из ${configs}`, ...groups]
}

export const changesText = ({ old, new: next, flows, changed }: Changes): string =>
  [
    `${versionText(old)} → ${versionText(next)}`,
    changed.length === 0
      ? `Сценариев: ${flows}. Поведение, тексты и образцы те же.`
      : `Сценариев: ${flows}. Различий в ${changed.length}.`,
    ...changed.flatMap(flowLines).map((line) => line.replaceAll(/(?<=\S)\s+/g, ' ')),
  ].join('\n')
