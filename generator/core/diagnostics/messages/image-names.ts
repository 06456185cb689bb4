import { isOriginal } from '../../../../templates/model/files/file-kinds.ts';
import { inLanguages } from '../../../../templates/model/files/language.ts';
import type { Parameters } from './words.ts';

/** Why a text is not a valid image name. */
type ImageNameError = 'letters' | 'heic' | 'kind' | 'address' | 'computer' | 'original' | 'other';

/** Classifies an invalid name of a file under `assets/`. */
export function imageNameErrorOf(name: string): ImageNameError {
  if (/^[a-z]:[\\/]|^\\\\|^file:|^\/(?:Users|home)\//i.test(name)) return 'computer';
  if (/^(?:[a-z][a-z0-9+.-]+:)?\/\/|^data:/i.test(name)) return 'address';
  if (isOriginal(name)) return 'original';
  if (/\.hei[cf]s?$/i.test(name)) return 'heic';
  if (/\.(?:svg|png|jpe?g|webp|avif)$/i.test(name)) return /(?:^|\/)\./.test(name) ? 'other' : 'letters';
  return /\.(?:gif|tiff?|bmp|ico|psd|ai|eps|pdf|raw|cr2|nef|dng|jxl|jfif|svgz)$/i.test(name) ? 'kind' : 'other';
}

/** How to convert an iPhone photo to a format that browsers support. */
export const heicAdvice = inLanguages({
  en: 'Make a JPEG of it: on a Mac open it in Preview and choose File, Export; in Windows open it in Photos and choose Save as; on the iPhone, Settings, Camera, Formats, Most Compatible lets it take JPEG from then on.',
  ar: 'حوّلها إلى JPEG: في ماك افتحها في «معاينة» ثم ملف، تصدير؛ وفي ويندوز افتحها في «الصور» ثم حفظ باسم؛ وفي الآيفون: الإعدادات، الكاميرا، التنسيقات، الأكثر توافقًا، فيصوّر بعدها JPEG.',
});

type Write = (parameters: Parameters) => string;
type NameWords = Record<ImageNameError, { message: Write; hint: string }>;

const english: NameWords = {
  letters: {
    message: ({ found }) => `the name "${found}" holds spaces, or signs that are not Latin letters.`,
    hint: 'Rename the file, and write the new name here: Latin letters, digits and hyphens, such as team-photo.jpg.',
  },
  heic: { message: ({ found }) => `"${found}" is a HEIC picture, which most browsers do not show.`, hint: heicAdvice.en },
  kind: {
    message: ({ found }) => `"${found}" is not of a kind that pages show.`,
    hint: 'Export it as JPEG, as PNG where it is transparent, or as SVG if it is a drawing.',
  },
  address: {
    message: ({ found }) => `"${found}" is not a file of this site.`,
    hint: 'Save the picture under assets/, if you may use it, and write the name of the file.',
  },
  computer: {
    message: ({ found }) => `"${found}" is a place on one computer.`,
    hint: 'Copy the picture into the folder assets/, and write only the name of the file here, such as team-photo.jpg.',
  },
  original: {
    message: ({ found }) => `"${found}" lies where originals for download do, which pages do not show.`,
    hint: 'Put the picture elsewhere under assets/, and write its name here; the original is named in "original".',
  },
  other: {
    message: ({ found }) => `"${found}" does not name a picture.`,
    hint: 'Name an svg, png, jpg, webp or avif file under assets/.',
  },
};

const arabic: NameWords = {
  letters: {
    message: ({ found }) => `في اسم الملف "${found}" مسافات أو حروف غير لاتينية.`,
    hint: 'أعد تسمية الملف واكتب اسمه الجديد هنا: حروف لاتينية وأرقام وشرطات، مثل team-photo.jpg.',
  },
  heic: { message: ({ found }) => `الصورة "${found}" بصيغة HEIC، وأكثر المتصفحات لا تعرضها.`, hint: heicAdvice.ar },
  kind: {
    message: ({ found }) => `صيغة الملف "${found}" لا تعرضها الصفحات.`,
    hint: 'صدّره بصيغة JPEG، أو PNG إن كان فيه شفافية، أو SVG إن كان رسمًا.',
  },
  address: {
    message: ({ found }) => `"${found}" ليس ملفًا من هذا الموقع.`,
    hint: 'احفظ الصورة داخل مجلد assets إن كان لك حق استعمالها، واكتب اسم ملفها.',
  },
  computer: {
    message: ({ found }) => `"${found}" موضع في حاسوب واحد لا في الموقع.`,
    hint: 'انسخ الصورة إلى مجلد assets، واكتب هنا اسم الملف وحده، مثل team-photo.jpg.',
  },
  original: {
    message: ({ found }) => `"${found}" في مجلد الأصول المعدة للتنزيل، والصفحات لا تعرض ما فيه.`,
    hint: 'ضع الصورة في موضع آخر من assets واكتب اسمها هنا؛ أما الأصل فيُذكر في "original".',
  },
  other: {
    message: ({ found }) => `لا يسمي "${found}" ملف صورة.`,
    hint: 'سمّ ملف svg أو png أو jpg أو webp أو avif داخل مجلد assets.',
  },
};

const wordsOf = (words: NameWords) => {
  const of = ({ expected = '' }: Parameters) => words[Object.hasOwn(words, expected) ? (expected as ImageNameError) : 'other'];
  return { message: (all: Parameters) => of(all).message(all), hint: (all: Parameters) => of(all).hint };
};

export const badImageEn = wordsOf(english);
export const badImageAr = wordsOf(arabic);
