import { childOf, childrenOf, type XmlElement } from '../office/xml.ts';

interface Level {
  format: string;
  start: number;
  text: string;
  /** Number of the level whose items restart this one; 0: none does. */
  restart?: number;
  style?: string;
}

interface Definition {
  id: string;
  levels: Map<number, Level>;
  /** Starts that an instance overrides. */
  starts: Map<number, number>;
}

/** A numbered or bulleted paragraph. */
export interface ListPosition {
  level: number;
  format: string;
  value: number;
  /** Text before the paragraph, with its numbers: `المادة 3:`. */
  label: string;
  /** Whether the label has words, which readers would miss. */
  isNamed: boolean;
}

const abjad = [...'أبجدهوزحطيكلمنسعفصقرشتثخذضظغ'];
const alpha = [...'أبتثجحخدذرزسشصضطظعغفقكلمنهوي'];
const latin = [...'abcdefghijklmnopqrstuvwxyz'];

const letterOf = (letters: string[], value: number) => letters[(value - 1) % letters.length] ?? String(value);

function roman(value: number): string {
  const digits: [number, string][] = [
    [1000, 'm'],
    [900, 'cm'],
    [500, 'd'],
    [400, 'cd'],
    [100, 'c'],
    [90, 'xc'],
    [50, 'l'],
    [40, 'xl'],
    [10, 'x'],
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ];
  let rest = value % 4000;
  return digits
    .map(([size, sign]) => {
      const count = Math.floor(rest / size);
      rest %= size;
      return sign.repeat(count);
    })
    .join('');
}

/** A number as a format writes it. */
function formatNumber(value: number, format: string): string {
  switch (format) {
    case 'lowerLetter':
      return letterOf(latin, value);
    case 'upperLetter':
      return letterOf(latin, value).toUpperCase();
    case 'lowerRoman':
      return roman(value);
    case 'upperRoman':
      return roman(value).toUpperCase();
    case 'arabicAbjad':
      return letterOf(abjad, value);
    case 'arabicAlpha':
      return letterOf(alpha, value);
    default:
      return String(value);
  }
}

const valOf = (element: XmlElement | undefined) => element?.attributes['w:val'];

function readLevel(element: XmlElement): Level {
  const restart = valOf(childOf(element, 'w:lvlRestart'));
  return {
    format: valOf(childOf(element, 'w:numFmt')) ?? 'decimal',
    start: Number(valOf(childOf(element, 'w:start')) ?? 1),
    text: valOf(childOf(element, 'w:lvlText')) ?? '',
    restart: restart === undefined ? undefined : Number(restart),
    style: valOf(childOf(element, 'w:pStyle')),
  };
}

const readLevels = (elements: XmlElement[]) =>
  new Map(elements.map((element) => [Number(element.attributes['w:ilvl'] ?? 0), readLevel(element)]));

/** Lists of a document, with the numbers that its paragraphs have reached. */
export class Numbering {
  readonly #definitions = new Map<string, Definition>();
  readonly #counts = new Map<string, Map<number, number>>();
  readonly #started = new Set<string>();

  constructor(tree: XmlElement | undefined) {
    const shared = new Map(
      childrenOf(tree, 'w:abstractNum').map((element) => [
        element.attributes['w:abstractNumId'] ?? '',
        readLevels(childrenOf(element, 'w:lvl')),
      ]),
    );
    for (const element of childrenOf(tree, 'w:num')) {
      const id = valOf(childOf(element, 'w:abstractNumId')) ?? '';
      const overrides = childrenOf(element, 'w:lvlOverride');
      const own = readLevels(overrides.flatMap((override) => childrenOf(override, 'w:lvl')));
      const starts = overrides.flatMap((override): [number, number][] => {
        const start = valOf(childOf(override, 'w:startOverride'));
        return start === undefined ? [] : [[Number(override.attributes['w:ilvl'] ?? 0), Number(start)]];
      });
      const levels = new Map([...(shared.get(id) ?? []), ...own]);
      this.#definitions.set(element.attributes['w:numId'] ?? '', { id, levels, starts: new Map(starts) });
    }
  }

  /** Level of a list that belongs to a style. */
  levelOfStyle(numberId: string, style: string): number {
    const levels = this.#definitions.get(numberId)?.levels ?? new Map<number, Level>();
    return [...levels].find(([, level]) => level.style === style)?.[0] ?? 0;
  }

  /** Counts the next paragraph of a list. Undefined for an unknown list. */
  next(numberId: string, level: number): ListPosition | undefined {
    const definition = this.#definitions.get(numberId);
    const described = definition?.levels.get(level);
    if (!definition || !described) return undefined;
    const counts = this.#counts.get(definition.id) ?? new Map<number, number>();
    this.#counts.set(definition.id, counts);
    const started = `${numberId}/${level}`;
    const start = definition.starts.get(level);
    if (start !== undefined && !this.#started.has(started)) counts.set(level, start - 1);
    this.#started.add(started);
    const value = (counts.get(level) ?? (start ?? described.start) - 1) + 1;
    counts.set(level, value);
    for (const [deeper, { restart }] of definition.levels) {
      if (deeper > level && restart !== 0 && (restart === undefined || level < restart)) counts.delete(deeper);
    }
    const isNamed = /\p{L}{2}/u.test(described.text.replaceAll(/%\d/g, ''));
    return { level, format: described.format, value, label: this.#label(definition, counts, described.text), isNamed };
  }

  #label({ levels }: Definition, counts: Map<number, number>, text: string): string {
    return text.replaceAll(/%([1-9])/g, (_, digit: string) => {
      const level = levels.get(Number(digit) - 1);
      return formatNumber(counts.get(Number(digit) - 1) ?? level?.start ?? 1, level?.format ?? 'decimal');
    });
  }
}
