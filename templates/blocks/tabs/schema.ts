import * as z from 'zod';
import { iconSchema, idSchema, sectionFields, textSchema } from '../fields.ts';

export const tabsSchema = z
  .strictObject({
    type: z.literal('tabs'),
    ...sectionFields,
    tabs: z
      .array(
        z.strictObject({
          id: idSchema,
          label: textSchema,
          icons: z.array(iconSchema).min(1).max(4).describe('The first stands in the tab, all stand beside its list.'),
          items: z.array(textSchema).min(1).describe('The numbered list of the tab.'),
        }),
      )
      .min(2)
      .describe('The tabs in their order; the first is open at the start.'),
  })
  .describe('Tabs, each with a numbered list. Without scripts all lists are shown one after the other.');

export type Tabs = z.infer<typeof tabsSchema>;
