import { blocks } from '../blocks/descriptors.ts';
import { generalLabels } from '../labels/defaults.ts';
import type { GeneralLabels } from '../labels/schema.ts';
import { french } from './labels-fr.ts';
import type { Labels } from './labels-schema.ts';
import { urdu } from './labels-ur.ts';

const ofBlocks = (language: 'ar' | 'en') =>
  Object.fromEntries(blocks.flatMap(({ labels }) => (labels ? [[labels.name, labels[language]]] : []))) as unknown as Omit<
    Labels,
    keyof GeneralLabels
  >;

/** What the interface says where a site says nothing else, by its language. */
export const defaultLabels: Record<'ar' | 'en', Labels> = {
  ar: { ...generalLabels.ar, ...ofBlocks('ar') },
  en: { ...generalLabels.en, ...ofBlocks('en') },
};

/** The same in languages in which no reader has confirmed it. */
const proposedLabels: Readonly<Record<string, Labels>> = { fr: french, ur: urdu };

/** What the interface says in a language where a site says nothing else, and how good that is. */
export interface InterfaceWords {
  labels: Labels;
  /** `confirmed`; `proposed` by us, and read by nobody; `foreign`: those of English. */
  state: 'confirmed' | 'proposed' | 'foreign';
}

/** @param tag of the language, as BCP 47 writes it: what is not known of a country is that of the language */
export function interfaceWords(tag: string): InterfaceWords {
  const [language = ''] = tag.split('-');
  if (language === 'ar' || language === 'en') return { labels: defaultLabels[language], state: 'confirmed' };
  const proposed = Object.hasOwn(proposedLabels, language) ? proposedLabels[language] : undefined;
  return proposed ? { labels: proposed, state: 'proposed' } : { labels: defaultLabels.en, state: 'foreign' };
}
