import * as z from 'zod';
import { croppedImageSchema, describe, hrefSchema, sentence, text } from '../../../schema/fields.ts';
import { nameField } from '../names/fields.ts';

export const authorSchema = z
  .strictObject({
    name: nameField([
      'اسم الكاتب في عنوان صفحته، وتذكره به المقالات.',
      "Name of the author in the address of the author's page, by which posts refer to it.",
      'sara-ali',
    ]),
    title: text('اسم الكاتب كما يُقرأ.', 'Name of the author, as it is read.', 'سارة العلي'),
    role: text('صفة الكاتب.', 'What the author does.', 'باحثة في القيم المؤسسية').optional(),
    text: sentence(
      'جملة عن الكاتب، أعلى صفحته.',
      'A sentence about the author, at the top of the page.',
      'تكتب عن بيئة العمل.',
    ).optional(),
    image: croppedImageSchema.optional().meta(describe('صورة الكاتب، مربعة.', 'A square portrait of the author.')),
    href: hrefSchema
      .optional()
      .meta(describe('موقع الكاتب أو حسابه.', 'A site or profile of the author.', 'https://www.linkedin.com/in/example')),
  })
  .meta(describe('كاتب من كتّاب المقالات؛ وله صفحة بمقالاته.', 'An author, with a page that lists what the author wrote.'));

export const tagSchema = z
  .strictObject({
    name: nameField([
      'اسم الموضوع في عنوان صفحته، وتذكره به المقالات.',
      'Name of the tag in the address of its page, by which posts refer to it.',
      'research',
    ]),
    title: text('اسم الموضوع كما يُقرأ.', 'Name of the tag, as it is read.', 'دراسات'),
    text: sentence(
      'جملة أعلى صفحة الموضوع.',
      'A sentence at the top of the page of the tag.',
      'دراسات عن القيم في بيئات العمل.',
    ).optional(),
  })
  .meta(describe('موضوع من موضوعات المقالات؛ وله صفحة بمقالاته.', 'A tag, with a page that lists the posts that have it.'));

export const categorySchema = z
  .strictObject({
    name: nameField([
      'اسم التصنيف في عنوان صفحته، وتذكره به المقالات.',
      'Name of the category in the address of its page, by which posts refer to it.',
      'reports',
    ]),
    title: text('اسم التصنيف كما يُقرأ.', 'Name of the category, as it is read.', 'تقارير'),
    text: sentence(
      'جملة أعلى صفحة التصنيف.',
      'A sentence at the top of the page of the category.',
      'تقارير المنصة السنوية والفصلية.',
    ).optional(),
  })
  .meta(
    describe('تصنيف من تصنيفات المقالات؛ وله صفحة بمقالاته.', 'A category, with a page that lists the posts that are in it.'),
  );
