/** The ways of a report without a network: a file, the clipboard, the window of the device that sends an address. */
import type { ReportFile } from '../../../domain/support/report-file.ts'
import { fileOf } from '../../../replay/report/link.ts'
import type { EffectParams } from '../../../machines/kit/effects.ts'
import { saveFile } from '../../../ui/files/save-file.ts'

const COPIED = { title: 'Скопировано', text: 'Вставьте в сообщение поддержке', tone: 'success', about: 'copy' } as const
const NOT_COPIED = {
  title: 'Ошибка',
  text: 'Браузер не дал скопировать: выделите и скопируйте сами',
  tone: 'danger',
  about: 'copy',
} as const

type Toast = (args: unknown, params: EffectParams['toast']) => void

export const createReportWays = ({ toast }: { toast: Toast }) => ({
  saveReport: (_: unknown, { note, place, width, height, theme, recording }: ReportFile): void => {
    const text = fileOf({ note, place, width, height, theme, recording })
    saveFile(new Blob([text], { type: 'application/json' }), 'obrashchenie-mst.json')
  },
  copyText: (args: unknown, { text }: { text: string }): void => {
    // Without https there is no clipboard.
    const copying = 'clipboard' in navigator ? navigator.clipboard.writeText(text) : Promise.reject(new Error('no clipboard'))
    copying.then(
      () => toast(args, COPIED),
      () => toast(args, NOT_COPIED),
    )
  },
  shareLink: (_: unknown, { url }: { url: string }): void => {
    // Whoever closes the window has the link before them.
    void navigator.share({ url }).catch(() => null)
  },
})
