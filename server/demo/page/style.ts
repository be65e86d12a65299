/** The look of the demo page: the colours of the portal, in one small sheet. */
export const demoCss = `
:root { color-scheme: light; --ink: #1b2226; --muted: #5f6b74; --rule: #d6dbde; --ember: #c23f00; --page: #f3f5f6; }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); }
header { background: var(--ink); color: #fff; padding: 24px max(16px, calc(50vw - 560px)); }
h1 { margin: 0 0 4px; font-size: 28px; line-height: 1.2; }
h2 { margin: 0 0 12px; font-size: 20px; }
p { margin: 0 0 12px; }
nav { display: flex; flex-wrap: wrap; gap: 4px 20px; }
nav a { color: #ff8a4a; padding: 4px 0; }
main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr)); gap: 24px;
  padding: 24px max(16px, calc(50vw - 560px)); align-items: start; }
section { background: #fff; border: 1px solid var(--rule); border-radius: 8px; padding: 20px; min-width: 0; }
ul, ol { list-style: none; margin: 0; padding: 0; }
li { border-top: 1px solid var(--rule); padding: 12px 0; overflow-wrap: anywhere; }
.account { display: flex; gap: 12px; justify-content: space-between; align-items: center; }
.phone { display: block; font-variant-numeric: tabular-nums; }
.notes, time, .to { color: var(--muted); font-size: 14px; }
.notes { display: block; }
.text { display: block; }
button { font: inherit; font-weight: 600; color: #fff; background: var(--ember); border: 0; border-radius: 6px;
  min-height: 44px; padding: 0 16px; cursor: pointer; flex: none; }
button:hover { background: #a33400; }
button:disabled { background: #e8ebed; color: var(--muted); cursor: default; }
:focus-visible { outline: 3px solid #1f6496; outline-offset: 2px; }
#problem:empty, #state:empty { display: none; }
#problem { color: #ae0d3d; }
`
