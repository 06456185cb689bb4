import { readCsvFile } from './csv-file.ts';
import { decodeText } from './decode.ts';
import type { ExchangeLanguages, TranslatedFile } from './exchange.ts';
import { readXliff } from './xliff-read.ts';

/** Reads what a translator sends back, in either form, whatever its name says. @throws ExchangeFault for what is neither */
export function readTranslatedFile(bytes: Uint8Array, languages: ExchangeLanguages): TranslatedFile {
  const text = decodeText(bytes);
  return /^\s*</.test(text) ? readXliff(text, languages) : readCsvFile(text, languages);
}
