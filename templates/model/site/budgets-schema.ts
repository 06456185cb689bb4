import * as z from 'zod';
import { describe } from '../../schema/fields.ts';
import { defaultBudgets } from './rules.ts';

const budget = (key: keyof typeof defaultBudgets, arabic: string, english: string) =>
  z
    .number()
    .min(0)
    .max(100_000)
    .optional()
    .meta(
      describe(
        `${arabic}؛ إن حُذف فالحد ${defaultBudgets[key]}.`,
        `${english}; absent: ${defaultBudgets[key]}.`,
        defaultBudgets[key],
      ),
    );

export const budgetsSchema = z.strictObject({
  html: budget('html', 'نص الصفحة HTML', 'The HTML of a page'),
  styles: budget('styles', 'أنماط الصفحة CSS', 'The CSS of a page'),
  firstFlight: budget(
    'firstFlight',
    'الصفحة وأنماطها معًا؛ ما دون 14 يصل في أول دفعة من الشبكة',
    'HTML and CSS together; up to 14 arrive in the first flight of a connection',
  ),
  scripts: budget('scripts', 'البرامج قبل أن يلمس الزائر شيئًا', 'Scripts before a visitor touches anything'),
  scriptsInUse: budget(
    'scriptsInUse',
    'البرامج كلها بعد أن تعمل كل الأجزاء التفاعلية',
    'All scripts, when every interactive part is in use',
  ),
  fonts: budget('fonts', 'ملفات الخط', 'Files of the typeface'),
  images: budget(
    'images',
    'صور الصفحة كلها إلى آخرها، بالحجم الذي يأخذه الجوال أو الشاشة الكبيرة، أيهما أثقل',
    'All pictures down to the end of a page, in the sizes that a phone or a desktop takes, whichever is more',
  ),
});
