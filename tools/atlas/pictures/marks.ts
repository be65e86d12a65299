/** Small drawn icons, independent of fonts: the actor, the result of a call, the kind of a state. */
import type { Tone } from '../../../src/atlas/chart/types.ts'
import type { Icon } from '../layout/types.ts'

/** 12 × 12 signs. */
const signs: Readonly<Record<Icon, string>> = {
  person: '<circle class="solid" cx="6" cy="3.2" r="2.7"/><path class="solid" d="M0.8 12a5.2 5 0 0 1 10.4 0z"/>',
  app: '<rect class="thin" x="1" y="1.5" width="10" height="9" rx="1.5"/><path class="thin" d="M1 4.5h10"/>',
  done: '<path class="thin" d="M11 2v3.5a2 2 0 0 1-2 2H1.5M4.5 4.2L1.3 7.5l3.2 3.3"/>',
  error: '<path class="thin" d="M1.8 1.8l8.4 8.4M10.2 1.8l-8.4 8.4"/>',
  after: '<circle class="thin" cx="6" cy="6" r="5"/><path class="thin" d="M6 3v3.2l2.2 1.4"/>',
  always: '<path class="thin" d="M1 6h9M7 3l3 3-3 3"/>',
  call: '<path class="thin" d="M1 3.5h9M7.5 1l2.5 2.5L7.5 6M11 8.5H2M4.5 6L2 8.5 4.5 11"/>',
}

export const sign = (icon: Icon, x: number, y: number): string =>
  `<g class="sign" transform="translate(${x} ${y})">${signs[icon]}</g>`

/** 16 × 16 marks in the corner of a box. */
const tones: Readonly<Record<Tone, string>> = {
  success: '<circle class="solid" cx="8" cy="8" r="8"/><path class="cut" d="M4.2 8.4l2.6 2.6 5-5.6"/>',
  problem:
    '<path class="solid" d="M8 0L16.4 15.4H-0.4z"/><path class="cut" d="M8 5.6v4.2"/><circle class="point" cx="8" cy="12.8" r="1.2"/>',
  question:
    '<path class="solid" d="M8 -0.6L16.6 8 8 16.6 -0.6 8z"/><path class="cut" d="M5.8 6.1a2.3 2.3 0 1 1 3.4 2c-.8.5-1.2.8-1.2 1.6"/>' +
    '<circle class="point" cx="8" cy="12.3" r="1.2"/>',
}

const clock = '<circle class="thin" cx="8" cy="8" r="7"/><path class="thin" d="M8 3.8V8l3 2"/>'

export const mark = (of: Tone | 'waiting', x: number, y: number): string =>
  `<g class="mark" transform="translate(${x} ${y})">${of === 'waiting' ? clock : tones[of]}</g>`
