/** The frame's entry: what an origin that is nobody's lacks is there before any module of the portal is evaluated. */
import './no-device.ts'

void import('./screen.tsx')
