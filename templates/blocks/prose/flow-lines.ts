type Item = string | { text: string; paragraphs?: readonly string[] | undefined; items?: readonly string[] | undefined };

/** Paragraphs and lists as the content has them, of which no more is asked. */
export type WrittenFlow = readonly (string | { items: readonly Item[] })[];

const linesOfItem = (item: Item): string[] =>
  typeof item === 'string' ? [item] : [item.text, ...(item.paragraphs ?? []), ...(item.items ?? [])];

/** Paragraphs and items one after another, for programs. */
export const linesOfFlow = (flow: WrittenFlow): string[] =>
  flow.flatMap((one) => (typeof one === 'string' ? [one] : one.items.flatMap(linesOfItem)));

/** Whether a list is among the paragraphs. */
export const holdsList = (flow: WrittenFlow): boolean => flow.some((one) => typeof one !== 'string');

/** Whether some sentence may have a note: what its sign begins with stands somewhere. */
export const mentionsNote = (value: unknown): boolean => JSON.stringify(value).includes('^[');
