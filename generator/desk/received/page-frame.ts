import { hash } from 'node:crypto';
import { escapeHtml } from '../../core/util/escape-html.ts';
import type { Answer } from '../../editor/server/endpoints/endpoint.ts';

/** Pages with which the desk answers visitors: small, without scripts, in the language of the site's page. */

/** Colours follow the scheme of the system; the accent is the site's colour, as a border only, so that contrast never depends on it. */
const styles = `:root{color-scheme:light dark;--ink:#1c2421;--soft:#56615c;--paper:#f6f5f1;--surface:#fff;--line:#d5d8d3;--control:#757f7a;--danger:#a8201a;--link:#0b5a7a}
@media (prefers-color-scheme:dark){:root{--ink:#eceeea;--soft:#b3bbb6;--paper:#151a18;--surface:#1e2522;--line:#3a433f;--control:#8c9691;--danger:#ff9a90;--link:#8fd0ee}}
*{box-sizing:border-box;margin:0}
body{font:1.0625rem/1.75 system-ui,'Segoe UI','Noto Sans Arabic',sans-serif;color:var(--ink);background:var(--paper);min-block-size:100dvh;display:grid;grid-template:auto 1fr/minmax(0,44rem);justify-content:center;padding:clamp(1rem,4vw,3rem);gap:1.5rem}
header{font-weight:600;overflow-wrap:anywhere}
main{background:var(--surface);border:1px solid var(--line);border-block-start:.375rem solid;border-radius:.75rem;padding:clamp(1.25rem,5vw,2.5rem);display:grid;grid-template-columns:minmax(0,1fr);gap:1.25rem;align-self:start}
h1{font-size:clamp(1.4rem,1.1rem + 1.6vw,1.9rem);line-height:1.4}
p,dd,dt,label,li{overflow-wrap:anywhere}
dl{display:grid;gap:0;border-block-end:1px solid var(--line)}
dl>div{padding-block:.75rem;border-block-start:1px solid var(--line);display:grid;gap:.125rem}
dt{color:var(--soft);font-size:.9375rem}
dd{white-space:pre-wrap;margin:0}
dd.empty{color:var(--soft)}
.note{border-inline-start:.25rem solid var(--danger);padding-inline-start:1rem;font-weight:500}
form{display:grid;grid-template-columns:minmax(0,1fr);gap:1.25rem}
.field{display:grid;gap:.375rem}
.field label{font-weight:500}
.problem{color:var(--danger);font-weight:500}
input:not([type=checkbox],[type=hidden]),textarea,select{font:inherit;color:inherit;background:var(--surface);inline-size:100%;min-block-size:3rem;padding:.5rem .75rem;border:2px solid var(--danger);border-radius:.375rem}
.choice{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.75rem;align-items:start}
.choice input{inline-size:1.5rem;block-size:1.75rem}
button{font:inherit;font-weight:600;justify-self:start;min-block-size:3rem;min-inline-size:8rem;padding:.5rem 2rem;color:var(--surface);background:var(--ink);border:2px solid transparent;border-radius:.375rem;cursor:pointer}
a{color:var(--link);text-underline-offset:.25em;justify-self:start;padding-block:.375rem}
:focus-visible{outline:3px solid var(--link);outline-offset:3px}
@media (forced-colors:active){button{border-color:ButtonText}}
@media (min-width:40rem){dl>div{grid-template-columns:minmax(0,1fr) minmax(0,2fr);gap:1rem}}`;

const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

/** Colour of the site, as a style of its own: nothing but six hexadecimal digits. */
const brandStyle = (brand: string) => (/^#[0-9A-Fa-f]{6}$/.test(brand) ? `main{border-block-start-color:${brand}}` : '');

/** Frame of a page. */
export interface PageFrame {
  language: string;
  direction: 'rtl' | 'ltr';
  siteName: string;
  brand: string;
}

/**
 * Page as an answer.
 * @param content HTML in which everything that is not written here is escaped
 */
export function pageAnswer(frame: PageFrame, title: string, content: string, status = 200): Answer {
  const css = styles + brandStyle(frame.brand);
  const html = `<!DOCTYPE html>
<html lang="${escapeHtml(frame.language)}" dir="${frame.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} - ${escapeHtml(frame.siteName)}</title>
<style>${css}</style>
</head>
<body>
<header>${escapeHtml(frame.siteName)}</header>
<main>
${content}
</main>
</body>
</html>
`;
  return {
    status,
    type: 'text/html; charset=utf-8',
    content: html,
    headers: {
      'Content-Security-Policy': `default-src 'none'; style-src ${hashOf(css)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      // Without a referrer, browsers would send no origin with the form.
      'Referrer-Policy': 'same-origin',
    },
  };
}
