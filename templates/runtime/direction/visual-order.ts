import createBidi from 'bidi-js';

export type Direction = 'rtl' | 'ltr';

/** Part of a text that is isolated from what stands around it, and what is isolated in it. */
export interface Isolate {
  start: number;
  end: number;
  direction: Direction;
  /** Each of its characters goes on to the right: Arabic digits with spaces between them do not by themselves. */
  isOverride?: boolean;
  inner?: Isolate[];
}

const bidi = createBidi();

const controls = { ltr: '\u2066', rtl: '\u2067', override: '\u202D', endOfOverride: '\u202C', end: '\u2069' };

/** The characters that begin and end an isolate. https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates */
export const controlsOf = ({ direction, isOverride }: Isolate): [open: string, close: string] => [
  controls[direction] + (isOverride ? controls.override : ''),
  (isOverride ? controls.endOfOverride : '') + controls.end,
];

/** A text with the characters that isolate parts of it. */
export function withControls(text: string, isolates: readonly Isolate[], offset = 0): string {
  let result = '';
  let at = 0;
  for (const isolate of isolates) {
    const [start, end] = [isolate.start - offset, isolate.end - offset];
    const [open, close] = controlsOf(isolate);
    result += text.slice(at, start) + open + withControls(text.slice(start, end), isolate.inner ?? [], isolate.start) + close;
    at = end;
  }
  return result + text.slice(at);
}

/** For each character of a text with controls, which one of the plain text it is; -1 for a control. */
function indexesOf(text: string, isolates: readonly Isolate[]): number[] {
  const added = withControls(text.replaceAll(/./gs, 'x'), isolates);
  let plain = 0;
  return Array.from(added, (character) => (character === 'x' ? plain++ : -1));
}

/** Where each character of a text stands, from the left, by the Unicode Bidirectional Algorithm (UAX 9). Controls take no place. */
export function placesOf(text: string, direction: Direction, isolates: readonly Isolate[] = []): Int32Array {
  const marked = withControls(text, isolates);
  const order = bidi.getReorderedIndices(marked, bidi.getEmbeddingLevels(marked, direction));
  const indexes = indexesOf(text, isolates);
  const places = new Int32Array(text.length);
  let place = 0;
  for (const at of order) {
    const index = indexes[at] as number;
    if (index >= 0) places[index] = place++;
  }
  return places;
}
