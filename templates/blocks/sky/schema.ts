import * as z from 'zod';
import { actionSchema, describe, headingIdSchema, headingText, openSectionFields, sentence, text } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';

const explanation = describe(
  'سماء من النجوم بعرض الصفحة، عددها ما تقوله الصفحة: يضيء منها ما له اسم ويفتح ورقة معناه، والباقي حدود بلا اسم. شكل النجمة هو علامة الموقع.',
  'A sky of stars as wide as the page, as many as the page tells of: those with a name are lit and open a sheet with their meaning, the rest are outlines. A star has the shape of the mark of the site.',
);

const questionSchema = z.strictObject({
  name: text('ما يدور حوله السؤال في كلمة أو كلمتين.', 'What it is about, in a word or two.', 'المعرفة'),
  text: text('سؤال قصير.', 'A short question.', 'ما الذي يميز ما نقوله بلساننا مما ننقله عن غيرنا؟'),
});

const starSchema = z.strictObject({
  id: headingIdSchema
    .optional()
    .meta(
      describe(
        'اسم هذه النجمة في الروابط؛ إن حُذف فالرابط هو كلمات اسمها (/الصفحة#الأصالة).',
        'Its name in links; absent: the words of its name (/page#authenticity).',
        'authenticity',
      ),
    ),
  name: headingText('اسم النجمة، كلمة أو كلمتان.', 'Name of the star, a word or two.', 'الأصالة', 'نفع الناس'),
  text: sentence(
    'معناه في جملة أو جملتين.',
    'Its meaning in a sentence or two.',
    'ننطلق من هوية مجتمعنا ولغته عند تناول مفاهيم القيم وصياغتها.',
  ),
  questions: z
    .array(questionSchema.meta(describe('سؤال وما يدور حوله.', 'A question and what it is about.')))
    .min(1)
    .max(6)
    .optional()
    .meta(describe('أسئلة تحت المعنى، من واحد إلى ستة.', 'Questions below the meaning, one to six.')),
});

export const skySchema = z
  .strictObject({
    type: z.literal('sky').meta(explanation),
    ...openSectionFields,
    hint: sentence(
      'تلميح قصير فوق السماء يقول للزائر إن النجوم المضيئة تُفتح.',
      'A short hint above the sky that tells visitors that lit stars can be opened.',
      'اختر نجمة مضيئة لتفتح ورقتها.',
    ).optional(),
    total: z
      .int()
      .min(10)
      .max(200)
      .meta(
        describe(
          'عدد النجوم كلها، المسماة وغيرها، من 10 إلى 200. العدد حقيقة تقولها الصفحة، لا زينة.',
          'How many stars there are, with and without names, 10 to 200: a fact that the page tells, no ornament.',
          100,
        ),
      ),
    items: z
      .array(starSchema.meta(describe('نجمة لها اسم ومعنى.', 'A star with a name and a meaning.')))
      .min(1)
      .max(12)
      .meta(
        describe(
          'النجوم المسماة، من واحدة إلى اثنتي عشرة؛ مواضعها تتبع عددها، فهي نفسها عند كل زائر.',
          'The named stars, one to twelve; their places follow from their number and are the same for everybody.',
        ),
      ),
    rest: sentence(
      'سطر تحت السماء يقول ما المسمى وأين الباقي.',
      'A line below the sky that says what has a name and where the rest is.',
      'خمس نعمل بها، وخمس وتسعون بعد الدخول.',
    ),
    action: actionSchema.optional().meta(describe('زر إلى حيث الباقي.', 'A button to where the rest is.')),
  })
  .meta({ ...explanation, id: 'block-sky' });

export type Sky = Content<z.infer<typeof skySchema>>;
