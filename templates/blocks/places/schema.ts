import * as z from 'zod';
import { refineFilters } from '../../components/filter-rules.ts';
import { entriesOf, itemsOrFrom } from '../../schema/entries/schema.ts';
import { describe, openSectionFields, text, viewAllSchema } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';
import { refineItems } from '../../schema/rules.ts';
import { placeSchema, timeZoneField } from './place-schema.ts';

const explanation = describe(
  'فروع أو مواضع: عنوان كل منها وأوقات عمله وإجازاته وهاتفه وموضعه على الخريطة.',
  'Places or branches, each with address, hours, holidays, telephone and a link to the map.',
);

export const placesSchema = z
  .strictObject({
    type: z.literal('places').meta(explanation),
    ...openSectionFields,
    timeZone: timeZoneField,
    items: z
      .array(placeSchema.meta(describe('فرع: اسمه وعنوانه وأوقاته.', 'A place: its name, address and hours.')))
      .min(1)
      .optional()
      .meta(describe('الفروع بترتيب ظهورها.', 'The places in the order shown.')),
    from: entriesOf('places', placeSchema)
      .optional()
      .meta(
        describe(
          'أماكن من مجموعة أماكن، في موضع ما يُكتب هنا: يُكتب كل منها مرة واحدة ويظهر حيث شئت.',
          'Places of a collection, in the place of those written here: each is written once, and shown wherever you like.',
        ),
      ),
    mapTitle: text(
      'اسم خريطة الأماكن كلها، ينطقه قارئ الشاشة؛ إن كُتب ظهرت فوقها خريطة تحدد ما يُختار منها.',
      'Name of a map of all the places, spoken by screen readers; where it is written, a map above them shows the one chosen.',
      'خريطة فروعنا',
    ).optional(),
    filterLabel: text(
      'اسم ما تُصفّى به الأماكن؛ إن كُتب ظهرت أزرار لمدنها أو أنواعها، وتعمل بلا برامج.',
      'What places are filtered by; where it is written, buttons for their groups appear, which work without scripts.',
      'المدينة',
    ).optional(),
    action: viewAllSchema,
  })
  .check(refineItems)
  .check(refineFilters)
  .meta({
    ...explanation,
    id: 'block-places',
    ...itemsOrFrom,
    examples: [{ type: 'places', items: [{ name: 'فرع العليا', address: 'طريق العليا العام، الرياض' }] }],
  });

export type Places = Content<z.infer<typeof placesSchema>>;
