import { editText } from '../../../../core/json/text-edit.ts';
import { markEnd, readJson } from '../../../../core/json/value.ts';
import { mergeSites } from '../../../document/merge-sites.ts';
import { editsOf } from '../../../document/text/operations.ts';

/** JSON file with the changes of another version; undefined if both changed the same places. */
export function mergeJsonFile(before: Buffer, now: Buffer, incoming: Buffer): Buffer | undefined {
  const [base, mine, theirs] = [before, now, incoming].map((bytes) => readJson(bytes.toString()));
  if (base === undefined || mine === undefined || theirs === undefined) return undefined;
  const { value, clashes } = mergeSites({ base, mine, theirs }, 'mine');
  if (clashes.length > 0) return undefined;
  const whole = now.toString();
  const text = whole.slice(markEnd(whole));
  return Buffer.from(whole.slice(0, markEnd(whole)) + editText(text, editsOf(text, [{ do: 'set', at: [], value }])));
}
