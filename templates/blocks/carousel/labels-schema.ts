import { describe, text } from '../../schema/fields.ts';
import { counted, filledTwice, optionalWords } from '../../schema/labels/fields.ts';

/** Labels of the `carousel` block that a site can override. */
export const labelsSchema = optionalWords({
  description: text('ما يسمى به الصف المتحرك.', 'What the moving row is called.', 'شريط بطاقات متحرك'),
  slide: text('ما يسمى به الجزء الواحد منه.', 'What one of its parts is called.', 'بطاقة'),
  slideLabel: filledTwice(
    'اكتب %s مرتين: للرقم ثم للعدد. Write %s twice: for the number, then for how many.',
    'اسم البطاقة في الصف؛ يحل رقمها محل %s الأولى وعدد البطاقات محل الثانية.',
    'Name of a slide; %s stands for its number, then for how many there are.',
    '%s من %s',
  ),
  pause: text('اسم زر إيقاف الحركة.', 'Name of the button that stops the movement.', 'أوقف الحركة التلقائية'),
  play: text('اسم زر تشغيل الحركة.', 'Name of the button that starts the movement.', 'شغّل الحركة التلقائية'),
  previous: text('اسم سهم السابق.', 'Name of the previous arrow.', 'البطاقة السابقة'),
  next: text('اسم سهم التالي.', 'Name of the next arrow.', 'البطاقة التالية'),
  first: text('اسم السهم حين يعود إلى الأول.', 'Name of the arrow when it leads to the first.', 'انتقل إلى أول بطاقة'),
  last: text('اسم السهم حين يذهب إلى الأخير.', 'Name of the arrow when it leads to the last.', 'انتقل إلى آخر بطاقة'),
  choose: text('اسم صف النقاط.', 'Name of the row of dots.', 'اختر البطاقات المعروضة'),
  goToSlide: counted('اسم النقطة التي تؤدي إلى بطاقة', 'Name of a dot for one slide', 'انتقل إلى البطاقة %s'),
  goToPage: counted('اسم النقطة التي تؤدي إلى مجموعة بطاقات', 'Name of a dot for a group of slides', 'انتقل إلى المجموعة %s'),
}).meta(describe('كلمات الصف المتحرك.', 'Words of the carousel.'));
