import { randomBytes } from 'node:crypto';
import { messageDirection } from '../../../../templates/model/files/language.ts';
import { missingEditorPackage } from '../../../bundle/engine/editor.ts';
import type { MessageLanguage } from '../../../core/diagnostics/diagnostics.ts';
import { missingPackageError } from '../../../core/diagnostics/optional.ts';
import { escapeHtml } from '../../../core/util/escape-html.ts';
import type { Answer, RequestPerson } from './endpoint.ts';
import { lateScript } from './late-script.ts';
import { pagePolicy } from './page-policy.ts';

const words: Record<MessageLanguage, { title: string; scripts: string }> = {
  ar: { title: 'تحرير الموقع', scripts: 'يحتاج المحرر إلى تفعيل JavaScript في المتصفح.' },
  en: { title: 'Edit the site', scripts: 'The editor needs JavaScript, which is off in this browser.' },
};

interface Shell {
  /** Base path of the site, with slashes around it. */
  base: string;
  language: MessageLanguage;
  token: string;
  /** Absent without accounts. */
  person?: RequestPerson | undefined;
}

/** Content security policy: the editor's files, pages of the site in frames, and local previews of pictures. */
const policyOf = (nonce: string): string =>
  pagePolicy({
    // Libraries that inject styles read the nonce from the page.
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' blob: data:",
    'frame-src': "'self'",
  });

/** Who edits, and the token for the desk, for the script of the editor. */
function personTags({ author: { id, name }, role, token = '' }: RequestPerson): string {
  const person = escapeHtml(JSON.stringify({ id, name, role }));
  return `<meta name="desk-person" content="${person}"><meta name="desk-token" content="${escapeHtml(token)}">`;
}

/** Page of the editor, with the base path, the language and the session token for its script. */
export function shellPage({ base, language, token, person }: Shell): Answer {
  const nonce = randomBytes(16).toString('base64');
  const { title, scripts } = words[language];
  const direction = messageDirection(language);
  const files = escapeHtml(`${base}_edit/files/`);
  const who = person ? personTags(person) : '';
  const html =
    `<!DOCTYPE html>\n<html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<meta name="edit-token" content="${escapeHtml(token)}">${who}<meta property="csp-nonce" content="${nonce}" nonce="${nonce}">` +
    `<link rel="icon" type="image/svg+xml" href="${escapeHtml(base)}_edit/icon"><link rel="stylesheet" href="${files}style.css">` +
    `<script type="module" src="${files}editor.js"></script></head>` +
    `<body><div id="editor" data-base="${escapeHtml(base)}">${lateScript(language, nonce)}</div><noscript><p>${scripts}</p></noscript></body></html>\n`;
  return {
    type: 'text/html; charset=utf-8',
    content: html,
    headers: { 'Content-Security-Policy': policyOf(nonce), 'Cross-Origin-Opener-Policy': 'same-origin' },
  };
}

/**
 * Page that is shown if the editor's packages are missing: what to install.
 * @param root folder of the engine
 */
export function missingPage(language: MessageLanguage, root: string): Answer {
  const { title } = words[language];
  const reason = missingPackageError(missingEditorPackage(root) ?? 'react-aria-components').in(language);
  const direction = messageDirection(language);
  const html =
    `<!DOCTYPE html>\n<html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>${title}</title></head>` +
    `<body><h1>${title}</h1><p>${escapeHtml(reason)}</p></body></html>\n`;
  const headers = { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" };
  return { status: 501, type: 'text/html; charset=utf-8', content: html, headers };
}
