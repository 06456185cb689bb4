import { codeLanguageOf } from '../../../../templates/schema/code-languages.ts';
import { isCode } from '../../../../templates/schema/rules.ts';
import { readFormula } from '../../../content/text/math/formula.ts';
import type { BlockNode } from '../../model/content.ts';
import { isBlank, readableLine, withoutForbidden } from '../base/characters.ts';
import type { Piece } from '../base/context.ts';
import { words } from '../base/plain-words.ts';
import type { Conversion } from './conversion.ts';

/** Code as it is; only characters that no page can have are removed. */
function codeText(text: string, conversion: Conversion): string {
  const lines = text.replaceAll('\r\n', '\n');
  if (isCode(lines)) return lines;
  const clean = withoutForbidden(lines.replaceAll('\r', '\n'));
  conversion.recorder.words(words(text), words(clean));
  return clean;
}

export function codePieces(node: BlockNode & { type: 'code' }, conversion: Conversion): Piece[] {
  const text = codeText(node.text, conversion);
  const title = readableLine(node.title ?? '', conversion.recorder);
  if (!/\S/.test(text)) {
    conversion.recorder.change('structure-flattened', 'code', '', '', { codeBlocks: -1 });
    return isBlank(title) ? [] : conversion.paragraph([{ type: 'text', value: title }]);
  }
  const language = codeLanguageOf(node.language ?? '');
  return [{ type: 'code', ...(!isBlank(title) && { file: title }), ...(language && { language }), text }];
}

/** A formula; as code if the TeX library refuses it. */
export function formulaPieces({ tex }: BlockNode & { type: 'formula' }, conversion: Conversion): Piece[] {
  const text = withoutForbidden(tex);
  if (!/\S/.test(text)) return [];
  const read = readFormula(text, true) ?? { tree: [] };
  const isRead = 'tree' in read && 'tree' in (readFormula(text) ?? { tree: [] });
  if (isRead) return [{ type: 'formula', tex: text }];
  conversion.recorder.change('structure-flattened', 'formula', '', text, { codeBlocks: 1 });
  return [{ type: 'code', language: 'latex', text }];
}
