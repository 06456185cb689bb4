import { basename } from 'node:path';
import type { MessageLanguage } from '../../../../core/diagnostics/diagnostics.ts';
import { messages } from '../../../../core/diagnostics/messages/messages.ts';
import type { Parameters } from '../../../../core/diagnostics/messages/words.ts';

type Words = Record<MessageLanguage, string>;

/** Messages about uploads, in addition to those of the check. */
export const uploadWords = {
  empty: { ar: 'الملف فارغ.', en: 'The file is empty.' },
  kind: {
    ar: 'لا يُعرض هذا النوع من الملفات في الصفحات. الصور: JPEG أو PNG أو WebP أو AVIF أو SVG؛ والملفات: PDF ومستندات أوفيس وCSV وZIP وEPUB والصوت والفيديو.',
    en: 'Pages do not show this kind of file. Pictures are JPEG, PNG, WebP, AVIF or SVG; files are PDF, Office documents, CSV, ZIP, EPUB, sound and video.',
  },
  picture: {
    ar: 'هذا الملف ليس صورة. اختر صورة بصيغة JPEG أو PNG أو WebP أو AVIF أو SVG.',
    en: 'This file is no picture. Choose one in JPEG, PNG, WebP, AVIF or SVG.',
  },
  file: {
    ar: 'هذه صورة لا تُعرض للتنزيل بهذه الصيغة: احفظها JPEG أو PNG أو WebP أو TIFF، أو أضفها حيث توضع الصور.',
    en: 'This is a picture of a kind that is not offered for download: save it as JPEG, PNG, WebP or TIFF, or add it where pictures go.',
  },
  heic: {
    ar: 'هذه صورة HEIC من جهاز أبل، وأكثر المتصفحات لا تعرضها، وتعذّر تحويلها هنا.',
    en: 'This is a HEIC picture of an Apple device, which most browsers do not show, and it could not be converted here.',
  },
  crop: {
    ar: 'تعذّر قصّ هذه الصورة: قد تكون أصغر من ذلك، أو لم تعد موجودة.',
    en: 'This picture could not be cropped: it may be too small for that, or no longer there.',
  },
  disk: {
    ar: 'لم يُحفظ الملف: القرص ممتلئ، أو لا يُسمح بالكتابة في مجلد assets.',
    en: 'The file was not kept: the disk is full, or the folder assets may not be written to.',
  },
  large: { ar: 'الملف أكبر من الحد، وهو %s.', en: 'The file is larger than the limit of %s.' },
  folder: {
    ar: 'مجلد assets رابط يؤدي إلى خارج مجلد الموقع، فلا يكتب المحرر فيه.',
    en: 'The folder assets is a link that leads out of the folder of the site: the editor does not write there.',
  },
} satisfies Record<string, Words>;

/** Message of a diagnostic for an upload. */
export function problemWords(code: keyof typeof messages, parameters: Parameters, language: MessageLanguage): string {
  const { message, hint } = messages[code][language];
  const named = { ...parameters, found: basename(parameters.found ?? '') };
  return [message(named), hint(named)].filter(Boolean).join(' ');
}
