/** The data of the sheets, loaded with the first of them. */
import type { FlowRecord } from '../../agreement/lines.ts'
import type { AgreementData } from '../../agreement/verdict.ts'
import type { Texts } from '../../chart/texts.ts'
import type { SheetData } from './agreement.ts'
import { loadFlow, loadTrace } from './data.ts'
import type { FlowData } from './flow-data.ts'

const texts = import.meta.glob<Texts>('../../../../docs/flows/screens/*.json', { import: 'default' })

export const loadAgreement = async (): Promise<AgreementData> => (await import('virtual:atlas-agreement')).default

export const loadSheet = async (): Promise<SheetData> => {
  const [agreement, trace, since] = await Promise.all([loadAgreement(), loadTrace(), import('virtual:atlas-since')])
  return { agreement, trace, since: since.default }
}

/** @returns null for an unknown flow */
export const loadRecord = async (flow: string): Promise<{ data: FlowData; record: FlowRecord } | null> => {
  const load = texts[`../../../../docs/flows/screens/${flow}.json`]
  const [data, own] = await Promise.all([loadFlow(flow), load?.()])
  return data && own ? { data, record: { chart: data.chart, walks: data.walks, texts: own } } : null
}
