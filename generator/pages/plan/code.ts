import type { CodeLine, PlannedCode } from '../../../templates/model/planned/code.ts';
import type { CodeLanguage } from '../../../templates/schema/code-languages.ts';
import type { Colour } from '../../content/text/code/colouring.ts';

/** A code listing in the content. */
export interface CodeValue {
  text: string;
  language?: CodeLanguage | undefined;
}

const linesOf = (text: string): CodeLine[] => text.split('\n').map((line) => [line]);

/** Plans a code listing: its text becomes lines. @param planned the other planned fields */
export function planCode({ text, language }: CodeValue, planned: object, colour?: Colour): PlannedCode {
  const { text: _, ...rest } = planned as CodeValue;
  const endsLine = text.endsWith('\n');
  const shown = endsLine ? text.slice(0, -1) : text;
  const lines = (language && colour?.(shown, language)) ?? linesOf(shown);
  return { ...rest, lines, ...(endsLine && { endsLine }) };
}
