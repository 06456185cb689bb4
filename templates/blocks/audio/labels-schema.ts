import { describe, text } from '../../schema/fields.ts';
import { filledWithTwo, optionalWords } from '../../schema/labels/fields.ts';

/** Labels of the `audio` block that a site can override. */
export const labelsSchema = optionalWords({
  download: filledWithTwo(
    'رابط التنزيل؛ يحل اسم المقطع محل %s الأولى ونوع الملف وحجمه محل الثانية.',
    'Link to the file; the first %s is the title, the second the kind and size of the file.',
    'نزّل «%s» (%s)',
  ),
  transcript: text('ما يفتح نص المقطع.', 'Label of the control that opens the transcript.', 'نص المقطع'),
}).meta(describe('كلمات المقاطع الصوتية.', 'Words of recordings.'));
