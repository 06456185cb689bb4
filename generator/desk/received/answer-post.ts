import { deskNames } from '../../../templates/components/desk/names.ts';
import type { Answer } from '../../editor/server/endpoints/endpoint.ts';
import { networkOf } from '../model/client-address.ts';
import type { DeskRequest } from '../model/operations.ts';
import { answerForm } from './answer-form.ts';
import { hasOnlyKnownFields, isTrapped } from './check-post.ts';
import { type FormPost, firstValue } from './form-post.ts';
import { PostError, readPost } from './read-post.ts';
import type { Received } from './received.ts';
import type { RefusalReason } from './refusals.ts';
import { originOf, readableBySite, refuse, type VisitorRequest } from './visitor-answers.ts';

/** What no page of the site sends. */
function strangeness({ published, page, post, form }: FormPost): RefusalReason | undefined {
  if (!Object.hasOwn(published.pages, page)) return 'unknown-page';
  if (!hasOnlyKnownFields(post, form)) return 'unknown-field';
  return isTrapped(post, form) ? 'honeypot' : undefined;
}

/** Reads a post and answers it; files that nothing needs are removed. @throws PostError */
async function answerRead(visitor: VisitorRequest, isFeedback: boolean): Promise<Answer> {
  const { received, asked } = visitor;
  const published = received.published();
  const form = published?.forms.find((one) => one.id === asked.rest && (one.isFeedback === true) === isFeedback);
  const edition = form && published?.editions[form.edition];
  if (!published || !form || !edition) return refuse(visitor, 'unknown-form');
  visitor.edition = edition;
  const post = await readPost(asked.request, received.files);
  const read = post.files.map(({ id }) => id);
  const known: FormPost = { ...visitor, form, edition, published, post, page: firstValue(post, deskNames.page) };
  try {
    const reason = strangeness(known);
    return reason ? refuse(known, reason) : await answerForm(known);
  } finally {
    if (!known.keepsFiles) received.files.remove(read);
  }
}

async function answerVisitor(visitor: VisitorRequest, isFeedback: boolean): Promise<Answer> {
  const { received, asked, origin, isScript } = visitor;
  if (origin === 'other' || (isScript && origin === 'unknown')) return refuse(visitor, 'origin');
  if (!received.rates.posts.take(networkOf(asked.address))) return refuse(visitor, 'too-many');
  try {
    return await answerRead(visitor, isFeedback);
  } catch (error) {
    if (error instanceof PostError) return refuse(visitor, error.reason);
    throw error;
  }
}

/** Answers what a form of the site posts, or an opinion about a page. */
export async function answerPost(received: Received, asked: DeskRequest, isFeedback: boolean): Promise<Answer> {
  const isScript = (asked.request.headers.accept ?? '').includes('application/json');
  const visitor: VisitorRequest = { received, asked, isScript, origin: originOf(received, asked) };
  return readableBySite(await answerVisitor(visitor, isFeedback), visitor);
}

/** Hands out a token, and the proof of work that it needs. Only scripts of the site can read it. */
export function answerChallenge(received: Received, asked: DeskRequest): Answer {
  const visitor: VisitorRequest = { received, asked, isScript: true, origin: originOf(received, asked) };
  if (!received.rates.challenges.take(networkOf(asked.address))) return readableBySite(refuse(visitor, 'too-many'), visitor);
  const challenge = { token: received.tokens.create({ kind: 'work' }), ...received.limits.work };
  return readableBySite({ type: 'application/json; charset=utf-8', content: JSON.stringify(challenge) }, visitor);
}
