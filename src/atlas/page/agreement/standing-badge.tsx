/** Whether a scenario is agreed, in a few words. */
import { StatusBadge } from '../../../ui/content/status-badge.tsx'
import { standingOf, type Checked, type Standing } from '../../agreement/verdict.ts'

const WORDS: Record<Standing['kind'], { tone: 'success' | 'danger' | 'neutral'; text: string }> = {
  none: { tone: 'neutral', text: 'Не подписан' },
  agreed: { tone: 'success', text: 'Согласован' },
  void: { tone: 'danger', text: 'Изменён после подписи' },
}

export const StandingBadge = ({ checked, scenario }: { checked: readonly Checked[]; scenario: string }) => {
  const { tone, text } = WORDS[standingOf(checked, scenario).kind]
  return <StatusBadge tone={tone}>{text}</StatusBadge>
}
