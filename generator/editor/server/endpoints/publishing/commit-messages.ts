import type { MessageLanguage } from '../../../../core/diagnostics/diagnostics.ts';
import { count, fill } from '../../../app/words/sentences.ts';
import { tell, words } from '../../../app/words/tell.ts';
import type { AuthoredAction } from '../../../document/authored-versions.ts';
import { shorten } from '../../../document/limits.ts';

/** Maximum length of a line, in characters, and maximum number of lines. */
const most = { length: 200, lines: 50 };

const sentences: Record<
  MessageLanguage,
  { others: Parameters<typeof count>[0]; subject: string; unknown: string; more: string }
> = {
  ar: {
    others: {
      one: 'تعديل آخر',
      two: 'تعديلان آخران',
      few: '{n} تعديلات أخرى',
      many: '{n} تعديلًا آخر',
      other: '{n} تعديل آخر',
    },
    subject: '{first}، و{others}',
    unknown: 'تعديل ملف الموقع من خارج المحرر',
    more: '… وغيرها',
  },
  en: {
    others: { one: '1 more change', other: '{n} more changes' },
    subject: '{first}, and {others}',
    unknown: 'Change the site file outside the editor',
    more: '… and more',
  },
};

/** Text as one line, without characters that change the direction of what follows. */
const lineOf = (text: string) =>
  shorten(
    text.replaceAll(/[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu, (found) => (/\s/.test(found) ? ' ' : '')),
    most.length,
  )
    .replaceAll(/\s+/g, ' ')
    .trim();

function toldAction({ kind, summary }: AuthoredAction, language: MessageLanguage): string {
  const what = tell(summary, language);
  return lineOf(kind === 'change' ? what : fill(words[language].bar.returned[kind], { what }));
}

/** Commit message about what somebody did: a sentence, and a list if there is more. */
export function messageOfActions(actions: readonly AuthoredAction[], language: MessageLanguage): string {
  const { others, subject, unknown, more } = sentences[language];
  const [first, ...rest] = new Set(actions.map((action) => toldAction(action, language)).filter(Boolean));
  if (first === undefined) return unknown;
  if (rest.length === 0) return first;
  const lines = [first, ...rest].slice(0, most.lines).map((line) => `- ${line}`);
  const shown = [...lines, ...(rest.length >= most.lines ? [more] : [])];
  return `${fill(subject, { first, others: count(others, rest.length, language) })}\n\n${shown.join('\n')}`;
}

/** Adds the message of who published to one about what others did. @param name name for git */
export const withPublisher = (message: string, publication: string, name: string): string =>
  `${message}\n\n${publication}\n\nPublished-by: ${name}`;
