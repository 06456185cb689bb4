import createBidi from 'bidi-js';

export type Direction = 'rtl' | 'ltr';

/** Isolated part of a text, and the isolates inside it. */
export interface Isolate {
  start: number;
  end: number;
  direction: Direction;
  /** Forces left-to-right order: Arabic digits with spaces between them need it. */
  isOverride?: boolean;
  inner?: Isolate[];
}

const bidi = createBidi();

const controls = { ltr: '\u2066', rtl: '\u2067', override: '\u202D', endOfOverride: '\u202C', end: '\u2069' };

/** Characters that begin and end an isolate. https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates */
export const controlsOf = ({ direction, isOverride }: Isolate): [open: string, close: string] => [
  controls[direction] + (isOverride ? controls.override : ''),
  (isOverride ? controls.endOfOverride : '') + controls.end,
];

/** Text with isolate characters around its parts. */
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

/** For each character of a text with controls, its index in the plain text; -1 for a control. */
function indexesOf(text: string, isolates: readonly Isolate[]): number[] {
  const added = withControls(text.replaceAll(/./gs, 'x'), isolates);
  let plain = 0;
  return Array.from(added, (character) => (character === 'x' ? plain++ : -1));
}

/** Visual position of each character, from the left, by the Unicode Bidirectional Algorithm (UAX 9). Controls have no width. */
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
