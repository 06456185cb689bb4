import * as z from 'zod';
import { placeFields, timeZoneField } from '../../../blocks/places/place-schema.ts';
import { refineTimes } from '../../../blocks/places/rules.ts';
import { describe, hrefSchema, text } from '../../../schema/fields.ts';
import type { Content } from '../../../schema/kinds.ts';
import { refineSpecialties } from '../../../schema/rules.ts';
import { collectionFields, pageContentFields, pageFields, pathField, termFields } from '../entries/schema.ts';
import { nameField } from '../names/fields.ts';

const placeEntrySchema = z
  .strictObject({
    name: nameField([
      'الاسم الذي تذكر به الأقسام المكان وآخر عنوان صفحته، ولا يتكرر في المجموعة.',
      'Name by which blocks refer to the place, and last part of the address of its page; once a collection.',
      'olaya',
    ]),
    title: text('اسم المكان كما يظهر.', 'Name of the place, as it is shown.', 'فرع العليا'),
    ...placeFields,
    href: hrefSchema
      .optional()
      .meta(
        describe(
          'صفحة للمكان في موضع آخر؛ وعندئذ لا تنشأ له صفحة هنا.',
          'A page of the place elsewhere; none is then made here.',
          '/about-us',
        ),
      ),
    ...termFields,
    ...pageContentFields,
    ...pageFields,
  })
  .check(refineTimes)
  .check(refineSpecialties)
  .meta({
    ...describe(
      'مكان يُكتب مرة واحدة، وتعرضه أقسام الأماكن في أي صفحة.',
      'A place, written once and shown by blocks of places on any page.',
    ),
    id: 'places-entry',
  });

const explanation = describe(
  'أماكن: فروع أو مساجد أو عيادات أو معالم، يُكتب كل منها مرة واحدة، ولكل منها صفحة إن شئت.',
  'Places: branches, mosques, clinics, sights, each written once and each with a page, if you like.',
);

export const placesCollectionSchema = z
  .strictObject({
    type: z.literal('places').meta(explanation),
    path: pathField.meta(
      describe(
        'عنوان تنشأ تحته صفحة لكل مكان: /branches/olaya؛ إن حُذف فلا صفحات. وصفحة الموقع التي في هذا العنوان هي قائمتها.',
        'Address below which each place has a page: /branches/olaya; absent: no pages. A page of the site at this address is their list.',
        '/branches',
      ),
    ),
    ...collectionFields,
    timeZone: timeZoneField,
    entries: z.array(placeEntrySchema).min(1).meta(describe('الأماكن بترتيب ظهورها.', 'The places, in the order shown.')),
  })
  .meta(explanation);

export type PlacesCollection = Content<z.infer<typeof placesCollectionSchema>>;
export type PlaceEntry = PlacesCollection['entries'][number];
