import { blocks } from '../blocks/descriptors.ts';
import { generalLabels } from '../model/labels/defaults.ts';
import type { GeneralLabels } from '../model/labels/schema.ts';
import type { WordsLanguage } from '../schema/block/labels.ts';
import type { Labels } from './labels-schema.ts';

const ofBlocks = (language: WordsLanguage) =>
  Object.fromEntries(blocks.flatMap(({ labels }) => (labels ? [[labels.name, labels[language]]] : []))) as unknown as Omit<
    Labels,
    keyof GeneralLabels
  >;

const labelsIn = (language: WordsLanguage): Labels => ({ ...generalLabels[language], ...ofBlocks(language) });

/** Default labels by language. */
export const defaultLabels: Record<WordsLanguage, Labels> = {
  ar: labelsIn('ar'),
  en: labelsIn('en'),
  fr: labelsIn('fr'),
  ur: labelsIn('ur'),
};

/** Default labels of a language, and their quality. */
export interface InterfaceWords {
  labels: Labels;
  /** `confirmed`; `proposed`: not reviewed by a native reader; `foreign`: English. */
  state: 'confirmed' | 'proposed' | 'foreign';
}

const isOurs = (language: string): language is WordsLanguage => Object.hasOwn(defaultLabels, language);

/** @param tag BCP 47 tag; falls back from a regional variant to the language */
export function interfaceWords(tag: string): InterfaceWords {
  const [language = ''] = tag.split('-');
  if (!isOurs(language)) return { labels: defaultLabels.en, state: 'foreign' };
  const state = language === 'ar' || language === 'en' ? 'confirmed' : 'proposed';
  return { labels: defaultLabels[language], state };
}
