import { feedbackNames } from '../../../templates/blocks/page-feedback/desk-form.ts';
import { deskNames } from '../../../templates/components/desk/names.ts';
import type { Answer } from '../../editor/server/endpoints/endpoint.ts';
import { networkOf } from '../model/client-address.ts';
import { type FieldProblem, findProblems, valuesOf } from './check-post.ts';
import { type FormPost, firstValue } from './form-post.ts';
import type { RefusalReason } from './refusals.ts';
import { storeAnswer } from './store-answer.ts';
import { isWorkDone, type TokenContent } from './tokens.ts';
import { acknowledge, changedAnswer, problemsAnswer, refuse } from './visitor-answers.ts';
import { reviewPage } from './visitor-pages.ts';

/** Opinion about a page without a comment: nobody has to read it. */
const isVote = ({ form, post }: FormPost) => form.isFeedback === true && firstValue(post, feedbackNames.comment).trim() === '';

/** Full address of the page. */
const backOf = ({ published, page }: FormPost) => published.origin + page;

interface ReviewOptions {
  /** Default: a new one, which stands for the files too. */
  token?: string;
  note?: string;
  status?: number;
}

/** Page on which the visitor checks the answers, and sends them. */
function review(visitor: FormPost, problems: readonly FieldProblem[], options: ReviewOptions = {}): Answer {
  const { received, form, edition, post, page } = visitor;
  visitor.keepsFiles = true;
  const wrong = new Set(problems.map(({ name }) => name));
  const files = post.files.filter(({ field }) => !wrong.has(field));
  const token = options.token ?? received.tokens.create({ kind: 'review', form: form.id, files });
  const action = `/_desk/${form.isFeedback ? 'feedback' : 'form'}/${form.id}?version=${form.version}`;
  const shown = { form, edition, post, problems, action, page, back: backOf(visitor), token };
  return reviewPage({ ...shown, note: options.note, status: options.status ?? 200 });
}

/** Fields in which consent was given to words that have changed since. */
function changedConsent({ asked, form, post, edition }: FormPost): FieldProblem[] {
  if (asked.query.get('version') === form.version) return [];
  const given = form.fields.filter((field) => field.type === 'consent' && valuesOf(post, field).length > 0);
  return given.map(({ name }) => ({ name, text: edition.words.changed }));
}

/** What is wrong with the token of a post; undefined if it may be used. */
function tokenProblem(visitor: FormPost, content: TokenContent | undefined): RefusalReason | undefined {
  const { received, form, origin, post } = visitor;
  const { limits, desk, answers, storing } = received;
  if (!content || (content.form !== undefined && content.form !== form.id)) return 'bad-token';
  // The page for checking is at the desk.
  if (origin !== 'own' && (origin !== 'site' || content.kind === 'review')) return 'origin';
  const age = desk.now() - content.at;
  if (age > limits.mostAge || age < -limits.leastAge) return 'expired';
  if (answers.isUsed(content.nonce) || storing.has(content.nonce)) return 'replayed';
  if (age < limits.leastAge && !isVote(visitor)) return 'too-fast';
  const isUnproved = () => !isWorkDone(firstValue(post, deskNames.token), firstValue(post, deskNames.work), limits.work);
  return content.kind === 'work' && isUnproved() ? 'no-work' : undefined;
}

/** Stores a post, and acknowledges it. */
async function store(visitor: FormPost, nonce: string | undefined): Promise<Answer> {
  const { received, form, edition } = visitor;
  visitor.keepsFiles = true;
  if (await storeAnswer(visitor, nonce)) return acknowledge(visitor, form, edition, backOf(visitor));
  if (visitor.isScript) return refuse(visitor, 'full');
  received.refusals.count('full');
  return review(visitor, [], { note: edition.words.full, status: 503 });
}

/** Without a token an opinion about a page is counted at once; everything else is shown for checking. */
function answerFirst(visitor: FormPost, problems: readonly FieldProblem[], note: string | undefined): Promise<Answer> | Answer {
  const { received, origin, asked, page, isScript, post } = visitor;
  if (isScript) return refuse(visitor, 'bad-token');
  if (origin === 'unknown' && post.files.length > 0) return refuse(visitor, 'origin');
  if (!isVote(visitor) || origin === 'unknown' || problems.length > 0) return review(visitor, problems, note ? { note } : {});
  const isAllowed = received.rates.votes.take(`${networkOf(asked.address)} ${page}`);
  return isAllowed ? store(visitor, undefined) : refuse(visitor, 'too-many');
}

/** Who checked the answers too quickly or for too long sees them once more. */
function reviewAgain(visitor: FormPost, reason: 'too-fast' | 'expired', content: TokenContent): Answer {
  const { received, edition } = visitor;
  received.refusals.count(reason);
  if (reason === 'expired') return review(visitor, [], { note: edition.words.expired, status: 403 });
  return review(visitor, [], { token: received.tokens.renew(content), note: edition.words.wait, status: 403 });
}

/** Adds the files that were posted before the review, except of fields that have new ones. */
function addReviewedFiles({ post }: FormPost, content: TokenContent | undefined): void {
  const posted = new Set(post.files.map(({ field }) => field));
  post.files.push(...(content?.files ?? []).filter(({ field }) => !posted.has(field)));
}

/** Answers a post of a known form. */
export async function answerForm(visitor: FormPost): Promise<Answer> {
  const { received, post, form, edition, isScript } = visitor;
  const token = firstValue(post, deskNames.token);
  const content = token === '' ? undefined : received.tokens.read(token);
  const reason = token === '' ? undefined : tokenProblem(visitor, content);
  const isReviewed = content?.kind === 'review';
  if (isReviewed && (!reason || reason === 'too-fast')) addReviewedFiles(visitor, content);
  if (isReviewed && (reason === 'too-fast' || reason === 'expired')) return reviewAgain(visitor, reason, content);
  if (reason) return refuse(visitor, reason);
  const changed = changedConsent(visitor);
  if (isScript && changed.length > 0) return changedAnswer();
  const note = changed.length > 0 ? edition.words.changed : undefined;
  const found = await findProblems(post, form, edition, received.files.pathOf);
  const problems = [...changed, ...found.filter(({ name }) => !changed.some((one) => one.name === name))];
  if (!content) return answerFirst(visitor, problems, note);
  if (problems.length === 0) return store(visitor, content.nonce);
  return isScript ? problemsAnswer(problems) : review(visitor, problems, note === undefined ? {} : { note });
}
