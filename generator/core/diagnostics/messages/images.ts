import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import { maxDrawingParts, maxDrawingSeconds, pictureLimits } from '../../util/limits.ts';
import { heicAdvice } from './image-names.ts';
import { error, type MessageDefinition, warning, words } from './words.ts';

const megapixels = pictureLimits.pixels / 1_000_000;
const megabytes = { raster: pictureLimits.bytes.raster / 1024 / 1024, vector: pictureLimits.bytes.vector / 1024 / 1024 };

/** File extensions for an image, by its actual format. */
const endings: Record<string, string> = { svg: 'svg', png: 'png', jpg: 'jpg', webp: 'webp', avif: 'avif' };

const renamed = (file = '', type = '') => file.replace(/\.\w+$/, `.${endings[type]}`);

/** Why a name does not refer to a file: message and hint. */
const noFile: Record<string, Record<MessageLanguage, [message: string, hint: string]>> = {
  missing: {
    en: ['gone, or a link that leads to nothing', 'Put the file itself there.'],
    ar: ['حُذف، أو هو رابط لا يؤدي إلى شيء', 'ضع الملف نفسه هناك.'],
  },
  'link-loop': {
    en: ['a link that leads to itself', 'Put the file itself there.'],
    ar: ['رابط يؤدي إلى نفسه', 'ضع الملف نفسه هناك.'],
  },
  folder: {
    en: ['a folder', 'Name a file in it, or rename the folder and put the file there.'],
    ar: ['مجلد', 'اكتب اسم ملف فيه، أو غيّر اسم المجلد وضع الملف مكانه.'],
  },
  locked: {
    en: ['a file that may not be read', 'Allow everybody to read it.'],
    ar: ['ملف لا يسمح النظام بقراءته', 'اسمح للجميع بقراءته.'],
  },
  other: {
    en: ['a pipe or a device', 'Put the file itself there.'],
    ar: ['قناة أو جهاز لا ملف', 'ضع الملف نفسه هناك.'],
  },
};

const whyNoFile = (refusal = '') => noFile[refusal] ?? noFile.other;

/** Why an image cannot be processed: message and hint. Other reasons quote the system. */
const noUse: Record<string, Record<MessageLanguage, [message: string, hint: string]>> = {
  size: {
    en: [
      'says no size, or one of zero, so that it shows nothing',
      'Give its <svg> a viewBox of the size of the drawing, such as viewBox="0 0 400 300".',
    ],
    ar: [
      'ليس له مقاس أو مقاسه صفر، فلا يظهر منه شيء',
      'اكتب في العنصر <svg> السمة viewBox بمقاس الرسم، مثل viewBox="0 0 400 300".',
    ],
  },
  repeats: {
    en: [
      `repeats its parts so often that more than ${maxDrawingParts.toLocaleString('en')} would have to be drawn`,
      'Export it with fewer copies (<use>, patterns, masks), or as PNG.',
    ],
    ar: [
      `يكرر أجزاءه حتى تزيد على ${maxDrawingParts.toLocaleString('en')} جزء`,
      'صدّره بنسخ أقل (<use> والأنماط والأقنعة)، أو بصيغة PNG.',
    ],
  },
  time: {
    en: [
      `takes longer than ${maxDrawingSeconds} s to draw, or more memory than there should be`,
      'Simplify it (effects, patterns, paths of very many points), or export it as PNG.',
    ],
    ar: [
      `يستغرق رسمه أكثر من ${maxDrawingSeconds} ثوانٍ، أو يحتاج إلى ذاكرة كبيرة`,
      'بسّطه (المؤثرات والأنماط والمسارات الكثيرة النقاط)، أو صدّره بصيغة PNG.',
    ],
  },
  draw: {
    en: ['cannot be drawn', 'Open it in a drawing program and export it as plain SVG, or as PNG.'],
    ar: ['يتعذر رسمه', 'افتحه في برنامج رسم وصدّره بصيغة SVG بسيطة، أو بصيغة PNG.'],
  },
  changed: {
    en: ['was changed while the site was built', 'Build again.'],
    ar: ['تغيّر أثناء بناء الموقع', 'أعد البناء.'],
  },
};

const failed = (said = ''): Record<MessageLanguage, [message: string, hint: string]> => ({
  en: [
    `could not be worked on${said === '' ? '' : ` ("${said}")`}`,
    'Try again. If it fails again, export a smaller picture, and make sure that the machine has free memory.',
  ],
  ar: [
    `تعذرت معالجته${said === '' ? '' : ` ("${said}")`}`,
    'أعد المحاولة؛ فإن تكرر ذلك فصدّر الصورة من جديد بحجم أصغر، وتأكد من أن في الجهاز ذاكرة كافية.',
  ],
});

const whyNoUse = (why?: string) => noUse[why ?? ''] ?? failed(why);

/** Recommended background for a logo's colours. */
const groundFor = (marks: string | undefined): Record<MessageLanguage, string> =>
  marks === 'light' ? { en: 'a dark', ar: 'داكنة' } : { en: 'a light', ar: 'فاتحة' };

/** Rejected images: `found` is the file under assets/, `expected` what it contains. */
export const imagesMessages = {
  'unreadable-image': error({
    recipe: 'picture',
    en: words(
      ({ found }) => `assets/${found} is not a picture.`,
      'The file is empty or of another kind: export the picture again.',
    ),
    ar: words(({ found }) => `الملف assets/${found} ليس صورة.`, 'الملف فارغ أو من نوع آخر، فصدّر الصورة من جديد.'),
  }),
  'not-a-file': error({
    recipe: 'picture',
    inEditor: {
      en: { hint: 'Bring the file itself from your device.' },
      ar: { hint: 'أحضر الملف نفسه من جهازك.' },
    },
    en: words(
      ({ found, expected }) => `assets/${found} is ${whyNoFile(expected)?.en[0]}.`,
      ({ expected }) => whyNoFile(expected)?.en[1] ?? '',
    ),
    ar: words(
      ({ found, expected }) => `assets/${found}: ${whyNoFile(expected)?.ar[0]}.`,
      ({ expected }) => whyNoFile(expected)?.ar[1] ?? '',
    ),
  }),
  'outside-image': error({
    recipe: 'picture',
    inEditor: {
      en: {
        message: ({ found }) => `the file "${found}" is outside the library.`,
        hint: 'Bring the file itself from your device.',
      },
      ar: { message: ({ found }) => `الملف "${found}" خارج المكتبة.`, hint: 'أحضر الملف نفسه من جهازك.' },
    },
    en: words(
      ({ found }) => `assets/${found} is a link that leads out of assets/.`,
      'Only files in assets/ are published: copy the file there.',
    ),
    ar: words(({ found }) => `الملف assets/${found} رابط يؤدي إلى خارج assets/.`, 'لا يُنشر إلا ما في assets/، فانسخ الملف إليه.'),
  }),
  'damaged-image': error({
    recipe: 'picture',
    en: words(({ found }) => `the picture assets/${found} is damaged: a part of it cannot be read.`, 'Copy or export it again.'),
    ar: words(({ found }) => `الصورة assets/${found} تالفة، ويتعذر قراءة جزء منها.`, 'انسخها أو صدّرها من جديد.'),
  }),
  'image-format': error({
    recipe: 'picture',
    inEditor: {
      en: {
        hint: ({ found, expected = '' }) =>
          endings[expected]
            ? `Bring it again under the name "${renamed(found, expected)}".`
            : 'Bring it again from your device, exported as JPEG.',
      },
      ar: {
        hint: ({ found, expected = '' }) =>
          endings[expected] ? `أحضرها من جديد بالاسم "${renamed(found, expected)}".` : 'أحضرها من جهازك من جديد بصيغة JPEG.',
      },
    },
    en: words(
      ({ found, expected = '' }) => `assets/${found} contains a file of type ${expected.toUpperCase()}, unlike its name.`,
      ({ found, expected = '' }) =>
        endings[expected]
          ? `Rename it to "${renamed(found, expected)}", here too.`
          : /^hei[cf]/i.test(expected)
            ? heicAdvice.en
            : 'Export it as JPEG, or as PNG where it is transparent.',
    ),
    ar: words(
      ({ found, expected = '' }) => `محتوى الملف assets/${found} من نوع ${expected.toUpperCase()}، واسمه يقول غير ذلك.`,
      ({ found, expected = '' }) =>
        endings[expected]
          ? `سمّه "${renamed(found, expected)}"، هنا أيضًا.`
          : /^hei[cf]/i.test(expected)
            ? heicAdvice.ar
            : 'صدّره بصيغة JPEG، أو PNG إن كان فيه شفافية.',
    ),
  }),
  'animated-image': error({
    recipe: 'picture',
    en: words(
      ({ found }) => `the picture assets/${found} moves, and visitors could not stop it.`,
      'Use a still picture, or link to a video.',
    ),
    ar: words(
      ({ found }) => `الصورة assets/${found} متحركة، ولا يستطيع الزائر إيقافها.`,
      'استعمل صورة ثابتة، أو ضع رابطًا إلى مقطع مرئي.',
    ),
  }),
  'huge-image': error({
    recipe: 'picture',
    en: words(
      ({ found, expected }) => `assets/${found} is too large (${expected}).`,
      `A photo has ${megapixels} megapixels and ${megabytes.raster} MB at most, a drawing ${megabytes.vector} MB: export it smaller.`,
    ),
    ar: words(
      ({ found, expected }) => `الصورة assets/${found} أكبر من الحد (${expected}).`,
      `حد الصورة ${megapixels} ميغابكسل و${megabytes.raster} ميغابايت، وحد الرسم ${megabytes.vector} ميغابايت: صدّرها بحجم أصغر.`,
    ),
  }),
  'elongated-image': error({
    recipe: 'picture',
    en: words(
      ({ found, expected }) => `assets/${found} is too long and thin (${expected}).`,
      `One side may be ${pictureLimits.ratio} times as long as the other at most: crop it.`,
    ),
    ar: words(
      ({ found, expected }) => `الصورة assets/${found} أطول من أن تعرض (${expected}).`,
      `لا يزيد أحد الضلعين على ${pictureLimits.ratio} مثلًا للآخر: اقتطع منها.`,
    ),
  }),
  'unsafe-svg': error({
    recipe: 'picture',
    en: words(
      ({ found, expected }) => `the drawing assets/${found} contains something that is not allowed: "${expected}".`,
      'Scripts, embedded pages or pictures and links to other files are refused: remove it, or export as plain SVG.',
    ),
    ar: words(
      ({ found, expected }) => `في الرسم assets/${found} ما لا يجوز فيه: "${expected}".`,
      'ترفض البرامج النصية والصفحات والصور المضمنة والروابط إلى ملفات أخرى: احذف ذلك، أو صدّر الرسم بصيغة SVG بسيطة.',
    ),
  }),
  'unusable-image': error({
    recipe: 'picture',
    inEditor: {
      en: { hint: 'Export it again, simpler and with a plain size, or as PNG.' },
      ar: { hint: 'صدّره من جديد أبسط مما هو وبمقاس معلوم، أو بصيغة PNG.' },
    },
    en: words(
      ({ found, expected }) => `assets/${found} ${whyNoUse(expected).en[0]}.`,
      ({ expected }) => whyNoUse(expected).en[1],
    ),
    ar: words(
      ({ found, expected }) => `الملف assets/${found} ${whyNoUse(expected).ar[0]}.`,
      ({ expected }) => whyNoUse(expected).ar[1],
    ),
  }),
  'doubtful-drawing': warning({
    recipe: 'picture',
    inEditor: {
      en: { hint: 'Export it again, simpler and with a plain size, or as PNG.' },
      ar: { hint: 'صدّره من جديد أبسط مما هو وبمقاس معلوم، أو بصيغة PNG.' },
    },
    en: words(
      ({ found, expected }) => `the drawing assets/${found} ${whyNoUse(expected).en[0]}; browsers do no better.`,
      ({ expected }) => whyNoUse(expected).en[1],
    ),
    ar: words(
      ({ found, expected }) => `الرسم assets/${found} ${whyNoUse(expected).ar[0]}، وليس حال المتصفحات معه بأفضل.`,
      ({ expected }) => whyNoUse(expected).ar[1],
    ),
  }),
  'lost-marks': warning({
    recipe: 'picture',
    inEditor: {
      en: {
        hint: ({ expected }) => `Choose a picture with ${groundFor(expected).en} ground, or with colours that stand out on both.`,
      },
      ar: { hint: ({ expected }) => `اختر صورة خلفيتها ${groundFor(expected).ar}، أو ألوانها تظهر على الخلفيتين.` },
    },
    en: words(
      ({ found, expected }) =>
        `assets/${found} is ${expected} marks on a ground that shows through, and ${expected === 'light' ? 'the page is light' : 'is shown on a dark ground'}: nobody sees them there.`,
      ({ expected }) =>
        `Put ${groundFor(expected).en} ground into the picture, or colours that stand out on both; a logo for dark grounds is "logoOnDark".`,
    ),
    ar: words(
      ({ found, expected }) =>
        `الصورة assets/${found} خطوط ${expected === 'light' ? 'فاتحة' : 'داكنة'} على خلفية شفافة، و${expected === 'light' ? 'الصفحة فاتحة' : 'تظهر على خلفية داكنة'}، فلا تُرى هناك.`,
      ({ expected }) =>
        `ضع في الصورة خلفية ${groundFor(expected).ar}، أو ألوانًا تظهر على الخلفيتين؛ أما شعار الخلفيات الداكنة فموضعه "logoOnDark".`,
    ),
  }),
  'drawing-words': warning({
    recipe: 'picture',
    en: words(
      ({ found, expected }) =>
        `the drawing assets/${found} has words in the font "${expected}", which is not in it: visitors who lack it see another font, whose words may not fit or join.`,
      'Turn its words into outlines (paths) where you drew it, and save it again.',
    ),
    ar: words(
      ({ found, expected }) =>
        `في الرسم assets/${found} كلمات بالخط "${expected}" وهو غير مضمن فيه، فمن ليس عنده هذا الخط يراها بخط آخر قد لا تسعه مواضعها أو لا تتصل حروفه.`,
      'حوّل كلماته إلى مسارات في برنامج الرسم، ثم احفظه من جديد.',
    ),
  }),
  'thin-picture': warning({
    recipe: 'picture',
    en: words(
      ({ found, expected, list = [] }) =>
        `assets/${found} is ${expected === 'wide' ? 'so wide' : 'so tall'} (${list[0]}) that ${expected === 'wide' ? 'phones show it as a strip' : 'it takes screens one after another'}.`,
      ({ expected }) =>
        expected === 'wide'
          ? 'Crop it to what matters, or set its parts one above the other.'
          : 'Crop it to what matters, or cut it into several pictures.',
    ),
    ar: words(
      ({ found, expected, list = [] }) =>
        `الصورة assets/${found} ${expected === 'wide' ? 'عريضة' : 'طويلة'} جدًا (${list[0]})، ${expected === 'wide' ? 'فلا تظهر في الجوال إلا شريطًا' : 'فتشغل شاشات متتالية'}.`,
      ({ expected }) =>
        expected === 'wide' ? 'اقتطع منها ما يهم، أو اجعل أجزاءها بعضها فوق بعض.' : 'اقتطع منها ما يهم، أو قسمها إلى عدة صور.',
    ),
  }),
} as const satisfies Record<string, MessageDefinition>;
