import * as z from 'zod';
import { croppedImageSchema, describe, externalHrefSchema, hrefSchema, idSchema, sentence, text } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';

const explanation = describe('نموذج تسجيل الدخول.', 'Login form.');

const forgotSchema = z.strictObject({
  label: text('كلمات الرابط.', 'Words of the link.', 'نسيت كلمة المرور؟'),
  href: hrefSchema
    .optional()
    .meta(
      describe(
        'وجهة الرابط؛ إن حُذفت ظهرت الكلمات بلا رابط عامل.',
        'Where it leads; absent: the words are shown and lead nowhere.',
        '/contact-us',
      ),
    ),
});

export const loginSchema = z
  .strictObject({
    type: z.literal('login').meta(explanation),
    id: idSchema.optional(),
    title: text('عنوان الصفحة الكبير (h1).', 'Title of the page (its h1).', 'تسجيل الدخول'),
    text: sentence(
      'جملة تحت العنوان.',
      'A sentence under the title.',
      'ادخل إلى حسابك لبدء مقياس القيم الشخصية ومتابعة تقريرك.',
    ).optional(),
    image: croppedImageSchema.meta(
      describe('صورة بجانب النموذج في الشاشات العريضة.', 'Picture beside the form, on large screens.'),
    ),
    action: externalHrefSchema
      .optional()
      .meta(
        describe(
          'العنوان الذي يُرسل إليه النموذج؛ إن حُذف فلا يُرسل شيء.',
          'Where the form is sent; absent: the form does nothing.',
          'https://accounts.example.com/login',
        ),
      ),
    identifier: text(
      'اسم حقل البريد أو رقم الجوال.',
      'Label of the field for e-mail or mobile number.',
      'البريد الإلكتروني أو رقم الجوال',
    ),
    password: text('اسم حقل كلمة المرور.', 'Label of the password field.', 'كلمة المرور'),
    forgot: forgotSchema.meta(
      describe('رابط نسيان كلمة المرور، وقد يكون بلا وجهة.', 'The forgot-password link; it may lack a target.'),
    ),
    submit: text('الكلمات المكتوبة على زر الدخول.', 'The words on the button.', 'دخول'),
  })
  .meta({ ...explanation, id: 'block-login' });

export type Login = Content<z.infer<typeof loginSchema>>;
