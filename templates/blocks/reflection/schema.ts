import * as z from 'zod';
import { actionSchema, describe, openSectionFields, sentence, text } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';
import { mostStatements } from './sizes.ts';

const explanation = describe(
  'عبارات يجيب عنها الزائر لنفسه، وترسم إجاباته نجمة. لا يُحفظ شيء ولا يُرسل ولا يُحسب.',
  'Statements that visitors answer for themselves; their answers draw a star. Nothing is kept, sent or computed.',
);

const statementSchema = z.strictObject({
  name: text('اسم البعد في كلمة أو كلمتين.', 'What it is about, in a word or two.', 'المعرفة'),
  text: text(
    'عبارة قصيرة بضمير المتكلم يقيسها الزائر على نفسه.',
    'A short statement in the first person.',
    'أعرف ما ينقصني تعلّمه، وأين أجده.',
  ),
});

/** Fields of the questions, also used in hero blocks. */
export const reflectionFields = {
  subject: text(
    'ما تدور حوله العبارات، ويظهر فوقها. ادعُ به الزائر إلى الإجابة.',
    'What the statements are about, shown above them. Word it as an invitation to answer.',
    'أجب عن أربع عبارات عن التعلّم، وارسم نجمتك',
  ),
  scale: z
    .array(text('درجة واحدة.', 'One step.', 'أبدًا', 'دائمًا'))
    .min(3)
    .max(7)
    .meta(
      describe(
        'درجات الإجابة من الأدنى إلى الأعلى، من ثلاث إلى سبع، وهي نفسها لكل عبارة. تظهر الأولى والأخيرة فوق الصف الأول إن لم تزد أي منهما على عشرة أحرف.',
        'The steps of an answer, the least first, three to seven: the same for each statement. The first and the last are shown above the first row, if neither has more than ten letters.',
        ['أبدًا', 'نادرًا', 'أحيانًا', 'غالبًا', 'دائمًا'],
      ),
    ),
  statements: z
    .array(statementSchema.meta(describe('عبارة واسم بعدها.', 'A statement and what it is about.')))
    .min(4)
    .max(mostStatements)
    .meta(
      describe(
        'العبارات من أربع إلى ست؛ لكل عبارة ذراعان متقابلان من النجمة يطولان مع الإجابة.',
        'Four to six statements: each has two arms of the star, which grow with its answer.',
      ),
    ),
  result: sentence(
    'ما يظهر بعد الإجابة عن كل العبارات. قل الحقيقة: هذا شكل الإجابات، لا قياس.',
    'What is shown when all are answered. Be honest: it is the shape of the answers, no measurement.',
    'هذا شكل إجابتك، لا نتيجة قياس.',
  ),
  action: actionSchema
    .optional()
    .meta(describe('رابط يظهر مع الخاتمة إلى ما بعدها.', 'A link shown with it, to what comes next.')),
};

export const reflectionSchema = z
  .strictObject({ type: z.literal('reflection').meta(explanation), ...openSectionFields, ...reflectionFields })
  .meta({ ...explanation, id: 'block-reflection' });

export type Reflection = Content<z.infer<typeof reflectionSchema>>;
