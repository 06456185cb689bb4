import * as z from 'zod';
import { cardsSchema, describe, sectionFields, sectionText, viewAllSchema } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';

/** Slides shown at once, in whole or half steps: a half shows part of the next slide. */
const slidesSchema = z.number().min(1).max(6).multipleOf(0.5);

const explanation = describe(
  'بطاقات في صف متحرك؛ وبلا برامج نصية صف يُمرَّر باليد.',
  'Cards in a row that moves. Without scripts it is a row to scroll.',
);

const breakpointSchema = z.strictObject({
  maxWidth: z
    .int()
    .min(240)
    .max(4000)
    .meta(
      describe(
        'حتى هذا العرض للنافذة ببكسلات CSS، والحد داخل فيه.',
        'Up to this width of the window, in CSS pixels, inclusive.',
        768,
        1024,
      ),
    ),
  slides: slidesSchema.meta(
    describe('عدد البطاقات الظاهرة معًا حتى هذا العرض.', 'Slides shown at once up to this width.', 1.5, 2),
  ),
});

export const carouselSchema = z
  .strictObject({
    type: z.literal('carousel').meta(explanation),
    ...sectionFields,
    text: sectionText,
    cards: cardsSchema,
    action: viewAllSchema,
    slides: slidesSchema.meta(
      describe(
        'عدد البطاقات الظاهرة معًا في الشاشات العريضة، من 1 إلى 6، ويصح النصف.',
        'Slides shown at once on wide screens, 1 to 6; halves are allowed.',
        4,
        2.5,
      ),
    ),
    breakpoints: z
      .array(breakpointSchema.meta(describe('عدد البطاقات حتى عرض معين.', 'Slides shown up to one width.')))
      .meta(describe('عدد البطاقات الظاهرة معًا في الشاشات الأضيق.', 'Slides shown at once on narrower screens.')),
    step: z
      .int()
      .min(1)
      .max(6)
      .meta(describe('عدد البطاقات التي يتحرك بها الصف كل مرة.', 'Slides moved at a time.', 1)),
    autoplay: z
      .union([z.literal(false), z.int().min(1000).max(60000)])
      .meta(
        describe(
          'مدة بقاء البطاقة بالملي ثانية قبل أن يتحرك الصف وحده؛ وبلا حركة يبقى ساكنًا (false).',
          'Milliseconds that a slide stays before the row moves by itself; without movement it stays (false).',
          3000,
          false,
        ),
      ),
    speed: z
      .int()
      .min(0)
      .max(5000)
      .meta(describe('مدة الحركة الواحدة بالملي ثانية.', 'Milliseconds of a movement.', 500)),
    loop: z
      .boolean()
      .meta(describe('true: يعود الصف إلى أوله بعد آخره.', 'true: go on with the first after the last.', true, false)),
    dots: z
      .boolean()
      .meta(
        describe('true: تظهر تحت الصف نقاط للانتقال بين البطاقات.', 'true: dots under the row to go to a slide.', true, false),
      ),
    arrows: z
      .boolean()
      .meta(describe('true: يظهر سهما السابق والتالي.', 'true: arrows for previous and next are shown.', false, true)),
  })
  .meta({ ...explanation, id: 'block-carousel' });

export type Carousel = Content<z.infer<typeof carouselSchema>>;
