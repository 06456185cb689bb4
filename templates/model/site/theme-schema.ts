import * as z from 'zod';
import { diagnosticCode } from '../../schema/diagnostic-codes.ts';
import { describe, describeValues } from '../../schema/fields.ts';
import { kind } from '../../schema/kinds.ts';
import { themeOptionValues, themePresetNames } from '../../theme/theme-options.ts';
import { fontsSchema } from './fonts-schema.ts';
import { colorPattern } from './rules.ts';

/** Theme setting; absent: that of the preset. */
const choice = <const Names extends readonly [string, ...string[]]>(
  names: Names,
  [arabic, english]: [string, string],
  values: Record<Names[number], string>,
) =>
  z
    .enum(names)
    .optional()
    .meta({
      ...describe(`${arabic}؛ إن حُذف فكما في المظهر.`, `${english}; absent: as the look has it.`, names[0]),
      ...describeValues(values),
    });

const color = (arabic: string, english: string, ...examples: [string, ...string[]]) =>
  kind(
    'colour',
    z
      .string()
      .regex(colorPattern, { error: diagnosticCode('bad-colour') })
      .meta({
        ...describe(arabic, english, ...examples),
        patternErrorMessage: 'علامة # ثم ستة أرقام ست عشرية. A # and six hexadecimal digits: #0f5c48.',
      }),
  );

export const themeSchema = z.strictObject({
  brand: color(
    'لون الجهة، وهو غامق يصلح للنص على ورق أبيض: الأزرار والروابط واللوحات الداكنة.',
    'The colour of the organisation, dark enough for text on white paper: buttons, links, deep panels.',
    '#0f5c48',
  ),
  accent: color(
    'لون التمييز، وهو فاتح: الزر الرئيسي على اللوحات الداكنة والعلامات، ومنه دفء لون الورق.',
    'The colour that stands out, a light one: the main button on deep panels, marks, and the warmth of the paper.',
    '#e0b25f',
  ),
  scheme: z
    .enum(['auto', 'light'])
    .optional()
    .meta({
      ...describe(
        'فاتح أو داكن كما في جهاز الزائر، أو فاتح دائمًا؛ إن حُذف فكما في جهاز الزائر.',
        'Light or dark, as the system of the visitor is, or always light; absent: as the system is.',
        'auto',
      ),
      ...describeValues({ auto: 'كما في جهاز الزائر — as the system of the visitor', light: 'فاتح دائمًا — always light' }),
    }),
  look: z
    .enum(themePresetNames)
    .optional()
    .meta({
      ...describe(
        'مظهر الموقع كله: نقطة بداية تختار كل ما بعدها معًا، ولك أن تغيّر أيًّا منها؛ إن حُذف فالأصيل scholarly.',
        'The look of the whole site: a start that chooses all that follows together, each of which may be chosen anew; absent: scholarly.',
        'civic',
      ),
      ...describeValues({
        scholarly: 'رصين: نجمة الخاتم وورق دافئ ولوحات داكنة — scholarly: the khatam star, warm paper, deep panels',
        civic:
          'مدني: أبيض متقارب قائم الزوايا تفصله خطوط، بلا زخرفة — civic: white, dense and square, parted by rules, without a motif',
        curated: 'متحفي: ورق أبيض رحب، وصور في عقود، وخطوط رفيعة — curated: white and airy, pictures in arches, thin lines',
        playful:
          'مرح: مستدير ملوّن الأرضيات، بنقاط وموج وأيقونات مصمتة — playful: round, tinted grounds, dots, waves, solid icons',
        gentle: 'لطيف: بطاقات بيضاء على أرضية هادئة وخطوط كالموج — gentle: white cards on a calm ground, lines like water',
        rooted: 'تراثي: حياكة السدو وصور إلى الحافة وأزرار ثقيلة — rooted: woven sadu, pictures to the edge, heavy buttons',
      }),
    }),
  motif: choice(themeOptionValues.motif, ['زخرفة الموقع: أرضياته وعلاماته', 'The motif of the site: its grounds and marks'], {
    khatam: 'نجمة الخاتم الثمانية — the khatam, an eight-pointed star',
    arcade: 'عقود — an arcade',
    contours: 'خطوط الارتفاع كما في الخرائط — contour lines, as maps have them',
    grid: 'مربعات لوحة الرسم — the squares of a drawing board',
    wave: 'موج هادئ — calm waves',
    sadu: 'نسيج السدو — woven sadu',
    dots: 'نقاط — dots',
    none: 'بلا زخرفة — none',
  }),
  edge: choice(
    themeOptionValues.edge,
    ['الشريط الذي يختم المطلع واللوحات الداكنة', 'The band that closes the opening and deep panels'],
    {
      dots: 'صف من علامات الزخرفة — a row of marks of the motif',
      rule: 'خط مستقيم — a straight rule',
      wave: 'موج — a wave',
      none: 'بلا شريط — none',
    },
  ),
  frame: choice(themeOptionValues.frame, ['إطار الصور', 'The frame of pictures'], {
    chamfer: 'زوايا مقطوعة وخط حولها — cut corners and a line around them',
    arch: 'عقد — an arch',
    round: 'زوايا مستديرة — round corners',
    square: 'قائم بلا خط — square, without a line',
    bleed: 'يمتد إلى حافة النافذة — runs to the edge of the window',
  }),
  corners: choice(themeOptionValues.corners, ['زوايا البطاقات والأزرار والحقول', 'Corners of cards, buttons and fields'], {
    soft: 'ملطّفة — soft',
    sharp: 'قائمة — sharp',
    round: 'مستديرة — round',
  }),
  paper: choice(themeOptionValues.paper, ['لون الورق والأرضيات الفاتحة', 'The colour of paper and light grounds'], {
    warm: 'دافئ من لون التمييز — warm, of the accent',
    white: 'أبيض — white',
    tinted: 'فيه شيء من لون الجهة — a light tint of the brand',
  }),
  opening: choice(themeOptionValues.opening, ['أرضية مطلع الصفحة', 'The ground of the opening of a page'], {
    deep: 'داكنة من لون الجهة — deep, of the brand',
    brand: 'لون الجهة نفسه — the brand itself',
    tint: 'فاتحة من لون الجهة — a light tint of the brand',
    paper: 'كالورق — as the paper',
  }),
  composition: choice(
    themeOptionValues.composition,
    ['تكوين مطلع الصفحة: أين يقف العنوان وأين تقف الصورة', 'The composition of openings: where title and picture stand'],
    {
      beside: 'الكلام في جانب والصورة في الآخر — words at one side, the picture at the other',
      centred: 'الكلام في الوسط والصورة تحته — words in the middle, the picture below them',
      cover: 'الصورة من حافة إلى حافة، وعليها لوح فيه الكلام — the picture from edge to edge, words in a panel over it',
      editorial:
        'عنوان بعرض الصفحة كعناوين الصحف، وتحته نص قصير وصورة عريضة — a headline as wide as the page, the rest in a row below it',
    },
  ),
  headings: choice(themeOptionValues.headings, ['العناوين: وزنها وحجمها وأسطرها', 'Headings: their weight, size and lines'], {
    regular: 'معتادة — regular',
    light: 'رفيعة كبيرة — light and large',
    heavy: 'ثقيلة متقاربة الأسطر — heavy, in close lines',
    display: 'كبيرة جدًا كما في الملصقات — very large, as on posters',
    small: 'صغيرة عملية كما في النماذج — small and plain, as on forms',
    classic: 'كبيرة بوزن النصوص كما في الكتب — large, in the weight of texts, as in books',
  }),
  density: choice(themeOptionValues.density, ['الفراغ بين الأقسام وحولها', 'The room between sections and around them'], {
    regular: 'معتاد — regular',
    compact: 'متقارب — compact',
    airy: 'رحب — airy',
  }),
  buttons: choice(themeOptionValues.buttons, ['شكل الأزرار', 'The shape of buttons'], {
    regular: 'معتادة — regular',
    pill: 'كالحبة بلا سهم — pills without an arrow',
    heavy: 'ثقيلة — heavy',
    quiet: 'هادئة — quiet',
  }),
  icons: choice(themeOptionValues.icons, ['خط الأيقونات', 'The line of icons'], {
    regular: 'معتادة — regular',
    thin: 'رفيعة — thin',
    bold: 'غليظة — bold',
    filled: 'على أرضية مصمتة — on a solid ground',
  }),
  sections: choice(themeOptionValues.sections, ['تعاقب أرضيات الأقسام', 'How grounds of sections alternate'], {
    bands: 'أشرطة متعاقبة — alternating bands',
    cards: 'بطاقات على أرضية واحدة — cards on one ground',
    rules: 'أرضية واحدة تفصلها خطوط — one ground, parted by rules',
  }),
  header: choice(
    themeOptionValues.header,
    ['شكل رأس الصفحات وعلامة الصفحة الحالية فيه', 'The form of the header, and of its mark for the current page'],
    {
      bar: 'شريط واحد: الشعار والروابط والزر — bar: logo, links and button in one row',
      masthead:
        'كترويسة الصحف: الشعار في الوسط وتحته الروابط بين خطين — masthead: the logo in the middle, links below between hairlines',
      banded:
        'الشعار والزر في صف، وتحته الروابط في شريط بلون الجهة — banded: logo and button in a row, links below in a band of the brand',
      floating: 'لوح مستدير يطفو فوق المطلع — floating: a rounded panel that lies over the opening',
    },
  ),
  heads: choice(
    themeOptionValues.heads,
    [
      'موضع عناوين الأقسام من محتواها، وموضع النص المتصل وفهرسه',
      'Where headings of sections, running text and its table of contents are placed',
    ],
    {
      start: 'فوق المحتوى عند بداية السطر — above the content, at the start of the line',
      centred: 'فوق المحتوى في الوسط — above the content, centred',
      side: 'في عمود بجانب المحتوى على الشاشات الواسعة — in a column beside the content on wide screens',
    },
  ),
  cards: choice(themeOptionValues.cards, ['ترتيب البطاقات والأشخاص', 'How lists of cards and people are arranged'], {
    grid: 'شبكة متساوية — a grid of equal cards',
    list: 'قائمة من صفوف — a list of rows',
    lead: 'بطاقة كبيرة وبجانبها بطاقات صغيرة — one large card and small ones beside it',
  }),
  calls: choice(themeOptionValues.calls, ['شكل الدعوة إلى الخطوة التالية', 'The form of calls to action'], {
    band: 'لوح على أرضية داكنة — a panel on a deep ground',
    line: 'سطر هادئ بين خطين على أرضية الصفحة — a quiet line on the page background',
    full: 'شريط ملوّن من حافة إلى حافة — a band of colour across the page',
  }),
  contacts: choice(
    themeOptionValues.contacts,
    ['موضع وسائل التواصل والحسابات', 'Where contact details and social networks are shown'],
    {
      strip: 'شريط فاتح فوق تذييل الصفحات — a light strip above the footer',
      header: 'سطر فوق رأس الصفحات — a line above the header',
      footer: 'في تذييل الصفحات — in the footer',
      card: 'بطاقة تعلو تذييل الصفحات — a card above the footer',
      none: 'لا تظهر، كما لو كانت في صفحة التواصل وحدها — not shown, for instance if the contact page has them',
    },
  ),
  footer: choice(themeOptionValues.footer, ['شكل تذييل الصفحات', 'The form of the footer'], {
    field: 'أعمدة على أرضية داكنة بالزخرفة — columns on a deep ground with the motif',
    quiet: 'أسطر قليلة في الوسط على أرضية الصفحة — a few centred lines on the page background',
    paper: 'أعمدة على أرضية فاتحة بين خطوط — columns between rules on a light ground',
    statement: 'عبارة الجهة كبيرة بعرض الصفحة وتحتها الروابط — the sentence about the organisation in large letters, links below',
  }),
  fonts: fontsSchema,
});
