import * as z from 'zod';
import { describe, describeValues, headingIdSchema, passage, sentence, title } from '../../../schema/fields.ts';
import { grid } from '../../../schema/kinds.ts';
import { audioFields } from '../../audio/schema.ts';
import { downloadSchema } from '../../downloads/schema.ts';
import { embedFields } from '../../embed/schema.ts';
import { factsFields } from '../../facts/schema.ts';
import { refinePlain, refineRows } from '../../table/rules.ts';
import { tableFields, tableGrid } from '../../table/schema.ts';
import { refineSource } from '../../video/rules.ts';
import { sourceRule, videoFields } from '../../video/schema.ts';
import { codePieceSchema } from './code-schema.ts';
import { figureSchema, picturesSchema } from './figures-schema.ts';
import { formulaSchema } from './formula-schema.ts';
import { headingSchema, minorHeadingSchema, paragraphHeadingSchema, subheadingSchema } from './headings-schema.ts';
import { flowSchema, flowWithTables, listSchema } from './lists-schema.ts';
import { tasksSchema } from './tasks-schema.ts';

/** Pieces of running text: a paragraph is a string, everything else an object with a `type`. */

/** Id of a part, for links. */
const partId = headingIdSchema
  .optional()
  .meta(
    describe(
      'اسم هذا الجزء ليصل إليه رابط (/الصفحة#الاسم)؛ إن حُذف فلا رابط إليه.',
      'Name of this part for links (/page#name); absent: no link leads to it.',
      'before-you-start',
    ),
  );

const quoteExplanation = describe('نص منقول عن قائله.', 'Words of somebody else.');
const quoteSchema = z
  .strictObject({
    type: z.literal('quote').meta(quoteExplanation),
    text: flowSchema.meta(
      describe(
        'فقرات المنقول وقوائمه بلا علامتي تنصيص، فهما تضافان.',
        'The quoted paragraphs and lists, without quotation marks: they are added.',
      ),
    ),
    source: passage(
      'القائل أو المصدر، وقد يكون رابطًا.',
      'Who said it or where; may be a link.',
      'ابن خلدون، المقدمة',
      '[التقرير السنوي](/reports)',
    ).optional(),
  })
  .meta({ ...quoteExplanation, id: 'prose-quote' });

const tableExplanation = describe('جدول بين الفقرات.', 'A table between the paragraphs.');
const proseTableSchema = grid(
  tableGrid,
  z
    .strictObject({ type: z.literal('table').meta(tableExplanation), ...tableFields })
    .check(refineRows)
    .check(refinePlain)
    .meta({ ...tableExplanation, id: 'prose-table' }),
);

const partTextSchema = flowWithTables(proseTableSchema);

const calloutExplanation = describe('تنبيه في إطار يلفت القارئ.', 'A framed note that readers should not miss.');
const calloutSchema = z
  .strictObject({
    type: z.literal('callout').meta(calloutExplanation),
    tone: z
      .enum(['note', 'tip', 'warning'])
      .optional()
      .meta({
        ...describe('نوع التنبيه؛ إن حُذف فملاحظة (note).', 'Kind of the callout; absent: a note.', 'warning'),
        ...describeValues({
          note: 'ملاحظة — something to know',
          tip: 'نصيحة — something that helps',
          warning: 'تحذير — something to take care of',
        }),
      }),
    id: partId,
    title: sentence('عنوان التنبيه، كلمة أو كلمات قليلة.', 'Title of the note, a word or a few.', 'تنبيه', 'قبل أن تبدأ'),
    text: partTextSchema,
  })
  .meta({ ...calloutExplanation, id: 'prose-callout' });

const asideExplanation = describe(
  'حاشية: كلام جانبي يظهر في الهامش حيث يتسع له.',
  'An aside, which stands in the margin where there is one.',
);
const asideSchema = z
  .strictObject({
    type: z.literal('aside').meta(asideExplanation),
    id: partId,
    title: sentence('عنوان الحاشية.', 'Title of the aside.', 'المصطلح').optional(),
    text: flowSchema,
  })
  .meta({ ...asideExplanation, id: 'prose-aside' });

const detailsExplanation = describe(
  'تفاصيل مطوية تحت عنوانها، يفتحها من أرادها؛ وتُطبع مفتوحة ويجدها البحث.',
  'Details below their title, closed until a reader opens them; printed open, and found by search.',
);
const detailsSchema = z
  .strictObject({
    type: z.literal('details').meta(detailsExplanation),
    id: partId,
    title: title('ما يُضغط لتُفتح.', 'What is pressed to open them.', 'نص المادة كاملًا'),
    text: partTextSchema,
  })
  .meta({ ...detailsExplanation, id: 'prose-details' });

const dividerExplanation = describe('فاصل بين قسمين من النص.', 'A division between two parts of the text.');
const dividerSchema = z
  .strictObject({ type: z.literal('divider').meta(dividerExplanation) })
  .meta({ ...dividerExplanation, id: 'prose-divider' });

const factsExplanation = describe(
  'بيانات بين الفقرات: أسماء وقيمها.',
  'Facts between the paragraphs: names and what is said of each.',
);
const factsPieceSchema = z
  .strictObject({ type: z.literal('facts').meta(factsExplanation), ...factsFields })
  .meta({ ...factsExplanation, id: 'prose-facts' });

const downloadExplanation = describe('ملف للتنزيل بين الفقرات.', 'A file to download, between the paragraphs.');
const downloadPieceSchema = z
  .strictObject({ type: z.literal('download').meta(downloadExplanation), ...downloadSchema.shape })
  .meta({ ...downloadExplanation, id: 'prose-download' });

const videoExplanation = describe('فيديو بين الفقرات.', 'A video between the paragraphs.');
const videoPieceSchema = z
  .strictObject({ type: z.literal('video').meta(videoExplanation), ...videoFields })
  .check(refineSource)
  .meta({
    ...videoExplanation,
    id: 'prose-video',
    examples: [{ type: 'video', title: 'كلمة الافتتاح', href: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }],
    ...sourceRule,
  });

const audioExplanation = describe('مقطع صوتي بين الفقرات.', 'A recording between the paragraphs.');
const audioPieceSchema = z.strictObject({ type: z.literal('audio').meta(audioExplanation), ...audioFields }).meta({
  ...audioExplanation,
  id: 'prose-audio',
  examples: [{ type: 'audio', title: 'الحلقة الأولى: القيم في العمل', file: 'files/episode-1.mp3' }],
});

const embedExplanation = describe('ما يعرضه موقع آخر، بين الفقرات.', 'What another site shows, between the paragraphs.');
const embedPieceSchema = z
  .strictObject({ type: z.literal('embed').meta(embedExplanation), ...embedFields })
  .meta({ ...embedExplanation, id: 'prose-embed' });

/** Every type here needs a component in `piece.tsx`; otherwise it does not compile. */
const objectSchema = z
  .discriminatedUnion('type', [
    headingSchema,
    subheadingSchema,
    minorHeadingSchema,
    paragraphHeadingSchema,
    listSchema,
    tasksSchema,
    quoteSchema,
    figureSchema,
    picturesSchema,
    proseTableSchema,
    factsPieceSchema,
    codePieceSchema,
    formulaSchema,
    downloadPieceSchema,
    videoPieceSchema,
    audioPieceSchema,
    embedPieceSchema,
    calloutSchema,
    asideSchema,
    detailsSchema,
    dividerSchema,
  ])
  .meta(describe('عنصر من النص يقول نوعه في "type".', 'A piece of the text that says its "type".'));

export const pieceSchema = z
  .union([
    passage('فقرة.', 'A paragraph.', 'القيم التي تكتبها الجهة ولا يراها أحد في عملها **شعارات**، وما يراه الناس هو قيمها.'),
    objectSchema,
  ])
  .meta(describe('فقرة بين علامتي تنصيص، أو عنصر يبدأ بنوعه.', 'A paragraph as a string, or a piece that says its "type".'));
