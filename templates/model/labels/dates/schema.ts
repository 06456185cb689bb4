import * as z from 'zod';
import { describe } from '../../../schema/fields.ts';
import { filledWithTwo } from '../../../schema/labels/fields.ts';

/** Labels of dates. */
export const datesLabels = z
  .strictObject({
    both: filledWithTwo('التاريخان معًا، بالتقويمين.', 'A date in both calendars.', '%s الموافق %s'),
    until: filledWithTwo('من وقت إلى وقت.', 'From one time to another.', 'من %s إلى %s'),
  })
  .partial()
  .meta(describe('كلمات التواريخ.', 'Words of dates.'));
