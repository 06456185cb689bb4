import * as z from 'zod';
import { themeOptionValues } from '../theme/theme-options.ts';
import { describe, describeValues } from './fields.ts';

/** Form of a list of cards, where a block sets its own. */
export const cardsLayoutSchema = z
  .enum(themeOptionValues.cards)
  .optional()
  .meta({
    ...describe('هيئة البطاقات؛ إن حُذفت فكما في مظهر الموقع.', 'How the cards are shown; absent: as the theme has it.', 'list'),
    ...describeValues({
      grid: 'شبكة — a grid',
      list: 'قائمة من صفوف — a list of rows',
      lead: 'الأولى كبيرة وبجانبها صفوف صغيرة — the first one large, small rows beside it',
    }),
  });
