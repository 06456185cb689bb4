import * as z from 'zod';
import { describe, hrefSchema, imageSchema, openSectionFields, viewAllSchema } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';

const explanation = describe(
  'شعارات شركاء أو داعمين أو اعتمادات؛ لا تُقص، وتتساوى في العين مهما اختلفت أبعادها.',
  'Logos of partners, sponsors, accreditations: never cropped, of equal weight to the eye whatever their shapes.',
);

const logoSchema = z.strictObject({
  image: imageSchema.meta(
    describe(
      'ملف الشعار على خلفية شفافة أو بيضاء؛ ووصفه اسم صاحبه.',
      'File of the logo, on a transparent or white ground; alt is the name of whose it is.',
    ),
  ),
  href: hrefSchema.optional().meta(describe('موقع صاحب الشعار.', 'Site of whose logo it is.', 'https://www.example.com')),
});

export const logosSchema = z
  .strictObject({
    type: z.literal('logos').meta(explanation),
    ...openSectionFields,
    items: z
      .array(logoSchema.meta(describe('شعار، ورابطه إن كان له رابط.', 'A logo, with its link if it has one.')))
      .min(1)
      .meta(describe('الشعارات بترتيب ظهورها.', 'The logos in the order shown.')),
    action: viewAllSchema,
  })
  .meta({ ...explanation, id: 'block-logos' });

export type Logos = Content<z.infer<typeof logosSchema>>;
