import { type Colors, createPalette } from '../../../content/theme/palette.ts';
import { defaultTheme } from '../../../content/theme/theme.ts';

const declarations = (colors: Colors): string =>
  Object.entries(colors)
    .filter(([role]) => role !== 'shadow')
    .map(([role, color]) => `--${role}:${color}`)
    .join(';');

const { light, dark } = createPalette(defaultTheme);

const rules = `
*,*::before,*::after{box-sizing:border-box}
html{scroll-padding-block-start:1rem;text-size-adjust:100%;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1.0625rem/1.75 "Readex Pro","IBM Plex Sans Arabic","Noto Sans Arabic",system-ui,"Segoe UI",Tahoma,sans-serif;overflow-wrap:anywhere}
h1,h2,h3,p,ul,ol,dl,dd,figure{margin:0;padding:0}
h1,h2,h3{font-weight:650;line-height:1.4;text-wrap:balance}
h2{font-size:clamp(1.5rem,1.3rem + .9vw,2rem);margin-block-end:.75rem}
h3{font-size:1.1875rem;margin-block:1.75rem .25rem}
a{color:var(--brand-ink);text-underline-offset:.3em}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px;border-radius:.2rem}
ul,ol{list-style:none}
code,.code{font-family:ui-monospace,"DejaVu Sans Mono",monospace;font-size:.9em}
.wrap{inline-size:min(100%,72rem);margin-inline:auto;padding-inline:clamp(1rem,4vw,2.5rem)}
.skip{position:absolute;inset-block-start:.5rem;inset-inline-start:.5rem;padding:.5rem 1rem;background:var(--surface);color:var(--brand-ink);border-radius:.5rem;z-index:1}
.skip:not(:focus){clip-path:inset(50%);inline-size:1px;block-size:1px;overflow:hidden;padding:0;white-space:nowrap}
header{background:var(--ground);color:var(--on-ground);padding-block:clamp(2rem,6vw,4.5rem);border-block-end:.375rem solid var(--accent)}
header h1{font-size:clamp(1.125rem,1rem + .5vw,1.375rem);color:var(--on-ground-soft);font-weight:500}
.verdict{font-size:clamp(min(1.75rem,9.5vw),1.2rem + 2.6vw,3.25rem);font-weight:650;line-height:1.35;margin-block:.75rem 1.25rem;max-inline-size:24em;text-wrap:balance}
header p{max-inline-size:44rem}
.source{color:var(--on-ground-soft);margin-block-start:.75rem}
.alarm{display:inline-block;padding:.25rem .9rem;border-radius:.5rem;background:var(--paper);color:var(--danger);font-weight:650;border:1px solid transparent;margin-block-end:1rem}
.bar{display:flex;gap:2px;block-size:1.25rem;margin-block:1.75rem .75rem;border-radius:.625rem;overflow:hidden;inline-size:100%;max-inline-size:44rem}
.bar span{min-inline-size:4px}
.key{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem}
.key li{display:flex;align-items:center;gap:.5rem}
.key i,.bar span{border:1px solid transparent}
.key i{inline-size:.9rem;block-size:.9rem;border-radius:.25rem;flex:none}
.kept{background:var(--on-ground)}
.changed{background:var(--accent)}
.omitted{background:repeating-linear-gradient(45deg,var(--on-ground-soft) 0 3px,transparent 3px 6px)}
.unaccounted{background:#ff8a78}
nav{border-block-end:1px solid var(--rule);background:var(--band)}
nav ul{display:flex;flex-wrap:wrap;gap:0 1.5rem;padding-block:.5rem}
nav a{display:inline-block;padding-block:.4rem;min-inline-size:1.5rem}
section{padding-block:clamp(2rem,5vw,3.5rem);border-block-end:1px solid var(--rule)}
section:last-child{border:0}
section>p{max-inline-size:44rem}
.soft{color:var(--ink-soft)}
table{border-collapse:collapse;inline-size:100%;margin-block-start:1.25rem;font-variant-numeric:tabular-nums}
th,td{overflow-wrap:break-word;padding:.6rem .75rem;text-align:start;border-block-end:1px solid var(--rule)}
thead th{font-weight:650;background:var(--band);vertical-align:bottom}
tbody th{font-weight:500}
td{text-align:end}
thead th:not(:first-child){text-align:end}
.zero{color:var(--ink-soft)}
.bad{color:var(--danger);font-weight:650}
.list{display:grid;gap:.75rem;margin-block-start:1rem}
.list>li{padding:.75rem 1rem;background:var(--surface);border:1px solid var(--rule);border-radius:.75rem}
.list .meta{display:flex;flex-wrap:wrap;gap:.1rem 1rem;color:var(--ink-soft);font-size:.9375rem}
blockquote{margin:.35rem 0 0;padding-inline-start:.75rem;border-inline-start:3px solid var(--tint-line);color:var(--ink-soft)}
.numbers{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,11rem),1fr));gap:.75rem;margin-block-start:1rem}
.numbers div{padding:.75rem 1rem;background:var(--tint-soft);border:1px solid var(--tint-line);border-radius:.75rem;display:flex;flex-direction:column-reverse}
.numbers dd{font-size:1.75rem;font-weight:650;line-height:1.3}
details{border-block-end:1px solid var(--rule)}
details.first{margin-block-start:1rem;border-block-start:1px solid var(--rule)}
summary{cursor:pointer;padding-block:.75rem;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline;list-style:none}
summary::-webkit-details-marker{display:none}
summary::before{content:"+";font-weight:650;inline-size:1em;color:var(--brand-ink)}
details[open]>summary::before{content:"−"}
summary .name{font-weight:650;flex:1 1 12rem}
.state{padding:.05rem .6rem;border-radius:1rem;border:1px solid var(--tint-line);background:var(--tint-soft);font-size:.875rem}
.state.bad{border-color:currentColor;background:none}
.inside{padding-block:0 1.25rem;padding-inline-start:clamp(0rem,2vw,1.5rem)}
.inside h3{font-size:1rem;margin-block:1rem .25rem}
@media (max-width:40rem){
table,tbody,tr,th,td{display:block}
thead{position:absolute;clip-path:inset(50%);inline-size:1px;block-size:1px;overflow:hidden}
tbody tr{padding:.5rem .9rem .75rem;margin-block-end:.75rem;background:var(--surface);border:1px solid var(--rule);border-radius:.75rem}
tbody th,td{border:0;padding:.15rem 0}
tbody th{font-weight:650}
td{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem}
td.zero{display:none}
td::before{content:attr(data-name);color:var(--ink-soft)}
}
@media (forced-colors:active){
.bar span,.key i{forced-color-adjust:none;border-color:CanvasText}
.kept{background:CanvasText}.changed{background:Highlight}.omitted{background:repeating-linear-gradient(45deg,CanvasText 0 2px,Canvas 2px 5px)}.unaccounted{background:Mark}
.alarm{border-color:CanvasText}header{border-block-end-color:CanvasText}
}
@media print{
body{font-size:10pt}header{background:none;color:inherit;padding-block:0 1rem}header h1,.source{color:inherit}nav,.skip{display:none}
section{padding-block:1rem;border:0}.list>li,tr,.numbers div{break-inside:avoid}h2,h3{break-after:avoid}
.kept{background:#0f5c48}.bar,.key i{print-color-adjust:exact;-webkit-print-color-adjust:exact}.alarm{padding:0}
}`;

/** Style sheet of the report: the look of the product, without requests. */
export const styles = `:root{color-scheme:light dark;${declarations(light)}}@media screen and (prefers-color-scheme:dark){:root{${declarations(dark)}}}${rules}`;
