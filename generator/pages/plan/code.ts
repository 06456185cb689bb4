import type { CodeLine, PlannedCode } from '../../../templates/model/planned/code.ts';
import type { CodeLanguage } from '../../../templates/schema/code-languages.ts';
import type { Colour } from '../../content/text/code/colouring.ts';

/** What an object of the content that is code says of it. */
export interface CodeValue {
  text: string;
  language?: CodeLanguage | undefined;
}

/** Code line by line. */
const linesOf = (text: string): CodeLine[] => text.split('\n').map((line) => [line]);

/** Code ready to render: its lines in the place of its text. @param planned the rest of it */
export function planCode({ text, language }: CodeValue, planned: object, colour?: Colour): PlannedCode {
  const { text: _, ...rest } = planned as CodeValue;
  const endsLine = text.endsWith('\n');
  const shown = endsLine ? text.slice(0, -1) : text;
  const lines = (language && colour?.(shown, language)) ?? linesOf(shown);
  return { ...rest, lines, ...(endsLine && { endsLine }) };
}
