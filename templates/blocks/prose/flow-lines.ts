/** Piece with text: code has its text, a picture its caption. */
interface FlowObject {
  type: 'code' | 'figure';
  text?: string;
  caption?: string | undefined;
}

type Part = string | FlowObject;

interface Item {
  text: string;
  paragraphs?: readonly Part[] | undefined;
  items?: readonly (string | Item)[] | undefined;
}

interface List {
  type: 'list';
  items: readonly (string | Item)[];
}

/** Flow as written in the content, before planning. */
export type WrittenFlow = readonly (Part | List)[];

const linesOfPart = (part: Part): string[] =>
  typeof part === 'string' ? [part] : [part.text ?? part.caption ?? ''].filter(Boolean);

const linesOfItem = (item: string | Item): string[] =>
  typeof item === 'string'
    ? [item]
    : [item.text, ...(item.paragraphs ?? []).flatMap(linesOfPart), ...(item.items ?? []).flatMap(linesOfItem)];

/** Paragraphs, items and code as plain lines. */
export const linesOfFlow = (flow: WrittenFlow): string[] =>
  flow.flatMap((one) => (typeof one === 'string' || one.type !== 'list' ? linesOfPart(one) : one.items.flatMap(linesOfItem)));

/** Whether a flow has more than paragraphs. */
export const holdsMore = (flow: readonly unknown[]): boolean => flow.some((one) => typeof one !== 'string');

/** Whether any sentence may have a note, i.e. contains `^[`. */
export const mentionsNote = (value: unknown): boolean => JSON.stringify(value).includes('^[');

/** Whether a list sets its numbering: inside strings the quotation marks would be escaped. */
export const saysNumbering = (value: unknown): boolean => JSON.stringify(value).includes('"numbering":');
