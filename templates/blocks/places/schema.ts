import * as z from 'zod';
import { fault } from '../../vocabulary/faults.ts';
import {
  daySchema,
  describe,
  describeValues,
  externalHrefSchema,
  idSchema,
  openSectionFields,
  sentence,
  text,
  viewAllSchema,
} from '../../vocabulary/fields.ts';
import { endTimeSchema, timeSchema } from '../../vocabulary/forms/fields.ts';
import { type Content, kind } from '../../vocabulary/kinds.ts';
import { isTimeZone, refineSeason } from './rules.ts';
import { weekdays } from './weekdays.ts';

const explanation = describe(
  'فروع أو مواضع: عنوان كل منها وأوقات عمله وإجازاته وهاتفه وموضعه على الخريطة.',
  'Places or branches, each with address, hours, holidays, telephone and a link to the map.',
);

const hoursSchema = z
  .strictObject({
    days: z
      .array(
        z.enum(weekdays).meta({
          ...describe('يوم من الأسبوع.', 'A day of the week.', 'sunday'),
          ...describeValues({
            sunday: 'الأحد — Sunday',
            monday: 'الاثنين — Monday',
            tuesday: 'الثلاثاء — Tuesday',
            wednesday: 'الأربعاء — Wednesday',
            thursday: 'الخميس — Thursday',
            friday: 'الجمعة — Friday',
            saturday: 'السبت — Saturday',
          }),
        }),
      )
      .min(1)
      .meta(
        describe('الأيام التي لها هذه الساعات.', 'The days that have these hours.', [
          'sunday',
          'monday',
          'tuesday',
          'wednesday',
          'thursday',
        ]),
      ),
    from: timeSchema.meta(describe('ساعة الفتح.', 'When the place opens.', '08:00')),
    to: endTimeSchema.meta(
      describe(
        'ساعة الإغلاق؛ إن سبقت ساعة الفتح فهي من اليوم التالي، و24:00 آخر اليوم.',
        'When it closes; earlier than it opens: on the next day. 24:00 is the end of the day.',
        '16:00',
      ),
    ),
  })
  .meta(describe('ساعات عمل في أيام؛ وللفترتين في اليوم سطران.', 'Hours of some days; for two spells a day write two.'));

const holidaySchema = z
  .strictObject({
    label: text('اسم الإجازة.', 'Name of the holiday.', 'اليوم الوطني'),
    from: daySchema.meta(describe('أول أيامها.', 'Its first day.', '2027-09-23')),
    to: daySchema.optional().meta(describe('آخر أيامها إن زادت على يوم.', 'Its last day, where it has several.', '2027-09-24')),
  })
  .meta(describe('أيام لا عمل فيها.', 'Days on which the place is closed.'));

const seasonSchema = z
  .strictObject({
    title: text('اسم المدة.', 'Name of the season.', 'رمضان 1448هـ', 'الصيف'),
    from: daySchema.meta(describe('أول أيامها.', 'Its first day.', '2027-02-08')),
    until: daySchema.meta(describe('آخر أيامها.', 'Its last day.', '2027-03-09')),
    hours: z
      .array(hoursSchema)
      .min(1)
      .meta(
        describe(
          'أوقات العمل فيها بدل المعتادة؛ يومٌ لم يُذكر مغلق.',
          'Opening hours in it instead of the usual ones; a day that is not named is closed.',
        ),
      ),
  })
  .check(refineSeason)
  .meta(
    describe('مدة من الأيام لها أوقات عملها، كرمضان والصيف.', 'A span of days with hours of its own, such as Ramadan or summer.'),
  );

const degrees = (most: number, arabic: string, english: string, example: number) =>
  z
    .number()
    .min(-most)
    .max(most)
    .meta(describe(arabic, english, example));

const placeSchema = z.strictObject({
  id: idSchema.optional(),
  name: text('اسم الفرع.', 'Name of the place.', 'فرع العليا'),
  address: text('العنوان كما يُكتب.', 'The postal address.', 'طريق العليا العام، الرياض'),
  text: sentence(
    'جملة عن المكان، كالمدخل والمواقف.',
    'A sentence about the place: entrance, parking.',
    'المدخل من الجهة الشمالية.',
  ).optional(),
  phone: kind('text', z.string().regex(/^\+?[0-9][0-9 -]+[0-9]$/, { error: fault('bad-phone') }))
    .optional()
    .meta({
      ...describe('هاتفه بأرقام 0-9 مع رمز الدولة.', 'Telephone in digits 0-9, with the country code.', '+966 11 000 0000'),
      patternErrorMessage: 'أرقام 0-9 ومسافات وشرطات، مثل +966 11 000 0000. Digits 0-9, spaces and hyphens.',
    }),
  email: kind(
    'text',
    z
      .string()
      .max(254, { error: fault('bad-email'), abort: true })
      .email({ error: fault('bad-email') }),
  )
    .optional()
    .meta(describe('بريده الإلكتروني.', 'E-mail address.', 'olaya@example.com')),
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
  hours: z
    .array(hoursSchema)
    .min(1)
    .optional()
    .meta(
      describe(
        'أوقات العمل؛ يومٌ لم يُذكر مغلق، وإن حُذفت فلا أوقات.',
        'Opening hours; a day that is not named is closed. Absent: none are shown.',
      ),
    ),
  seasons: z
    .array(seasonSchema)
    .min(1)
    .optional()
    .meta(
      describe(
        'أوقات عمل لمدة من الأيام، كرمضان والصيف، تظهر بعد المعتادة.',
        'Hours of a span of days, such as Ramadan or summer, shown after the usual ones.',
      ),
    ),
  holidays: z.array(holidaySchema).min(1).optional().meta(describe('الإجازات القادمة.', 'The holidays to come.')),
});

const zonePattern = /^[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_+0-9-]*)+$/;

export const placesSchema = z
  .strictObject({
    type: z.literal('places').meta(explanation),
    ...openSectionFields,
    timeZone: kind(
      'word',
      z
        .string()
        .regex(zonePattern, { error: fault('bad-time-zone'), abort: true })
        .refine(isTimeZone, { error: fault('bad-time-zone') })
        .meta({
          ...describe(
            'المنطقة الزمنية للفروع؛ إن كُتبت قيل للزائر أيها مفتوح الآن.',
            'Time zone of the places; where it is written, visitors are told which of them are open now.',
            'Asia/Riyadh',
          ),
          patternErrorMessage: 'اكتب المنطقة هكذا: Asia/Riyadh. Write the zone as Asia/Riyadh.',
        }),
      'zone',
    ).optional(),
    items: z
      .array(placeSchema.meta(describe('فرع: اسمه وعنوانه وأوقاته.', 'A place: its name, address and hours.')))
      .min(1)
      .meta(describe('الفروع بترتيب ظهورها.', 'The places in the order shown.')),
    action: viewAllSchema,
  })
  .meta({ ...explanation, id: 'block-places' });

export type Places = Content<z.infer<typeof placesSchema>>;
