import { includesRole } from '../../editor/document/person.ts';
import { screenAddress } from '../model/addresses.ts';
import type { Received } from './received.ts';
import type { StoredAnswer } from './stored-answer.ts';

/** Event of notices about what visitors sent. */
export const receivedEvent = 'form-received';

/**
 * Tells editors and owners of a new answer. One notice about each form that they have not read yet is enough. A vote without a
 * comment is only counted.
 */
export function announce({ desk, signal }: Pick<Received, 'desk' | 'signal'>, answer: StoredAnswer): void {
  signal?.notify('received');
  if (answer.isUseful !== undefined && answer.comment === undefined) return;
  const { heading, title } = answer;
  const people = desk.people.all().filter(({ role, isSuspended }) => !isSuspended && includesRole(role, 'editor'));
  for (const { id } of people) {
    const isJoined = desk.notices
      .of(id)
      .some((notice) => !notice.isRead && notice.event === receivedEvent && notice.values.form === heading);
    if (!isJoined)
      desk.notices.add({ to: id, event: receivedEvent, values: { form: heading, page: title }, href: screenAddress('received') });
  }
}
