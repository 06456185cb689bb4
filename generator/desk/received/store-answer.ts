import { feedbackNames } from '../../../templates/blocks/page-feedback/desk-form.ts';
import { createId } from '../model/secrets.ts';
import { announce } from './announce.ts';
import { storedFields } from './check-post.ts';
import type { FormPost } from './form-post.ts';
import type { StoredAnswer } from './stored-answer.ts';

type Storable = Pick<FormPost, 'received' | 'form' | 'edition' | 'post' | 'page' | 'published'>;

const isDiskError = (error: unknown) =>
  ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '');

const trimmedValue = ({ post }: Storable, name: string) => (post.values.get(name)?.[0] ?? '').trim();

function answerOf(storable: Storable, nonce: string | undefined): StoredAnswer {
  const { received, form, edition, post, page, published } = storable;
  const labels = new Map(form.fields.map(({ name, label }) => [name, label]));
  const comment = trimmedValue(storable, feedbackNames.comment);
  return {
    ...{ id: createId(), at: received.desk.now(), form: form.id, heading: form.heading },
    ...{ page, title: published.pages[page] ?? page, language: edition.language, fields: storedFields(post, form) },
    files: post.files.map(({ field, id, name, bytes }) => ({ id, name, bytes, label: labels.get(field) ?? field })),
    ...(form.isFeedback && { isUseful: trimmedValue(storable, feedbackNames.answer) === 'yes' }),
    ...(form.isFeedback && comment !== '' && { comment }),
    ...(nonce !== undefined && { nonce }),
  };
}

/**
 * Stores an answer with its files, or leaves everything as it was.
 * @param nonce of its token: no second answer is stored with it
 * @returns whether there was room on the disk
 */
export async function storeAnswer(storable: Storable, nonce: string | undefined): Promise<boolean> {
  const { received, post } = storable;
  const { answers, files, storing } = received;
  const answer = answerOf(storable, nonce);
  const ids = post.files.map(({ id }) => id);
  if (nonce !== undefined) storing.add(nonce);
  try {
    files.keep(ids);
    await answers.add(answer).catch((error: unknown) => {
      files.release(ids);
      throw error;
    });
  } catch (error) {
    if (isDiskError(error)) return false;
    throw error;
  } finally {
    if (nonce !== undefined) storing.delete(nonce);
  }
  announce(received, answer);
  return true;
}
