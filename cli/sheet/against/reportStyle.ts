export const REPORT_STYLE = `
:root{color-scheme:light dark;--ground:light-dark(#f4f4f2,#191a1b);--card:light-dark(#fff,#242627);--ink:light-dark(#1c1e1f,#eceeed);--quiet:light-dark(#565c5e,#a9b0b2);--line:light-dark(#d9dbd9,#3b3e40);--was:light-dark(#fbe3e0,#4a2623);--is:light-dark(#dcf1e1,#1f3f2a)}
*{box-sizing:border-box}
body{max-width:100rem;margin:0 auto;padding:1.5rem clamp(1rem,3vw,3rem);background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{margin:0;font-size:1.75rem;line-height:1.2}
h2{margin:0;font-size:1.25rem;line-height:1.3;scroll-margin-top:1rem}
h3{margin:0 0 .25rem;color:var(--quiet);font-size:.875rem;font-weight:600}
p{margin:.25rem 0 .75rem;color:var(--quiet)}
a{color:inherit;text-underline-offset:.2em}
code{font:.875em/1.5 ui-monospace,monospace}
ul,ol{margin:.5rem 0;padding-inline-start:1.5rem}
nav li{padding-block:.125rem}
nav span{color:var(--quiet)}
section{margin-top:1.5rem;padding:1.25rem clamp(1rem,2vw,1.5rem);border:1px solid var(--line);border-radius:.75rem;background:var(--card)}
.values{padding:0;list-style:none}
.values li{margin-bottom:.25rem}
del,ins{padding:.0625rem .375rem;border-radius:.25rem;text-decoration:none}
del{background:var(--was)}
ins{background:var(--is)}
del::before{content:"− "}
ins::before{content:"+ "}
figure{margin:1rem 0}
figcaption{margin-bottom:.5rem;color:var(--quiet);font-size:.875rem}
.views{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:1rem}
.views img{display:block;max-width:100%;height:auto;border:1px solid var(--line);border-radius:.5rem}
.none{margin:0;padding:1.5rem;border:1px dashed var(--line);border-radius:.5rem;text-align:center}
summary{width:fit-content;min-height:1.75rem;cursor:pointer}
:focus-visible{outline:3px solid light-dark(#1a5fb4,#8ab4f8);outline-offset:2px}
`.trim();
