/**
 * Signs in the text of a source that a sentence would take for marks. There are no escapes, so such a sign gets a space or is
 * replaced by one that looks like it. Letters and digits stay.
 */
export type Guard = 'brackets' | 'notes' | 'stars' | 'ticks' | 'singleBrackets';

/** Guards against reading text as an element of a kind. */
export const guardAgainst: Readonly<Record<string, Guard>> = {
  link: 'brackets',
  language: 'brackets',
  abbreviation: 'brackets',
  key: 'brackets',
  formula: 'brackets',
  subscript: 'brackets',
  superscript: 'brackets',
  struck: 'brackets',
  note: 'notes',
  strong: 'stars',
  emphasis: 'stars',
  run: 'ticks',
};

// The check of a site takes brackets with one space or none before an address for half a mark.
const replacements: Record<Guard, [pattern: RegExp, replacement: string][]> = {
  brackets: [[/\](?=\()/g, ']  ']],
  notes: [[/\^(?=\[)/g, '^ ']],
  stars: [[/\*/g, '\u2217']],
  ticks: [[/`/g, '\u2018']],
  singleBrackets: [
    [/\[/g, '('],
    [/\]/g, ')'],
  ],
};

/** Guards in the order in which they are tried where a sentence is misread for no plain reason. */
export const allGuards: readonly Guard[] = ['brackets', 'notes', 'stars', 'ticks'];

/** A text with the signs of some guards replaced. */
export function guarded(text: string, guards: ReadonlySet<Guard>): string {
  let result = text;
  for (const guard of guards) for (const [pattern, sign] of replacements[guard]) result = result.replaceAll(pattern, sign);
  return result;
}
