import type { Place } from '../../model/content.ts';
import type { SourceDocument } from '../../model/document.ts';
import type { Losses } from '../../model/losses.ts';
import { flatten } from './flatten.ts';
import { isoTime } from './values/dates.ts';
import { plainText } from './values/plain-text.ts';
import type { ItemComment } from './wxr/item.ts';

type Comment = SourceDocument['comments'][number];

/** Text of a comment in its paragraphs. */
const textOf = (html: string): string =>
  html
    .split(/\n\s*\n|<\/p>/i)
    .map(plainText)
    .filter((part) => part !== '')
    .join('\n\n');

/** Comment with the name of its author and no other data about them. */
function commentOf({ author, date, dateGmt, html }: ItemComment): Comment {
  const time = isoTime(date, dateGmt);
  const name = plainText(author);
  return { author: name.includes('@') ? '' : name, ...(time !== undefined && { date: time }), text: textOf(html) };
}

/** Comments of a post, if they were asked for: approved ones of people. The others are losses, without their words. */
export function readComments(comments: readonly ItemComment[], isWanted: boolean, losses: Losses, place: Place): Comment[] {
  return comments.flatMap((comment) => {
    const { id, html, isApproved, isPingback } = comment;
    const name = `${isPingback ? 'pingback' : 'comment'} ${id}`;
    if (isWanted && isApproved && !isPingback) {
      flatten(html, name, losses, place);
      return [commentOf(comment)];
    }
    losses.omissions.push({ reason: isApproved ? 'comment' : 'unpublished', name, text: '', place });
    return [];
  });
}
