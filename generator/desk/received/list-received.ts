import { groupBy } from '../../core/util/group-by.ts';
import type { FeedbackAnswer, ReceivedAnswer, ReceivedItem, ReceivedLine } from '../model/protocol.ts';
import type { AnswerEntry } from './answers.ts';
import type { Received } from './received.ts';
import type { StoredAnswer } from './stored-answer.ts';

/** Answers of one list. */
const pageSize = 50;

/** Characters of a summary at most. */
const longestSummary = 140;

/** Votes without a comment are only counted. */
const isListed = ({ isUseful, hasComment }: AnswerEntry): boolean => isUseful === undefined || hasComment;

/** Filter of a list, from the query. */
export interface ReceivedFilter {
  form: string | null;
  page: string | null;
}

/** Entries of a filter, the newest first. */
export function filterEntries({ answers }: Received, { form, page }: ReceivedFilter): AnswerEntry[] {
  return answers
    .entries()
    .filter((entry) => isListed(entry) && (form === null || entry.form === form) && (page === null || entry.page === page))
    .toReversed();
}

function summaryOf({ fields, comment }: StoredAnswer): string {
  const words =
    comment ??
    fields
      .filter(({ isConsent }) => !isConsent)
      .map(({ value }) => value)
      .join(' · ');
  const line = words.replaceAll(/\s+/g, ' ');
  return line.length > longestSummary ? `${line.slice(0, longestSummary).trimEnd()}…` : line;
}

const pageOf = ({ page, title }: Pick<StoredAnswer, 'page' | 'title'>) => ({ path: page, title });

const lineOf = (answer: StoredAnswer): ReceivedLine => {
  const { id, at, heading, files } = answer;
  return { id, at, form: heading, page: pageOf(answer), summary: summaryOf(answer), files: files.length };
};

/** Counts by a key, with what names it in its latest entry. */
function countBy<Named>(
  entries: readonly AnswerEntry[],
  keyOf: (entry: AnswerEntry) => string,
  nameOf: (entry: AnswerEntry) => Named,
) {
  const counts = new Map<string, Named & { count: number }>();
  for (const entry of entries) counts.set(keyOf(entry), { ...nameOf(entry), count: (counts.get(keyOf(entry))?.count ?? 0) + 1 });
  return [...counts.values()];
}

/** @param before id of the last one shown before */
export async function listReceived(received: Received, filter: ReceivedFilter, before: string | null): Promise<ReceivedAnswer> {
  const all = received.answers.entries().filter(isListed);
  const own = filterEntries(received, filter);
  const first = before === null ? 0 : own.findIndex(({ id }) => id === before) + 1;
  const shown = own.slice(first, first + pageSize);
  return {
    answers: (await received.answers.read(shown)).map(lineOf),
    total: own.length,
    hasMore: own.length > first + pageSize,
    forms: countBy(
      all,
      ({ form }) => form,
      ({ form, heading }) => ({ id: form, name: heading }),
    ),
    pages: countBy(all, ({ page }) => page, pageOf),
    refused: Object.entries(received.refusals.counts()).map(([reason, count]) => ({ reason, count })),
    keepDays: received.desk.config.keepFormsDays,
  };
}

/** One answer. */
export async function readReceived({ answers }: Received, id: string): Promise<ReceivedItem | undefined> {
  const [answer] = await answers.read(answers.entries().filter((entry) => entry.id === id));
  if (!answer) return undefined;
  const { at, heading, fields, files } = answer;
  const shown = fields.map(({ label, value, isConsent }) => ({ label, value, ...(isConsent && { isConsent }) }));
  return { id, at, form: heading, page: pageOf(answer), fields: shown, files };
}

/** Comments of a page that are shown at most, the newest ones. */
const mostComments = 100;

/** Shares of answers to "was this page useful?". */
export async function feedbackShares({ answers }: Received): Promise<FeedbackAnswer> {
  const entries = answers.entries().filter(({ isUseful }) => isUseful !== undefined);
  const pages = groupBy(entries, ({ page }) => page);

  const shares = [...pages.values()].map(async (own) => {
    const commented = own
      .filter(({ hasComment }) => hasComment)
      .toReversed()
      .slice(0, mostComments);
    const comments = (await answers.read(commented)).map(({ id, at, isUseful, comment }) => {
      return { id, at, isUseful: isUseful === true, text: comment ?? '' };
    });
    const yes = own.filter(({ isUseful }) => isUseful).length;
    return { ...pageOf(own.at(-1) as AnswerEntry), yes, no: own.length - yes, comments };
  });
  const all = await Promise.all(shares);
  return { pages: all.sort((one, other) => other.yes + other.no - (one.yes + one.no)) };
}
