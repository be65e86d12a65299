/** A tab beside this one: opened empty in a press, led to its address when that is known, or closed again (A68). */
import type { EffectParams } from '../../machines/kit/effects.ts'

export type SecondTab = {
  [Name in 'openTab' | 'showTab' | 'closeTab']: (args: unknown, params: EffectParams[Name]) => void
}

export const createSecondTab = (): SecondTab => {
  let tab: Window | null = null
  const close = () => {
    tab?.close()
    tab = null
  }
  return {
    openTab: () => {
      close()
      // Without its opener the page in it cannot lead this tab elsewhere; `noopener` would return no tab to lead.
      tab = window.open('', '_blank')
      if (tab) tab.opener = null
    },
    showTab: (_, { url }) => {
      if (tab && !tab.closed) tab.location.replace(new URL(url, window.location.href).href)
      tab = null
    },
    closeTab: close,
  }
}
