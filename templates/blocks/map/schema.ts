import * as z from 'zod';
import { sectionFields, textSchema } from '../fields.ts';

export const mapSchema = z
  .strictObject({
    type: z.literal('map'),
    ...sectionFields,
    title: textSchema.describe('Name of the map frame, spoken by screen readers.'),
    provider: z.enum(['openstreetmap']),
    latitude: z.number().min(-85).max(85),
    longitude: z.number().min(-180).max(180),
    zoom: z.int().min(3).max(18),
    link: textSchema.describe('Words of the link that opens the map on its own.'),
  })
  .describe('A map in a frame that loads when it comes into view.');

export type Map = z.infer<typeof mapSchema>;
