import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageDirection, nextLanguage } from '../../../templates/model/files/language.ts';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { escapeHtml } from '../../core/util/escape-html.ts';
import { memoizeByObject } from '../../core/util/memoize.ts';
import type { Answer } from '../../editor/server/endpoints/endpoint.ts';
import { pagePolicy } from '../../editor/server/endpoints/page-policy.ts';
import { signInWords } from './words.ts';

/** Style sheets of the pages; the palette is that of the editor. */
const sheets = ['generator/editor/app/style/palette.css', 'generator/desk/sign-in/sign-in.css'];

/** Styles, which are part of the page so that it is complete with the first answer, and the policy that allows only them. */
const stylesOf = memoizeByObject(({ root }: Pick<Engine, 'root'>) => {
  const sheet = sheets.map((name) => readFileSync(join(root, name), 'utf8')).join('');
  return { sheet, policy: pagePolicy({ 'style-src': `'sha256-${hash('sha256', sheet, 'base64')}'` }) };
});

/** Key, from Tabler Icons 3.51.0. MIT License, Copyright (c) 2020-2026 Paweł Kuna. */
export const keyIcon =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" ' +
  'aria-hidden="true"><path d="M16.555 3.843l3.602 3.602a2.877 2.877 0 0 1 0 4.069l-2.643 2.643a2.877 2.877 0 0 1 -4.069 0l-.301 ' +
  '-.301l-6.558 6.558a2 2 0 0 1 -1.239 .578l-.175 .008h-1.172a1 1 0 0 1 -.993 -.883l-.007 -.117v-1.172a2 2 0 0 1 .467 -1.284l.119 ' +
  '-.13l.414 -.414h2v-2h2v-2l2.144 -2.144l-.301 -.301a2.877 2.877 0 0 1 0 -4.069l2.643 -2.643a2.877 2.877 0 0 1 4.069 0"/>' +
  '<path d="M15 9h.01"/></svg>';

export interface PageInput {
  engine: Pick<Engine, 'root'>;
  language: MessageLanguage;
  title: string;
  /** Content of the page in HTML. */
  main: string;
  /** Address of this page in the other language. */
  otherLanguage: string;
  status?: number;
}

/** Page for people who are not signed in. */
export function pageAnswer({ engine, language, title, main, otherLanguage, status = 200 }: PageInput): Answer {
  const { sheet, policy } = stylesOf(engine);
  const other = nextLanguage(language);
  const link = `<a href="${escapeHtml(otherLanguage)}" lang="${other}" hreflang="${other}">${escapeHtml(signInWords[other].language)}</a>`;
  const html =
    `<!DOCTYPE html>\n<html lang="${language}" dir="${messageDirection(language)}"><head><meta charset="utf-8">` +
    `<title>${escapeHtml(title)}</title><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><link rel="icon" type="image/svg+xml" href="/_desk/files/icon.svg">` +
    `<style>${sheet}</style><script type="module" src="/_desk/files/sign-in.js"></script></head>` +
    `<body><nav>${link}</nav><main>${main}</main></body></html>\n`;
  return {
    status,
    type: 'text/html; charset=utf-8',
    content: html,
    headers: { 'Content-Security-Policy': policy, 'Cross-Origin-Opener-Policy': 'same-origin' },
  };
}
