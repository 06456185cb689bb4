import * as z from 'zod';
import { actionSchema, describe, describeValues, sectionFields, sentence } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';

const explanation = describe(
  'شريط يدعو الزائر إلى الخطوة التالية بزر أو زرين.',
  'A band that asks for the next step, with one or two buttons.',
);

export const callToActionSchema = z
  .strictObject({
    type: z.literal('call-to-action').meta(explanation),
    ...sectionFields,
    text: sentence(
      'جملة تحت العنوان تقول لماذا يخطو الزائر هذه الخطوة.',
      'A sentence under the heading that says why to take the step.',
      'مقياس القيم الشخصية مدخلك إلى معرفة قيمك، ومعه تقرير شخصي وتمارين تطويرية.',
    ),
    layout: z
      .enum(['band', 'line', 'full'])
      .optional()
      .meta({
        ...describe(
          'هيئة الدعوة؛ إن حُذفت فكما في مظهر الموقع، وفي الصفحات ذات الهيئة الخاصة سطر.',
          'How it is drawn; absent: as the theme has it, and a line in pages that have a shape of their own.',
          'line',
        ),
        ...describeValues({
          band: 'لوح على أرضية داكنة، لخاتمة الصفحة — a panel on a deep ground, where a page ends',
          line: 'سطر هادئ بين خطين على أرضية الصفحة، لما تليه بطاقات — a quiet line between rules on the page background, where cards follow',
          full: 'شريط ملوّن من حافة إلى حافة، لخاتمة الصفحة — a band of colour from edge to edge, where a page ends',
        }),
      }),
    actions: z
      .array(actionSchema)
      .min(1)
      .max(2)
      .meta(describe('زر أو زران؛ الأول هو الرئيس.', 'One or two buttons; the first is the main one.')),
  })
  .meta({ ...explanation, id: 'block-call-to-action' });

export type CallToAction = Content<z.infer<typeof callToActionSchema>>;
