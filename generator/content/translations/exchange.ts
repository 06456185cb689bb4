import type { TranslatedUnit } from './units.ts';

export const exchangeFormats = ['xliff', 'csv'] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];

/** Source and target language of a file, as BCP 47 tags. */
export interface ExchangeLanguages {
  source: string;
  target: string;
}

/** Content of a file from a translator. */
export interface TranslatedFile {
  units: TranslatedUnit[];
}
