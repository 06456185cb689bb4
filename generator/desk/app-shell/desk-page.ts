import { randomBytes } from 'node:crypto';
import { messageDirection } from '../../../templates/model/files/language.ts';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { escapeHtml } from '../../core/util/escape-html.ts';
import type { Role } from '../../editor/document/person.ts';
import type { Answer } from '../../editor/server/endpoints/endpoint.ts';
import { lateScript } from '../../editor/server/endpoints/late-script.ts';
import { pagePolicy } from '../../editor/server/endpoints/page-policy.ts';

const words: Record<MessageLanguage, { title: string; scripts: string }> = {
  ar: { title: 'مكتب الموقع', scripts: 'يحتاج المكتب إلى تفعيل JavaScript في المتصفح.' },
  en: { title: 'Site desk', scripts: 'The desk needs JavaScript, which is off in this browser.' },
};

/** Person whom the page is for, as its script reads it. */
export interface PagePerson {
  id: string;
  name: string;
  role: Role;
}

export interface DeskPageInput {
  language: MessageLanguage;
  /** Token of the session, which the script sends with each POST. */
  token: string;
  person: PagePerson;
}

/** Content security policy: files and operations of the desk only. */
const policyOf = (nonce: string): string =>
  pagePolicy({
    // Libraries that inject styles read the nonce from the page.
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data:",
  });

/** Page of the desk for a signed-in person: its script draws the screens. Answer to the operation `''`. */
export function deskPage({ language, token, person: { id, name, role } }: DeskPageInput): Answer {
  const nonce = randomBytes(16).toString('base64');
  const { title, scripts } = words[language];
  const person = escapeHtml(JSON.stringify({ id, name, role }));
  const html =
    `<!DOCTYPE html>\n<html lang="${language}" dir="${messageDirection(language)}"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<meta name="color-scheme" content="light dark"><meta name="desk-token" content="${escapeHtml(token)}">` +
    `<meta name="desk-person" content="${person}"><meta property="csp-nonce" content="${nonce}" nonce="${nonce}">` +
    `<link rel="icon" type="image/svg+xml" href="/_desk/files/icon.svg"><link rel="stylesheet" href="/_desk/files/style.css">` +
    `<script type="module" src="/_desk/files/desk.js"></script></head>` +
    `<body><div id="desk">${lateScript(language, nonce)}</div><noscript><p>${scripts}</p></noscript></body></html>\n`;
  return {
    type: 'text/html; charset=utf-8',
    content: html,
    headers: { 'Content-Security-Policy': policyOf(nonce), 'Cross-Origin-Opener-Policy': 'same-origin' },
  };
}
