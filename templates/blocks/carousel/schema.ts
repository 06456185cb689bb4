import * as z from 'zod';
import { actionSchema, cardsSchema, sectionFields, textSchema } from '../fields.ts';

/** Slides shown at once: whole or half steps, so that the last one may peek in. */
const slidesSchema = z.number().min(1).max(6).multipleOf(0.5);

export const carouselSchema = z
  .strictObject({
    type: z.literal('carousel'),
    ...sectionFields,
    text: textSchema.optional(),
    cards: cardsSchema,
    action: actionSchema.optional().describe('A "view all" button.'),
    slides: slidesSchema.describe('Slides shown at once on wide screens.'),
    breakpoints: z
      .array(
        z.strictObject({
          maxWidth: z.int().min(240).max(4000).describe('Up to this width of the window, in CSS pixels, inclusive.'),
          slides: slidesSchema,
        }),
      )
      .describe('Slides shown at once on narrower screens.'),
    step: z.int().min(1).max(6).describe('Slides moved at a time.'),
    autoplay: z.union([z.literal(false), z.int().min(1000).max(60000)]).describe('Milliseconds that a slide stays, or false.'),
    speed: z.int().min(0).max(5000).describe('Milliseconds of a movement.'),
    loop: z.boolean().describe('Go on with the first after the last.'),
    dots: z.boolean(),
    arrows: z.boolean(),
  })
  .describe('Cards in a row that moves. Without scripts it is a row to scroll.');

export type Carousel = z.infer<typeof carouselSchema>;
