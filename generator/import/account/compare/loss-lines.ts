import type { Change, Counts, OmissionReason } from '../../model/losses.ts';
import type { ChangeLine, OmissionLine } from '../account.ts';
import type { CheckedOmission } from './claims.ts';

/** Characters of a text that the report shows. */
const shownLength = 160;

export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > shownLength ? `${characters.slice(0, shownLength).join('')}…` : line;
}

/** Reasons whose words and names are never written. */
const secret: ReadonlySet<OmissionReason> = new Set(['unpublished', 'comment']);

/** Number of a post; names of other forms may be titles. */
const isNumber = (name: string) => /^\d+$/.test(name);

const counted = (counts: Partial<Counts> = {}): Partial<Counts> =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0)) as Partial<Counts>;

/** Omission as the report has it; of private content, without names and words. */
export function omissionLine({ omission, words }: CheckedOmission): OmissionLine {
  const { reason, name, text, counts, place } = omission;
  const isSecret = secret.has(reason);
  return {
    reason,
    name: isSecret && !isNumber(name) ? '' : shortened(name),
    words,
    text: isSecret ? '' : shortened(text),
    counts: counted(counts),
    ...(place && { place }),
  };
}

export const changeLine = ({ reason, name, before, after, counts, place }: Change): ChangeLine => ({
  reason,
  name: shortened(name),
  before: shortened(before),
  after: shortened(after),
  counts: counted(counts),
  ...(place && { place }),
});
