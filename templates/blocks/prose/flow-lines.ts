/** Code says its text, a picture what is under it. */
interface Shown {
  type: 'code' | 'figure';
  text?: string;
  caption?: string | undefined;
}

type Part = string | Shown;

interface Item {
  text: string;
  paragraphs?: readonly Part[] | undefined;
  items?: readonly (string | Item)[] | undefined;
}

interface List {
  type: 'list';
  items: readonly (string | Item)[];
}

/** Paragraphs and what is between them as the content has them, of which no more is asked. */
export type WrittenFlow = readonly (Part | List)[];

const linesOfPart = (part: Part): string[] =>
  typeof part === 'string' ? [part] : [part.text ?? part.caption ?? ''].filter(Boolean);

const linesOfItem = (item: string | Item): string[] =>
  typeof item === 'string'
    ? [item]
    : [item.text, ...(item.paragraphs ?? []).flatMap(linesOfPart), ...(item.items ?? []).flatMap(linesOfItem)];

/** Paragraphs, items and code one after another, for programs. */
export const linesOfFlow = (flow: WrittenFlow): string[] =>
  flow.flatMap((one) => (typeof one === 'string' || one.type !== 'list' ? linesOfPart(one) : one.items.flatMap(linesOfItem)));

/** Whether anything is between the paragraphs. */
export const holdsMore = (flow: readonly unknown[]): boolean => flow.some((one) => typeof one !== 'string');

/** Whether some sentence may have a note: what its sign begins with stands somewhere. */
export const mentionsNote = (value: unknown): boolean => JSON.stringify(value).includes('^[');

/** Whether a list says how it is numbered: within strings the quotation marks would be escaped. */
export const saysNumbering = (value: unknown): boolean => JSON.stringify(value).includes('"numbering":');
