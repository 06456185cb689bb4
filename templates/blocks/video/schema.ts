import * as z from 'zod';
import { fileField, fileLanguageSchema } from '../../model/files/fields.ts';
import { diagnosticCode } from '../../schema/diagnostic-codes.ts';
import {
  addressText,
  daySchema,
  describe,
  describeValues,
  imageSchema,
  openSectionFields,
  text,
  usableAddress,
  viewAllSchema,
} from '../../schema/fields.ts';
import { type Content, kind } from '../../schema/kinds.ts';
import { isUsableAddress } from '../../schema/rules.ts';
import { isVideoAddress, refineSource } from './rules.ts';

const explanation = describe(
  'فيديو: من ملفات الموقع، أو من يوتيوب أو فيميو ولا يُحمّل منهما شيء قبل ضغطة الزائر.',
  'A video: a file of the site, or one of YouTube or Vimeo, of which nothing is loaded before a click.',
);

const captionsSchema = z.strictObject({
  file: fileField(['vtt'], 'ملف النص المصاحب بصيغة WebVTT.', 'The captions, a WebVTT file.', 'files/talk-ar.vtt'),
  language: fileLanguageSchema.meta(describe('لغة النص المصاحب.', 'Language of the captions.', 'ar')),
});

/** Approximation of `readVideoAddress` as a pattern; allows spaces, about which the check warns. */
const addressPattern = String.raw`^\s*https:\/\/(?:www\.|m\.|player\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com)\/\S[\s\S]*$`;

export const videoFields = {
  title: text('اسم الفيديو.', 'What the video is called.', 'كلمة الافتتاح'),
  file: fileField(
    ['mp4', 'webm'],
    'ملف الفيديو من مجلد assets/files؛ MP4 (‏H.264) يعمل في كل متصفح.',
    'The file of the video in assets/files; MP4 (H.264) plays everywhere.',
    'files/opening.mp4',
  ).optional(),
  href: kind(
    'address',
    addressText
      .refine(isUsableAddress, { error: diagnosticCode('bad-video-address'), abort: true })
      .refine(isVideoAddress, { error: diagnosticCode('bad-video-address') })
      .meta({
        ...describe(
          'عنوان الفيديو في يوتيوب أو فيميو كما يظهر في المتصفح، بدلًا من ملف.',
          'Instead of a file: address of the video at YouTube or Vimeo, as the browser shows it.',
          'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
          'https://vimeo.com/76979871',
        ),
        pattern: `${usableAddress}${addressPattern.slice(1)}`,
        patternErrorMessage: 'انسخ عنوان الفيديو من يوتيوب أو فيميو. Copy the address of the video at YouTube or Vimeo.',
      }),
  ).optional(),
  poster: imageSchema
    .optional()
    .meta(describe('صورة تظهر قبل التشغيل.', 'The picture that stands there before the video plays.')),
  captions: z
    .array(captionsSchema.meta(describe('نص مصاحب بلغة.', 'Captions in a language.')))
    .min(1)
    .optional()
    .meta(
      describe(
        'النصوص المصاحبة لفيديو من ملفات الموقع، وأولها يظهر من البداية.',
        'Captions of a video of the site; the first are shown from the start.',
      ),
    ),
  silent: z
    .literal(true)
    .optional()
    .meta(describe('true: لا كلام في الفيديو، فلا يلزمه نص مصاحب.', 'true: nobody speaks in it, so it needs no captions.', true)),
  uncaptioned: z
    .literal(true)
    .optional()
    .meta(
      describe(
        'true: لم يُكتب النص المصاحب بعد؛ ينبه كل بناء على ذلك، ولا يقبله البناء المشدد.',
        'true: its captions are not written yet; every build warns of it, and a strict one refuses it.',
        true,
      ),
    ),
  shape: z
    .enum(['wide', 'standard', 'square', 'tall'])
    .optional()
    .meta({
      ...describe('نسبة العرض إلى الارتفاع؛ إن حُذف فهي 16:9.', 'Width to height; absent: 16:9.', 'tall'),
      ...describeValues({
        wide: 'عريض ‏16:9 — wide, 16:9',
        standard: 'معتاد ‏4:3 — standard, 4:3',
        square: 'مربع ‏1:1 — square, 1:1',
        tall: 'طولي ‏9:16 كفيديو الجوال — tall, 9:16, as phones record',
      }),
    }),
  date: daySchema
    .optional()
    .meta(describe('يوم نشر الفيديو، لمحركات البحث.', 'The day it was published, for search engines.', '2026-03-29')),
};

const has = (key: string) => ({ properties: { [key]: {} }, required: [key] });

/** The same rule as JSON Schema, for editors. */
export const sourceRule = {
  if: has('href'),
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { file: false, captions: false } },
  else: { ...has('file'), anyOf: [has('captions'), has('silent'), has('uncaptioned')] },
};

export const videoSchema = z
  .strictObject({
    type: z.literal('video').meta(explanation),
    ...openSectionFields,
    ...videoFields,
    action: viewAllSchema,
  })
  .check(refineSource)
  .meta({
    ...explanation,
    id: 'block-video',
    examples: [{ type: 'video', title: 'كلمة الافتتاح', href: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }],
    ...sourceRule,
  });

export type Video = Content<z.infer<typeof videoSchema>>;
