import * as z from 'zod';
import { diagnosticCode } from '../diagnostic-codes.ts';
import { actionSchema, croppedImageSchema, daySchema, describe, hrefSchema, sentence, text, title } from '../fields.ts';
import { type Content, kind } from '../kinds.ts';

const cardFields = {
  name: kind(
    'word',
    z
      .string()
      .regex(/^[A-Za-z][A-Za-z0-9-]*$/, { error: diagnosticCode('bad-id') })
      .meta(
        describe(
          'اسم البطاقة الذي تذكرها به الأقسام، بحروف لاتينية، ولا يتكرر في المجموعة.',
          'Name by which blocks refer to the card: Latin letters, once a collection.',
          'training',
          'consulting',
        ),
      ),
  ),
  id: z
    .int()
    .min(1)
    .meta(
      describe(
        'رقم البطاقة؛ يتأخر ظهورها بقدره مضروبًا في مهلة التتابع في إعدادات حركة الموقع.',
        'Number of the card; its appearance is delayed by this number times site.motion.stagger.',
        1,
        2,
      ),
    ),
  image: croppedImageSchema.meta(describe('صورة أعلى البطاقة.', 'Picture at the top of the card.')),
  title: title('عنوان البطاقة.', 'Title of the card.', 'التدريب', 'الاستشارات'),
  description: sentence(
    'جملة تحت عنوان البطاقة.',
    'A sentence under the title of the card.',
    'برامج تدريبية لتنمية مهارات تطبيق القيم لدى القيادات والموظفين.',
    'رأي متخصص تستند إليه القيادات عند النظر في قضايا القيم والثقافة المؤسسية.',
  ),
};

const linkCardSchema = z
  .strictObject({
    ...cardFields,
    href: hrefSchema.meta(
      describe(
        'الصفحة التي تؤدي إليها البطاقة.',
        'The page that the card leads to.',
        '/services/training',
        '/services/consulting',
      ),
    ),
  })
  .meta({ ...describe('بطاقة تؤدي إلى صفحة.', 'A card that leads to a page.'), id: 'link-card' });

const eventCardSchema = z
  .strictObject({
    ...cardFields,
    date: daySchema.meta(
      describe(
        'يوم الموعد بصيغة سنة-شهر-يوم، ويظهر للزائر بالكلمات.',
        'Day of the event, as YYYY-MM-DD; shown in words.',
        '2026-03-29',
      ),
    ),
    action: actionSchema.meta(describe('زر البطاقة، كالتسجيل.', 'The button of the card, such as to register.')),
    isPast: z
      .literal(true)
      .optional()
      .meta(
        describe(
          'true: مضى الموعد، فيظهر بدل الزر ما كُتب لما بعد انقضائه، أو لا يظهر شيء إن لم يُكتب.',
          'true: the event is over; what is written for afterwards takes the place of the button, or nothing does.',
          true,
        ),
      ),
    afterwards: z
      .strictObject({
        label: text('ما يظهر بعد مضي الموعد.', 'What is shown when the event is over.', 'انتهى البرنامج', 'شاهد التسجيل'),
        href: hrefSchema.optional(),
      })
      .optional()
      .meta(
        describe(
          'ما تعرضه البطاقة بعد انقضاء موعدها؛ وهو رابط إن كانت له وجهة.',
          'What the card shows once the event has passed; a link where it leads somewhere.',
        ),
      ),
  })
  .meta({ ...describe('بطاقة موعد لها تاريخ وزر.', 'A card with a date and a button.'), id: 'event-card' });

const linkCards = describe('مجموعة بطاقات تؤدي كل منها إلى صفحة.', 'Cards that lead to a page.');
const eventCards = describe('مجموعة مواعيد لكل منها تاريخ وزر.', 'Cards with a date and a button.');
const cards = describe('بطاقات المجموعة؛ ترتيبها هنا ترتيب ظهورها.', 'The cards of the collection, in the order shown.');

export const linkCardsSchema = z
  .strictObject({ type: z.literal('link-cards').meta(linkCards), cards: z.array(linkCardSchema).meta(cards) })
  .meta(linkCards);

export const eventCardsSchema = z
  .strictObject({ type: z.literal('event-cards').meta(eventCards), cards: z.array(eventCardSchema).meta(cards) })
  .meta(eventCards);

export type LinkCard = Content<z.infer<typeof linkCardSchema>>;
export type EventCard = Content<z.infer<typeof eventCardSchema>>;
