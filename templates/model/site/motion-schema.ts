import * as z from 'zod';
import { describe } from '../../schema/fields.ts';

const milliseconds = (maximum: number) => z.int().min(0).max(maximum);

export const motionSchema = z
  .strictObject({
    sections: milliseconds(3000).meta(describe('مدة ظهور القسم بالملي ثانية.', 'Milliseconds in which a section appears.', 1200)),
    cards: milliseconds(3000).meta(describe('مدة ظهور البطاقة بالملي ثانية.', 'Milliseconds in which a card appears.', 1000)),
    stagger: milliseconds(500).meta(
      describe(
        'تأخير ظهور البطاقة بالملي ثانية لكل خطوة من رقمها id.',
        "Milliseconds of delay for each step of a card's id.",
        100,
      ),
    ),
  })
  .partial();
