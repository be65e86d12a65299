/** A screen of an earlier release, as it stood: its HTML in a frame that runs no script and belongs to nobody. */
import { useLook } from '../base/look.ts'
import type { Still } from '../../chart/stills.ts'
import { ScaledFrame } from './scaled-frame.tsx'
import { heightOf, type Device } from './device.ts'

/** @returns the frame's document; nothing in it can be pressed, because its links would lead the frame away */
export const stillPage = ({ style, html }: Still, theme: string): string =>
  `<!doctype html><html lang="ru" data-theme="${theme}"><head><meta charset="utf-8"><style>${style}</style></head>` +
  `<body inert>${html}</body></html>`

export const StillFrame = ({ device, title, still }: { device: Device; title: string; still: Still }) => {
  const [{ theme }] = useLook()
  const height = heightOf(device, still.height)
  return <ScaledFrame device={device} height={height} title={title} sandbox="" srcDoc={stillPage(still, theme)} />
}
