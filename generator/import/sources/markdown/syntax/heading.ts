import { noLosses } from '../../../model/losses.ts';
import { commonRules } from './common-rules.ts';
import { DocumentReader } from './document-reader.ts';
import { plainText } from './text.ts';

/** Text of the heading of level 1 with which a text starts. */
export function headingOf(body: string): string | undefined {
  const start = /^(?:\s|<!--[\s\S]*?-->|import [^\n]*\n)*/.exec(body)?.[0].length ?? 0;
  const found = /^(?:#[ \t]+([^\n]*)|([^\n]+)\n=+[ \t]*(?:\n|$))/.exec(body.slice(start));
  if (!found) return undefined;
  const reader = new DocumentReader({ file: '', losses: noLosses(), rules: commonRules });
  const [block] = reader.readDocument(found[0], 1);
  if (block?.type !== 'heading') return undefined;
  return plainText(block.children).trim() || undefined;
}
