import * as z from 'zod';
import { actionSchema, describe, describeValues, openSectionFields, sentence, text, viewAllSchema } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';

const explanation = describe('أسعار: باقات يختار الزائر منها، أو قائمة أسعار.', 'Prices: plans to choose from, or a price list.');

const priceSchema = z.strictObject({
  title: sentence('ما له السعر: باقة أو خدمة.', 'What has the price: a plan or a service.', 'باقة الجهات', 'كشف عام'),
  price: text(
    'السعر كما يظهر، وعملته؛ لا ينقسم الرقم على سطرين.',
    'The price as shown, with its currency; a number never breaks.',
    '2,400 ريال',
    'مجانًا',
  ),
  unit: text('ما يُدفع عنه السعر.', 'What the price is for.', 'في الشهر', 'للفرد').optional(),
  text: sentence(
    'جملة تبين لمن هذا أو ما فيه.',
    'A sentence: for whom it is, or what is in it.',
    'لفريق حتى 50 موظفًا.',
  ).optional(),
  features: z
    .array(sentence('بند مما يشمله السعر.', 'Something that the price includes.', 'تقرير لكل موظف'))
    .min(1)
    .optional()
    .meta(describe('ما يشمله السعر، بنودًا قصيرة.', 'What the price includes, in short items.')),
  badge: text('كلمة أو كلمتان تبرز بهما هذه الباقة.', 'A word or two by which this one stands out.', 'الأكثر طلبًا').optional(),
  action: actionSchema.optional().meta(describe('زر يُطلب به ما له السعر.', 'A button to ask for what has the price.')),
});

export const pricesSchema = z
  .strictObject({
    type: z.literal('prices').meta(explanation),
    ...openSectionFields,
    layout: z.enum(['plans', 'list']).meta({
      ...describe('هيئة عرض الأسعار.', 'How the prices are laid out.', 'plans'),
      ...describeValues({ plans: 'باقات متجاورة — plans side by side', list: 'قائمة أسعار — a price list' }),
    }),
    items: z
      .array(priceSchema.meta(describe('سعر وما له.', 'A price and what has it.')))
      .min(1)
      .meta(describe('الأسعار بترتيب ظهورها.', 'The prices in the order shown.')),
    note: sentence(
      'سطر تحت الأسعار: ضريبة أو شرط.',
      'A line under the prices: tax, a condition.',
      'الأسعار شاملة ضريبة القيمة المضافة.',
    ).optional(),
    action: viewAllSchema,
  })
  .meta({ ...explanation, id: 'block-prices' });

export type Prices = Content<z.infer<typeof pricesSchema>>;
