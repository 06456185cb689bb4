import { readCsvFile } from './csv-file.ts';
import { decodeText } from './decode.ts';
import type { ExchangeLanguages, TranslatedFile } from './exchange.ts';
import { readXliff } from './xliff-read.ts';

/**
 * Reads a translated file; detects the format from the content.
 * @throws ExchangeError for an invalid file
 */
export function readTranslatedFile(bytes: Uint8Array, languages: ExchangeLanguages): TranslatedFile {
  const text = decodeText(bytes);
  return /^\s*</.test(text) ? readXliff(text, languages) : readCsvFile(text, languages);
}
