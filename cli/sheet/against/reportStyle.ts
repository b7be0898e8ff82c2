/** The style of the page that shows what looks different, after that of all such pages. */
export const REPORT_STYLE = `
:root{--was:light-dark(#fbe3e0,#4a2623);--is:light-dark(#dcf1e1,#1f3f2a)}
body{max-width:100rem;margin-inline:auto}
h2{margin:0;font-size:1.25rem;line-height:1.3;scroll-margin-top:1rem}
p{color:var(--quiet)}
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
`.trim();
