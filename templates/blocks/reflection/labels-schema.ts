import { describe, text } from '../../schema/fields.ts';
import { optionalWords } from '../../schema/labels/fields.ts';

/** Labels of the `reflection` block that a site can override. */
export const labelsSchema = optionalWords({
  reset: text('زر يمحو الإجابات.', 'A button that takes the answers back.', 'ابدأ من جديد'),
  invitation: text(
    'دعوة قصيرة تحت الدوائر حتى يجيب الزائر أول مرة.',
    'A short invitation below the circles until the first answer.',
    'اختر دائرة، وشاهد النجمة تكبر',
  ),
}).meta(describe('كلمات العبارات التي يجيب عنها الزائر.', 'Words of statements that visitors answer.'));
