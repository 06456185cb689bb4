import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inEachLanguage } from '../../../templates/model/files/language.ts';
import type { Diagnostic } from '../../core/diagnostics/diagnostics.ts';
import {
  type CustomBlocksCode,
  type CustomBlocksParameters,
  customBlocksMessages,
} from '../../core/diagnostics/messages/custom-blocks.ts';

/** Diagnostic about the custom code of a site. */
export interface CustomBlockDiagnostic extends CustomBlocksParameters {
  code: CustomBlocksCode;
  /** Path relative to the folder of the site, with slashes. */
  file: string;
  /** From 1, like the column; absent if the whole file is meant. */
  line?: number;
  column?: number;
}

function lineOf(place: string, line: number): string {
  try {
    return readFileSync(place, 'utf8').split(/\r?\n/)[line - 1] ?? '';
  } catch {
    return '';
  }
}

/** The message adds a full stop. */
const withoutStop = (text: string) => text.trim().replace(/\.$/, '');

/** Converts to the general diagnostic format. It has a file and a position but no path in the content. */
export function toFullDiagnostic(
  folder: string,
  { code, file, line, column, ...messageParameters }: CustomBlockDiagnostic,
): Diagnostic {
  const place = join(folder, file);
  const message = customBlocksMessages[code];
  const parameters = {
    ...messageParameters,
    ...(messageParameters.found !== undefined && { found: withoutStop(messageParameters.found) }),
  };
  const diagnostic = {
    file: relative(process.cwd(), place) || place,
    ...{ line: line ?? 1, column: column ?? 1, pointer: '', place: '', path: [], code, severity: 'error', parameters },
    message: inEachLanguage((language) => message[language].message(parameters)),
    hint: inEachLanguage((language) => message[language].hint(parameters)),
    ...(line !== undefined && { quote: { text: lineOf(place, line), index: (column ?? 1) - 1 } }),
  };
  // `Diagnostic` allows content codes only. The editor, which relies on that, never receives diagnostics of code.
  return diagnostic as unknown as Diagnostic;
}
