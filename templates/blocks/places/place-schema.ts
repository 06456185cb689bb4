import * as z from 'zod';
import type { Planned } from '../../model/planned/planned.ts';
import {
  croppedImageSchema,
  describe,
  describeValues,
  emailSchema,
  externalHrefSchema,
  hrefSchema,
  idSchema,
  phoneSchema,
  sentence,
  text,
} from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';
import { specialtiesField } from '../../schema/medical/schema.ts';
import { refineSpecialties } from '../../schema/rules.ts';
import { timeZoneSchema } from '../../schema/times-schema.ts';
import { schedulesField, timesFields } from './hours-schema.ts';
import { type PlaceKind, placeKinds } from './place-kinds.ts';
import { refineTimes } from './rules.ts';

const kindWords: Record<PlaceKind, string> = {
  place: 'مكان — a place',
  office: 'مكتب حكومي — a government office',
  clinic: 'عيادة أو مركز صحي — a clinic',
  hospital: 'مستشفى — a hospital',
  pharmacy: 'صيدلية — a pharmacy',
  dentist: 'عيادة أسنان — a dentist',
  laboratory: 'مختبر طبي — a medical laboratory',
  school: 'مدرسة أو معهد — a school',
  kindergarten: 'روضة أطفال — a kindergarten',
  university: 'جامعة أو كلية — a university or college',
  library: 'مكتبة — a library',
  museum: 'متحف — a museum',
  mosque: 'مسجد — a mosque',
  park: 'حديقة — a park',
  sports: 'منشأة رياضية — a place of sports',
  landmark: 'معلم — a landmark',
  shop: 'متجر — a shop',
  restaurant: 'مطعم — a restaurant',
  cafe: 'مقهى — a café',
  hotel: 'فندق — a hotel',
};

/** Time zone of all places of a block or collection. */
export const timeZoneField = timeZoneSchema
  .meta(
    describe(
      'المنطقة الزمنية للفروع؛ إن كُتبت قيل للزائر أيها مفتوح الآن.',
      'Time zone of the places; where it is written, visitors are told which of them are open now.',
      'Asia/Riyadh',
    ),
  )
  .optional();

const degrees = (most: number, arabic: string, english: string, example: number) =>
  z
    .number()
    .min(-most)
    .max(most)
    .meta(describe(arabic, english, example));

/** Fields of a place, in blocks and collections. */
export const placeFields = {
  kind: z
    .enum(placeKinds)
    .optional()
    .meta({
      ...describe(
        'ما المكان، لمحركات البحث؛ إن حُذف فمقر عمل.',
        'What the place is, for search engines; absent: a place of business.',
        'clinic',
      ),
      ...describeValues(kindWords),
    }),
  specialties: specialtiesField(
    'تخصصات مكان طبي، لمحركات البحث: مستشفى أو عيادة أو صيدلية أو مختبر.',
    'Specialties of a medical place, for search engines: a hospital, clinic, pharmacy or laboratory.',
  ),
  address: text('العنوان كما يُكتب.', 'The postal address.', 'طريق العليا العام، الرياض'),
  text: sentence(
    'جملة عن المكان، كالمدخل والمواقف.',
    'A sentence about the place: entrance, parking.',
    'المدخل من الجهة الشمالية.',
  ).optional(),
  phone: phoneSchema
    .optional()
    .meta(describe('هاتفه بأرقام 0-9 مع رمز الدولة.', 'Telephone in digits 0-9, with the country code.', '+966 11 000 0000')),
  email: emailSchema.optional().meta(describe('بريده الإلكتروني.', 'E-mail address.', 'olaya@example.com')),
  coordinates: z
    .strictObject({
      latitude: degrees(85, 'خط العرض بالدرجات، والشمال موجب.', 'Latitude in degrees; north is positive.', 24.7136),
      longitude: degrees(180, 'خط الطول بالدرجات، والشرق موجب.', 'Longitude in degrees; east is positive.', 46.6753),
    })
    .optional()
    .meta(
      describe(
        'موضع المكان؛ منه رابطا الخريطة والطريق في OpenStreetMap حيث لم تُكتب غيرهما.',
        'Where the place is: gives the links to map and directions in OpenStreetMap, where no others are written.',
      ),
    ),
  map: externalHrefSchema
    .optional()
    .meta(describe('عنوان المكان في خريطة.', 'Address of the place in a map.', 'https://maps.app.goo.gl/example')),
  directions: externalHrefSchema
    .optional()
    .meta(describe('عنوان الطريق إليه في خريطة.', 'Address of the way there in a map.', 'https://maps.app.goo.gl/example')),
  ...timesFields,
  schedules: schedulesField,
  timeZone: timeZoneSchema
    .meta(
      describe(
        'منطقة هذا المكان الزمنية إن كانت غير منطقة الباقي.',
        'Time zone of this place, where it is another than that of the others.',
        'Africa/Cairo',
      ),
    )
    .optional(),
  image: croppedImageSchema
    .optional()
    .meta(describe('صورة المكان، تُقص لتملأ موضعها.', 'A picture of the place, cropped to fill its room.')),
};

export const placeSchema = z
  .strictObject({
    id: idSchema.optional(),
    name: text('اسم الفرع.', 'Name of the place.', 'فرع العليا'),
    ...placeFields,
    href: hrefSchema.optional().meta(describe('صفحة المكان.', 'Page of the place.', '/about-us')),
    groups: z
      .array(text('مدينة أو نوع كما يظهر في التصفية.', 'A town or a kind, as the filter shows it.', 'الرياض'))
      .min(1)
      .optional()
      .meta(
        describe(
          'ما تُصفّى به الأماكن: مدينة أو نوع أو أكثر لكل منها.',
          'What places are filtered by: the towns or kinds of this one.',
          ['الرياض'],
        ),
      ),
  })
  .check(refineTimes)
  .check(refineSpecialties);

/** Place, as planned pages have it. */
export type Place = Planned<Content<z.infer<typeof placeSchema>>>;
