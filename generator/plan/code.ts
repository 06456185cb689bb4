import type { CodeLine, PlannedCode } from '../../templates/planned/code.ts';

/** What an object of the content that is code says of it. */
export interface Coded {
  text: string;
  language?: string | undefined;
}

/** Code line by line. */
const linesOf = (text: string): CodeLine[] => text.split('\n').map((line) => [line]);

/** Code ready to render: its lines in the place of its text. @param planned the rest of it */
export function planCode({ text }: Coded, planned: object): PlannedCode {
  const { text: _, ...rest } = planned as Coded;
  const endsLine = text.endsWith('\n');
  return { ...rest, lines: linesOf(endsLine ? text.slice(0, -1) : text), ...(endsLine && { endsLine }) };
}
