/** The look of the sandbox bank: unlike the portal's, so that nobody takes one for the other. */
export const bankCss = `
:root { color-scheme: light; --ink: #17242c; --muted: #56646e; --rule: #8b98a1; --bank: #0b5d4e; --page: #eef3f1; --bad: #ae0d3d; }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); }
header { display: flex; flex-wrap: wrap; gap: 0 16px; background: var(--bank); color: #fff; padding: 12px max(16px, calc(50vw - 260px)); }
main { max-width: 520px; margin: 16px auto; padding: 20px; background: #fff; border-radius: 8px; }
h1 { margin: 0 0 12px; font-size: 24px; line-height: 1.25; }
h2 { margin: 24px 0 8px; font-size: 18px; }
p { margin: 0 0 12px; }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 4px 16px; }
form p { min-width: 0; }
.number, form p:last-child { grid-column: 1 / -1; }
label { display: block; font-weight: 600; }
input { width: 100%; min-height: 48px; padding: 0 12px; font: inherit; font-size: 18px; font-variant-numeric: tabular-nums;
  color: var(--ink); background: #fff; border: 1px solid var(--rule); border-radius: 6px; }
input[aria-invalid] { border-color: var(--bad); border-width: 2px; }
.hint { display: block; color: var(--muted); font-size: 14px; }
.fault { display: block; color: var(--bad); font-size: 14px; }
ul { margin: 0; padding: 0; list-style: none; }
li { padding: 6px 0; border-top: 1px solid #d5dcd9; overflow-wrap: anywhere; }
code { font: inherit; font-variant-numeric: tabular-nums; white-space: nowrap; }
button { font: inherit; font-weight: 600; color: #fff; background: var(--bank); border: 0; border-radius: 6px; min-height: 48px;
  width: 100%; padding: 0 16px; cursor: pointer; }
button:hover { background: #084539; }
button[hidden] { display: none; }
:focus-visible { outline: 3px solid #1f6496; outline-offset: 2px; }
.mark { width: 56px; height: 56px; border-radius: 50%; display: grid; place-items: center; font-size: 28px; font-weight: 700;
  color: #fff; background: var(--bad); }
.mark.bound { background: var(--bank); }
`
