/** How the page looks. The filters choose rows by the radio button that is checked. */
export const MATRIX_STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#fff, #16191d); --ink: light-dark(#1d2329, #e8ebee); --quiet: light-dark(#5a646e, #a3adb7); --line: light-dark(#d7dde3, #343b43); --head: light-dark(#f2f5f8, #1f242a); --own: light-dark(#e6f0fb, #1c3148); --change: light-dark(#e4f4e8, #1b3825); --over: light-dark(#fdf0d3, #43350f); --old: light-dark(#fbe0dd, #571f1a); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-inline-size: 90rem; margin-inline: auto; padding: 1rem clamp(.75rem, 3vw, 2.5rem) 3rem; }
h1 { font-size: clamp(1.3rem, 4vw, 1.9rem); line-height: 1.2; text-wrap: balance; }
h2 { font-size: 1.2rem; margin-block: 2rem .5rem; }
.filter { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0; padding: .5rem .9rem .7rem; border: 1px solid var(--line); border-radius: .5rem; }
.filter label { display: inline-flex; align-items: center; gap: .4rem; min-block-size: 1.75rem; }
.filter input { inline-size: 1.1rem; block-size: 1.1rem; margin: 0; }
.legend { display: flex; flex-wrap: wrap; gap: .4rem 1.25rem; margin-block: 1rem 0; font-size: .9rem; }
.legend div { display: flex; align-items: center; gap: .45rem; }
.legend dt { inline-size: 1.7rem; block-size: 1.7rem; line-height: 1.7rem; text-align: center; border: 1px solid var(--line); border-radius: .3rem; font-weight: 700; }
.legend dd { margin: 0; }
.scroll { overflow: auto; max-block-size: 80vh; border: 1px solid var(--line); border-radius: .5rem; }
table { border-collapse: separate; border-spacing: 0; inline-size: 100%; font-size: .9rem; }
th, td { border-block-end: 1px solid var(--line); padding: 0; text-align: center; }
thead th { position: sticky; inset-block-start: 0; z-index: 1; background: var(--head); padding: .5rem .7rem; font-weight: 600; white-space: nowrap; }
th:first-child { position: sticky; inset-inline-start: 0; background: var(--head); text-align: start; padding: .35rem .7rem; font-weight: 400; border-inline-end: 1px solid var(--line); inline-size: 24rem; max-inline-size: 45vw; min-inline-size: 8rem; overflow-wrap: anywhere; }
thead th:first-child { z-index: 2; font-weight: 600; }
tbody tr:last-child > * { border-block-end: 0; }
td a { color: inherit; }
td a { display: block; min-block-size: 2rem; line-height: 2rem; text-decoration: none; font-weight: 700; }
tbody tr:hover > * { box-shadow: inset 0 0 0 99rem color-mix(in srgb, var(--ink) 6%, transparent); }
a:focus-visible, .scroll:focus-visible, input:focus-visible { outline: 3px solid light-dark(#0b5cad, #7db8ff); outline-offset: -3px; }
.shared, .missing { color: var(--quiet); }
.own { background: var(--own); } .changed { background: var(--change); } .overridden { background: var(--over); } .older { background: var(--old); }
.rule { font-size: .75rem; border: 1px solid var(--quiet); border-radius: 1rem; padding: 0 .5em; margin-inline-start: .4em; white-space: nowrap; }
.unseen { position: absolute; clip-path: inset(50%); inline-size: 1px; block-size: 1px; overflow: hidden; white-space: nowrap; }
td { position: relative; }
${["differs", "overridden", "changed", "missing", "older"]
  .map((id) => `:root:has(#show-${id}:checked) tbody tr:not([data-is~="${id}"]) { display: none; }`)
  .join("\n")}
@media print { .filter { display: none; } .scroll { max-block-size: none; overflow: visible; } }
`;
