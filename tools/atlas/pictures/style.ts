/**
 * The style sheet inside a picture. Every colour is a custom property with a fallback, so that a page can theme the picture;
 * every colour is also declared plainly first, for viewers without custom properties. Kinds differ in shape as well as in colour:
 * dashes, corners and marks survive black-and-white print.
 */
const colours = {
  paper: '#ffffff',
  ink: '#1b2226',
  muted: '#4d5961',
  faint: '#7b8790',
  frame: '#f3f5f6',
  rule: '#b4bcc2',
  main: '#12171a',
  person: '#3a454c',
  app: '#5a3e9b',
  done: '#1f6496',
  error: '#ae0d3d',
  after: '#966000',
  always: '#7b8790',
  waiting: '#eaf3f9',
  'waiting-edge': '#1f6496',
  transient: '#e8ebed',
  success: '#e9f6ee',
  'success-edge': '#1a7446',
  problem: '#fdeef2',
  'problem-edge': '#ae0d3d',
  question: '#fff6df',
  'question-edge': '#966000',
} as const

type Colour = keyof typeof colours

const tint = (property: 'fill' | 'stroke', colour: Colour): string =>
  `${property}:${colours[colour]};${property}:var(--atlas-${colour},${colours[colour]})`

const FONT = "'Golos Text Variable','Golos Text',Arial,'Liberation Sans','Helvetica Neue',sans-serif"
const MONOSPACE = "ui-monospace,'Cascadia Mono',Consolas,'Liberation Mono',Menlo,monospace"

const kinds = ['person', 'app', 'done', 'error', 'after', 'always'] as const

const lines = kinds.map(
  (kind) =>
    `.edge.${kind}>.way{${tint('stroke', kind)}}.edge.${kind}>.head,.edge.${kind} .sign .solid{${tint('fill', kind)}}` +
    `.edge.${kind} .sign .thin{${tint('stroke', kind)}}`,
)

const tones = (['success', 'problem', 'question'] as const).map(
  (tone) =>
    `.${tone}>.shape{${tint('fill', tone)};${tint('stroke', `${tone}-edge`)};stroke-width:2.5}` +
    `.${tone}>.twin{${tint('stroke', `${tone}-edge`)}}.${tone}>.mark .solid{${tint('fill', `${tone}-edge`)}}`,
)

const rules = [
  `text{font-family:${FONT};${tint('fill', 'ink')}}`,
  '.heading{font-size:20px;font-weight:600}',
  '.title{font-size:14px;font-weight:600}',
  '.small,.guard,.call{font-size:12px}',
  '.event{font-size:12px;font-weight:600}',
  `.goal,.operation{font-family:${MONOSPACE};font-size:11px}`,
  `text.operation,text.guard{${tint('fill', 'muted')}}`,
  `.paper{${tint('fill', 'paper')}}`,
  `.shape{${tint('fill', 'paper')};${tint('stroke', 'ink')};stroke-width:1.4}`,
  `.frame>.shape{fill:none;${tint('stroke', 'faint')};stroke-width:1.4}`,
  `.band{${tint('fill', 'frame')}}`,
  // Text in a head stays readable under an arrow.
  `.frame text{${tint('stroke', 'frame')};stroke-width:5px;stroke-linejoin:round;paint-order:stroke}`,
  `.transient>.shape{${tint('fill', 'transient')};${tint('stroke', 'faint')}}`,
  `.waiting>.shape{${tint('fill', 'waiting')};${tint('stroke', 'waiting-edge')};stroke-dasharray:7 4}`,
  `.outside>.shape{${tint('fill', 'paper')};${tint('stroke', 'faint')};stroke-dasharray:2 3}`,
  ...tones,
  '.state.on-main>.shape{stroke-width:3}.frame.on-main>.shape{stroke-width:2.4}',
  `.twin{fill:none;${tint('stroke', 'ink')};stroke-width:1.2}`,
  `.rule{${tint('stroke', 'rule')};stroke-width:1}`,
  '.way{fill:none;stroke-width:1.6;stroke-linejoin:round}',
  '.app>.way{stroke-width:2.4;stroke-dasharray:.1 5;stroke-linecap:round}',
  '.error>.way{stroke-dasharray:7 4}',
  '.after>.way{stroke-dasharray:12 4 2 4}',
  '.always>.way{stroke-width:1.2}',
  ...lines,
  `.start>.way{${tint('stroke', 'main')}}`,
  `.edge.on-main>.way,.start.on-main>.way{stroke-width:3.4;stroke-dasharray:none;${tint('stroke', 'main')}}`,
  `.edge.on-main>.head,.start>.head,.start>.dot{${tint('fill', 'main')}}`,
  `.ground{${tint('fill', 'paper')}}`,
  '.reach{fill:none;stroke:#000;stroke-opacity:0;stroke-width:14;pointer-events:stroke}',
  '.touch{fill:#000;fill-opacity:0;pointer-events:fill}',
  `.thin{fill:none;${tint('stroke', 'muted')};stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}`,
  `.solid{${tint('fill', 'muted')}}`,
  `.waiting>.mark .thin{${tint('stroke', 'waiting-edge')}}`,
  `.mark .cut{fill:none;${tint('stroke', 'paper')};stroke-width:2;stroke-linecap:round;stroke-linejoin:round}`,
  `.mark .point{${tint('fill', 'paper')}}`,
  '@media print{.shape{print-color-adjust:exact;-webkit-print-color-adjust:exact}}',
]

const scoped = (rule: string): string =>
  rule.startsWith('@')
    ? rule.replace(/\{([^{}]+)(?=\{)/, '{.atlas-picture $1')
    : rule.replace(/(^|\})([^{}]+)(?=\{)/g, (_, end: string, selectors: string) => {
        const all = selectors.split(',').map((selector) => `.atlas-picture ${selector}`)
        return `${end}${all.join(',')}`
      })

export const style = rules.map(scoped).join('\n')
