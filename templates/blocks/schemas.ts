import * as z from 'zod';
import { bannerSchema } from './banner/schema.ts';
import { callToActionSchema } from './call-to-action/schema.ts';
import { cardGridSchema } from './card-grid/schema.ts';
import { carouselSchema } from './carousel/schema.ts';
import { contactSchema } from './contact/schema.ts';
import { faqSchema } from './faq/schema.ts';
import { featureSchema } from './feature/schema.ts';
import { figuresSchema } from './figures/schema.ts';
import { heroSchema } from './hero/schema.ts';
import { introSchema } from './intro/schema.ts';
import { loginSchema } from './login/schema.ts';
import { mapSchema } from './map/schema.ts';
import { noticeSchema } from './notice/schema.ts';
import { peopleSchema } from './people/schema.ts';
import { pointsSchema } from './points/schema.ts';
import { searchSchema } from './search/schema.ts';
import { stepsSchema } from './steps/schema.ts';
import { tableSchema } from './table/schema.ts';
import { tabsSchema } from './tabs/schema.ts';
import { timelineSchema } from './timeline/schema.ts';

/** Every block, chosen by its `type`. A type without a component in `index.ts` does not compile. */
export const blockSchema = z
  .discriminatedUnion('type', [
    bannerSchema,
    callToActionSchema,
    cardGridSchema,
    carouselSchema,
    contactSchema,
    featureSchema,
    figuresSchema,
    heroSchema,
    introSchema,
    loginSchema,
    mapSchema,
    noticeSchema,
    pointsSchema,
    searchSchema,
    tableSchema,
    faqSchema,
    peopleSchema,
    stepsSchema,
    timelineSchema,
    tabsSchema,
  ])
  .describe('A section of a page, chosen by its "type".');

export type Block = z.infer<typeof blockSchema>;
export type BlockType = Block['type'];
