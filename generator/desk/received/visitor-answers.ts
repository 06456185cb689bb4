import { messageDirection } from '../../../templates/model/files/language.ts';
import { defaultDeskLabels } from '../../../templates/model/labels/desk/defaults.ts';
import { type Answer, json } from '../../editor/server/endpoints/endpoint.ts';
import type { DeskRequest } from '../model/operations.ts';
import type { FieldProblem } from './check-post.ts';
import type { FormEdition, PublishedForm } from './published-forms.ts';
import type { Received } from './received.ts';
import type { RefusalReason } from './refusals.ts';
import { messagePage } from './visitor-pages.ts';

/** Request of a visitor, and what is known of it so far. */
export interface VisitorRequest {
  received: Received;
  asked: DeskRequest;
  /** By a script of the page; otherwise a form, which is answered with a page. */
  isScript: boolean;
  /** `site`: from a page of the site; `own`: from a page of the desk; `unknown`: the browser does not say. */
  origin: 'site' | 'own' | 'unknown' | 'other';
  /** Of the form, once it is known. */
  edition?: FormEdition;
}

/** Where a request comes from. Scripts always say it. */
export function originOf({ published, desk }: Received, { request }: DeskRequest): VisitorRequest['origin'] {
  const { origin } = request.headers;
  if (origin === published()?.origin) return 'site';
  if (origin === desk.config.url) return 'own';
  return origin === undefined || origin === 'null' ? 'unknown' : 'other';
}

/** Lets scripts of the site, and no others, read an answer. */
export function readableBySite(answer: Answer, { origin, asked }: VisitorRequest): Answer {
  const { origin: sent } = asked.request.headers;
  if (origin !== 'site' || sent === undefined) return answer;
  return { ...answer, headers: { ...answer.headers, 'Access-Control-Allow-Origin': sent, Vary: 'Origin' } };
}

/** Edition for requests about a form that is not known. */
function anyEdition({ received, asked }: VisitorRequest): FormEdition {
  const [edition] = received.published()?.editions ?? [];
  if (edition) return edition;
  const { url } = received.desk.config;
  const direction = messageDirection(asked.language);
  const words = defaultDeskLabels[asked.language] as FormEdition['words'];
  return { language: asked.language, direction, siteName: new URL(url).host, home: url, brand: '', words };
}

/** Key of the sentence, and status, of each reason. */
const answers: Record<
  RefusalReason,
  { words: 'refused' | 'tooMany' | 'tooLarge' | 'gone' | 'sentBefore' | 'full'; status: number }
> = {
  origin: { words: 'refused', status: 403 },
  'too-many': { words: 'tooMany', status: 429 },
  'too-large': { words: 'tooLarge', status: 413 },
  unreadable: { words: 'refused', status: 400 },
  'unknown-form': { words: 'gone', status: 404 },
  'unknown-page': { words: 'refused', status: 400 },
  'unknown-field': { words: 'refused', status: 400 },
  honeypot: { words: 'refused', status: 403 },
  'bad-token': { words: 'refused', status: 403 },
  'too-fast': { words: 'refused', status: 403 },
  expired: { words: 'refused', status: 403 },
  replayed: { words: 'sentBefore', status: 409 },
  'no-work': { words: 'refused', status: 403 },
  full: { words: 'full', status: 503 },
};

/** Reasons after which a script asks for another token. */
const ofTokens: readonly RefusalReason[] = ['bad-token', 'too-fast', 'expired', 'no-work'];

/** Refuses a post, and counts it. */
export function refuse(visitor: VisitorRequest, reason: RefusalReason): Answer {
  visitor.received.refusals.count(reason);
  const { words: key, status } = answers[reason];
  const edition = visitor.edition ?? anyEdition(visitor);
  const text = edition.words[key];
  // What was not read of the request is not waited for.
  const headers = { Connection: 'close' };
  if (visitor.isScript) return { ...json({ reason: ofTokens.includes(reason) ? 'token' : reason, text }, status), headers };
  const page = messagePage(edition, { heading: text, text: '', back: edition.home }, status);
  return { ...page, headers: { ...page.headers, ...headers } };
}

/** The script then lets the browser send the form, so that the visitor sees what has changed. */
export const changedAnswer = (): Answer => json({ reason: 'changed' }, 409);

/** Tells a script which fields are wrong. */
export const problemsAnswer = (problems: readonly FieldProblem[]): Answer => json({ reason: 'problems', problems }, 422);

/** Acknowledges what was stored. */
export function acknowledge({ isScript }: VisitorRequest, form: PublishedForm, edition: FormEdition, back: string): Answer {
  if (isScript) return json({});
  const { sent, thanks } = edition.words;
  return form.thanks === undefined
    ? messagePage(edition, { heading: sent, text: thanks, back: form.next ?? back })
    : messagePage(edition, { heading: form.thanks, text: '', back });
}
