import { blocks } from '../blocks/descriptors.ts';
import { generalLabels } from '../labels/defaults.ts';
import type { GeneralLabels } from '../labels/schema.ts';
import type { Labels } from './labels-schema.ts';

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
