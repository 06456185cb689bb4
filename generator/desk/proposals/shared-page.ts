import { hash } from 'node:crypto';
import { messageDirection } from '../../../templates/model/files/language.ts';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { escapeHtml } from '../../core/util/escape-html.ts';
import type { Answer } from '../../editor/server/endpoints/endpoint.ts';
import { dayInWords } from '../model/day.ts';
import { longestName, longestText } from './input.ts';
import { sharedWords } from './shared-words.ts';
import type { Proposal, ProposalComment, Share } from './stored-proposal.ts';

const styles = `:root{color-scheme:light dark;font:1rem/1.7 system-ui,sans-serif}
body{margin:0;padding:1rem;max-inline-size:90rem;margin-inline:auto}
h1{margin-block:0 .25rem;font-size:1.375rem}h2{font-size:1.0625rem;margin-block:1.5rem .5rem}p{margin-block:.25rem}
main{display:grid;gap:1.5rem;grid-template-columns:minmax(0,1fr)}
iframe{inline-size:100%;block-size:75vh;border:1px solid #8888;border-radius:.5rem;background:#fff}
ul{padding:0;margin:0;list-style:none}header blockquote{margin:.5rem 0;padding-inline-start:.75rem;border-inline-start:.25rem solid #8886;white-space:pre-line;overflow-wrap:anywhere}nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
nav a{display:inline-block;padding-block:.375rem}
li blockquote{margin:.25rem 0;white-space:pre-line;overflow-wrap:anywhere}
li+li{border-block-start:1px solid #8885;padding-block-start:.5rem;margin-block-start:.5rem}nav li+li{border:0;padding:0;margin:0}
form{display:grid;gap:.75rem;max-inline-size:36rem}label{display:grid;gap:.25rem;font-weight:600}
input,textarea,button{font:inherit;padding:.5rem .75rem;border:1px solid #777;border-radius:.375rem}
textarea{min-block-size:7rem}button{justify-self:start;min-block-size:2.75rem;background:#0f5c48;color:#fff;border-color:#0f5c48;cursor:pointer}
:focus-visible{outline:3px solid #2a7a69;outline-offset:2px}
[role=status],[role=alert]{padding:.5rem .75rem;border-inline-start:.25rem solid #2a7a69}[role=alert]{border-color:#b3261e}
@media(min-width:64rem){main{grid-template-columns:minmax(0,1fr) 22rem}}`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', styles, 'base64')}'`,
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Headers of everything behind a preview link: not indexed, in frames of the desk only. */
export const sharedHeaders = { 'X-Robots-Tag': 'noindex, nofollow, noarchive', 'X-Frame-Options': 'SAMEORIGIN' } as const;

const headers = {
  ...sharedHeaders,
  'Content-Security-Policy': policy,
  // The origin is sent with the form; the secret in the address never leaves the desk.
  'Referrer-Policy': 'same-origin',
};

interface Document {
  language: MessageLanguage;
  title: string;
  body: string;
  status?: number;
}

function documentOf({ language, title, body, status = 200 }: Document): Answer {
  const content =
    `<!DOCTYPE html>\n<html lang="${language}" dir="${messageDirection(language)}"><head><meta charset="utf-8">` +
    `<title>${escapeHtml(title)}</title><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex, nofollow"><style>${styles}</style></head><body>${body}</body></html>\n`;
  return { status, type: 'text/html; charset=utf-8', content, headers };
}

/** Page with a sentence about a link that leads nowhere. @param back address of the preview, if there is one */
export function sentencePage(
  { title, text, status, back }: { title: string; text: string; status: number; back?: string },
  language: MessageLanguage,
): Answer {
  const link = back === undefined ? '' : `<p><a href="${escapeHtml(back)}" target="_top">${sharedWords[language].back}</a></p>`;
  const body = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${link}`;
  return documentOf({ language, title, body, status });
}

function commentItem({ guest = '', at, text }: ProposalComment, language: MessageLanguage): string {
  const day = new Date(at).toISOString().slice(0, 10);
  return (
    `<li><p><strong><bdi>${escapeHtml(guest)}</bdi></strong> <time datetime="${day}">${dayInWords(at, language)}</time></p>` +
    `<blockquote dir="auto">${escapeHtml(text)}</blockquote></li>`
  );
}

/** What a guest typed, and why it was not accepted. */
export interface GuestDraft {
  name: string;
  text: string;
  /** Sentence; absent: it has been sent. */
  problem?: string;
}

export interface SharedView {
  proposal: Proposal;
  share: Share;
  secret: string;
  /** Path of the preview link, with a slash at its end. */
  home: string;
  language: MessageLanguage;
  isSent?: boolean;
  draft?: GuestDraft;
}

function commentForm({ secret, language, isSent = false, draft }: SharedView): string {
  const w = sharedWords[language];
  const status = isSent ? `<p role="status">${w.sent}</p>` : '';
  const problem =
    draft?.problem === undefined ? '' : `<p role="alert"><strong>${w.notSent}</strong> ${escapeHtml(draft.problem)}</p>`;
  return (
    `<h2 id="comment">${w.comment}</h2>${status}${problem}` +
    `<form method="post" action="/_desk/shared-comment?language=${language}" aria-labelledby="comment">` +
    `<input type="hidden" name="secret" value="${escapeHtml(secret)}">` +
    `<label>${w.name}<input name="name" required maxlength="${longestName}" autocomplete="name" value="${escapeHtml(draft?.name ?? '')}"></label>` +
    `<label>${w.text}<textarea name="text" required maxlength="${longestText}" dir="auto">${escapeHtml(draft?.text ?? '')}</textarea></label>` +
    `<button>${w.send}</button></form>`
  );
}

/** Page behind a preview link: the pages in a frame, the comments of guests, and a form for one more. Works without scripts. */
export function sharedPage(view: SharedView): Answer {
  const { proposal, share, home, language, draft } = view;
  const w = sharedWords[language];
  const addressOf = (address: string) => escapeHtml(`${home}at${encodeURI(address)}`);
  const about = w.about
    .replace('{by}', () => `<bdi>${escapeHtml(proposal.by.name)}</bdi>`)
    .replace('{until}', () => dayInWords(share.expiresAt, language));
  const pages = proposal.pages.map(
    ({ address, title }) => `<li><a href="${addressOf(address)}" target="preview"><bdi>${escapeHtml(title)}</bdi></a></li>`,
  );
  const comments = proposal.comments.filter(({ guest }) => guest !== undefined).map((comment) => commentItem(comment, language));
  const list = comments.length > 0 ? `<ul>${comments.join('')}</ul>` : `<p>${w.noComments}</p>`;
  const note = proposal.note === '' ? '' : `<blockquote dir="auto">${escapeHtml(proposal.note)}</blockquote>`;
  const body =
    `<header><h1>${w.title}</h1><p>${about}</p>${note}<nav aria-label="${w.pages}"><ul>${pages.join('')}</ul></nav>` +
    // The frame between takes most of a screen, and many presses of the Tab key.
    `<p><a href="#comment">${w.comment}</a></p></header>` +
    `<main><iframe name="preview" title="${w.preview}" src="${addressOf(proposal.pages[0]?.address ?? '/')}" sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>` +
    `<section aria-labelledby="comments"><h2 id="comments">${w.comments}</h2>${list}${commentForm(view)}</section></main>`;
  return documentOf({ language, title: w.title, body, status: draft?.problem === undefined ? 200 : 400 });
}
