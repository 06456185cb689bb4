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

/** What the interface says where a site says nothing else, by its language. */
export const defaultLabels: Record<WordsLanguage, Labels> = {
  ar: labelsIn('ar'),
  en: labelsIn('en'),
  fr: labelsIn('fr'),
  ur: labelsIn('ur'),
};

/** What the interface says in a language where a site says nothing else, and how good that is. */
export interface InterfaceWords {
  labels: Labels;
  /** `confirmed`; `proposed` by us, and read by nobody; `foreign`: those of English. */
  state: 'confirmed' | 'proposed' | 'foreign';
}

const isOurs = (language: string): language is WordsLanguage => Object.hasOwn(defaultLabels, language);

/** @param tag of the language, as BCP 47 writes it: what is not known of a country is that of the language */
export function interfaceWords(tag: string): InterfaceWords {
  const [language = ''] = tag.split('-');
  if (!isOurs(language)) return { labels: defaultLabels.en, state: 'foreign' };
  const state = language === 'ar' || language === 'en' ? 'confirmed' : 'proposed';
  return { labels: defaultLabels[language], state };
}
