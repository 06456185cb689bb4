import type { TranslatedUnit } from './units.ts';

export const exchangeFormats = ['xliff', 'csv'] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];

/** From which language into which a file is translated: tags of BCP 47. */
export interface ExchangeLanguages {
  source: string;
  target: string;
}

/** What a translator has sent back. */
export interface TranslatedFile {
  units: TranslatedUnit[];
}
