import * as z from 'zod';
import {
  describe,
  describeValues,
  frameSchema,
  imageSchema,
  openSectionFields,
  text,
  viewAllSchema,
} from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';

const explanation = describe(
  'ما يعرضه موقع آخر في إطار: خريطة أو مخطط أو صوت أو منشور، ولا يُحمّل منه شيء قبل ضغطة الزائر.',
  'What another site shows, in a frame: a map, a chart, a sound, a post. Nothing of it is loaded before a click.',
);

/** Fields of embedded content, in blocks and in running text. */
export const embedFields = {
  title: text('اسم ما يُعرض.', 'What is shown is called.', 'خريطة الفروع', 'حلقة القيم في العمل'),
  href: frameSchema,
  poster: imageSchema.optional().meta(describe('صورة تظهر قبل الضغط.', 'The picture that stands there before the click.')),
  shape: z
    .enum(['wide', 'standard', 'square', 'tall', 'low'])
    .optional()
    .meta({
      ...describe(
        'نسبة العرض إلى الارتفاع؛ إن حُذف فكما يليق بالموقع.',
        'Width to height; absent: as suits the site.',
        'standard',
      ),
      ...describeValues({
        wide: 'عريض ‏16:9 — wide, 16:9',
        standard: 'معتاد ‏4:3 — standard, 4:3',
        square: 'مربع ‏1:1 — square, 1:1',
        tall: 'طولي ‏9:16 — tall, 9:16',
        low: 'منخفض كمشغل الصوت — low, as a player of sound',
      }),
    }),
};

export const embedSchema = z
  .strictObject({
    type: z.literal('embed').meta(explanation),
    ...openSectionFields,
    ...embedFields,
    action: viewAllSchema,
  })
  .meta({ ...explanation, id: 'block-embed' });

export type Embed = Content<z.infer<typeof embedSchema>>;
