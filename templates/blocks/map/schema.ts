import * as z from 'zod';
import { describe, describeValues, sectionFields, text } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';

const explanation = describe('خريطة في إطار لا تُحمّل حتى تظهر في الشاشة.', 'A map in a frame that loads when it comes into view.');

export const mapSchema = z
  .strictObject({
    type: z.literal('map').meta(explanation),
    ...sectionFields,
    title: text(
      'اسم الخريطة الذي ينطقه قارئ الشاشة.',
      'Name of the map frame, spoken by screen readers.',
      'خريطة مدينة الرياض في المملكة العربية السعودية',
    ),
    provider: z.enum(['openstreetmap']).meta({
      ...describe('مصدر الخريطة.', 'Where the map comes from.', 'openstreetmap'),
      ...describeValues({ openstreetmap: 'خريطة الشارع المفتوحة — OpenStreetMap' }),
    }),
    latitude: z
      .number()
      .min(-85)
      .max(85)
      .meta(describe('خط العرض بالدرجات، والشمال موجب.', 'Latitude in degrees; north is positive.', 24.7136)),
    longitude: z
      .number()
      .min(-180)
      .max(180)
      .meta(describe('خط الطول بالدرجات، والشرق موجب.', 'Longitude in degrees; east is positive.', 46.6753)),
    zoom: z
      .int()
      .min(3)
      .max(18)
      .meta(describe('درجة التقريب: 3 للقارات، 11 للمدينة، 18 للمبنى.', 'Zoom: 3 continents, 11 a city, 18 a building.', 11)),
    link: text(
      'كلمات الرابط الذي يفتح الخريطة وحدها.',
      'Words of the link that opens the map on its own.',
      'افتح الخريطة في OpenStreetMap',
    ),
  })
  .meta({ ...explanation, id: 'block-map' });

export type MapContent = Content<z.infer<typeof mapSchema>>;
