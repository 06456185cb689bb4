import * as z from 'zod';
import { daySchema, describe, describeValues, text } from '../../schema/fields.ts';
import { endTimeSchema, timeSchema } from '../../schema/times-schema.ts';
import { refineSeason } from './rules.ts';
import { weekdays } from './weekdays.ts';

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
  .meta({
    id: 'places-hours',
    ...describe('ساعات عمل في أيام؛ وللفترتين في اليوم سطران.', 'Hours of some days; for two spells a day write two.'),
  });

const holidaySchema = z
  .strictObject({
    label: text('اسم الإجازة.', 'Name of the holiday.', 'اليوم الوطني'),
    from: daySchema.meta(describe('أول أيامها.', 'Its first day.', '2027-09-23')),
    to: daySchema.optional().meta(describe('آخر أيامها إن زادت على يوم.', 'Its last day, where it has several.', '2027-09-24')),
  })
  .meta({ id: 'places-holiday', ...describe('أيام لا عمل فيها.', 'Days on which the place is closed.') });

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
  .meta({
    id: 'places-season',
    ...describe(
      'مدة من الأيام لها أوقات عملها، كرمضان والصيف.',
      'A span of days with hours of its own, such as Ramadan or summer.',
    ),
  });

/** Fields of opening hours of a place or of a service in it. */
export const timesFields = {
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
};

const scheduleSchema = z
  .strictObject({
    title: text('اسم الخدمة كما يظهر.', 'Name of the service, as it is shown.', 'الطوارئ', 'العيادات', 'الزيارة'),
    ...timesFields,
    hours: timesFields.hours
      .unwrap()
      .meta(describe('أوقاتها؛ يومٌ لم يُذكر مغلق.', 'Its opening hours; a day that is not named is closed.')),
  })
  .meta({
    id: 'places-schedule',
    ...describe(
      'أوقات خدمة في المكان، كالطوارئ والعيادات والزيارة.',
      'Hours of one service of a place, such as its emergency department, its clinics or visits.',
    ),
  });

export const schedulesField = z
  .array(scheduleSchema)
  .min(1)
  .optional()
  .meta(
    describe(
      'أوقات كل خدمة في المكان على حدة، بدل أوقات المكان كله: لكلٍّ اسمها وأوقاتها ومواسمها وإجازاتها، ويقال للزائر أيها متاح الآن.',
      'Hours of each service of the place, instead of hours, seasons and holidays of the whole place: visitors are told which of them are open now.',
    ),
  );
