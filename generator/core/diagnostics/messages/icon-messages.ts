import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import { error, type IconDiagnostic, meantAr, meantEn, type Parameters, words } from './words.ts';

/** Maximum size of an icon in bytes and points: ten times what careful drawings need. */
export const iconLimits = { bytes: 32_768, points: 4000 };

/** Message and hint by reason. */
const whyNoIcon: Record<IconDiagnostic['reason'], Record<MessageLanguage, readonly [message: string, hint: string]>> = {
  syntax: {
    en: ['cannot be read', 'Export the drawing again as plain SVG.'],
    ar: ['تتعذر قراءته', 'صدّر الرسم من جديد بصيغة SVG بسيطة.'],
  },
  doctype: {
    en: ['has a document type', 'Remove <!DOCTYPE …> with all that it declares.'],
    ar: ['فيه تعريف نوع المستند', 'احذف <!DOCTYPE …> وما يعرّفه.'],
  },
  element: {
    en: [
      'contains something other than shapes',
      'Keep svg, g, path, circle, rect, ellipse, line, polyline and polygon; turn text and copies into paths.',
    ],
    ar: [
      'فيه ما ليس شكلًا',
      'أبقِ svg وg وpath وcircle وrect وellipse وline وpolyline وpolygon فقط، وحوّل النصوص والنسخ إلى مسارات.',
    ],
  },
  attribute: {
    en: ['has an attribute that no icon may have', 'Remove it; say fill and stroke as attributes, not as styles.'],
    ar: ['فيه سمة لا تجوز في أيقونة', 'احذفها، واكتب fill وstroke سمتين لا نمطًا.'],
  },
  value: {
    en: ['has a value that cannot be taken', 'Write plain numbers without units, and colours instead of url(…).'],
    ar: ['فيه قيمة لا تُقبل', 'اكتب أعدادًا بلا وحدات، وألوانًا بدل url(…).'],
  },
  colours: {
    en: [
      'has more than one colour',
      'Draw it in one: it takes the colour of the words beside it. What has no fill is black: write fill="none" where only lines are meant.',
    ],
    ar: [
      'فيه أكثر من لون',
      'ارسمه بلون واحد، فهو يأخذ لون الكلمات التي بجانبه. وما لا fill له أسود، فاكتب fill="none" لما تريده خطوطًا فقط.',
    ],
  },
  size: {
    en: ['does not say how large it is', 'Give its <svg> a viewBox, such as viewBox="0 0 24 24".'],
    ar: ['لا يُعرف مقاسه', 'اكتب في العنصر <svg> السمة viewBox، مثل viewBox="0 0 24 24".'],
  },
  empty: {
    en: ['shows nothing', 'Give its shapes a fill or a stroke.'],
    ar: ['لا يظهر منه شيء', 'اجعل لأشكاله fill أو stroke.'],
  },
  bytes: {
    en: ['is too large', `Simplify it to ${iconLimits.bytes / 1024} KB at most.`],
    ar: ['أكبر مما يجوز', `بسّطه حتى لا يزيد على ${iconLimits.bytes / 1024} كيلوبايت.`],
  },
  points: {
    en: ['has too many points', `Simplify its paths to ${iconLimits.points} points at most.`],
    ar: ['نقاطه أكثر مما يجوز', `بسّط مساراته حتى لا تزيد على ${iconLimits.points} نقطة.`],
  },
};

const semicolons: Record<MessageLanguage, string> = { en: '; ', ar: '؛ ' };

/** Maximum number of errors listed for a file: a file that is no icon may have hundreds. */
const maxListed = 8;

/** The errors of a file, with line and column for users of the file. */
function listOf({ icon = [], list = [] }: Parameters, language: MessageLanguage, hasPlaces: boolean): string {
  const told = icon.slice(0, maxListed).map(({ reason, line, column }, index) => {
    const met = list[index] ? ` (${list[index]})` : '';
    return `${hasPlaces ? `${line}:${column} ` : ''}${whyNoIcon[reason][language][0]}${met}`;
  });
  return told.join(semicolons[language]);
}

/** Hints, without duplicates. */
const adviceOf = ({ icon = [] }: Parameters, language: MessageLanguage) =>
  [...new Set(icon.slice(0, maxListed).map(({ reason }) => whyNoIcon[reason][language][1]))].join(' ');

/** Rejected icon files: `found` is the file under assets/, `icon` the errors, `list` what was found there. */
export const iconMessages = {
  'bad-icon': error({
    recipe: 'picture',
    inEditor: {
      en: {
        message: (all) => `the drawing "${all.found}" is not an icon: ${listOf(all, 'en', false)}.`,
        hint: 'Export it again as plain SVG, in one colour, with its words and copies turned into paths, or choose another.',
      },
      ar: {
        message: (all) => `الرسم "${all.found}" ليس أيقونة: ${listOf(all, 'ar', false)}.`,
        hint: 'صدّره من جديد بصيغة SVG بسيطة وبلون واحد، وحوّل ما فيه من نصوص ونسخ إلى مسارات، أو اختر غيره.',
      },
    },
    en: words(
      (all) => `assets/${all.found} is not an icon: ${listOf(all, 'en', true)}.`,
      (all) => adviceOf(all, 'en'),
    ),
    ar: words(
      (all) => `الملف assets/${all.found} ليس أيقونة: ${listOf(all, 'ar', true)}.`,
      (all) => adviceOf(all, 'ar'),
    ),
  }),
  'unknown-icon': error({
    recipe: 'picture',
    inEditor: {
      en: { hint: meantEn('Choose one of the icons that are shown.') },
      ar: { hint: meantAr('اختر أيقونة من الأيقونات المعروضة.') },
    },
    en: words(
      ({ found }) => `"${found}" names no icon.`,
      meantEn('Name an icon of the set, or an SVG file that lies in assets/icons/ itself, such as icons/logo.svg.'),
    ),
    ar: words(
      ({ found }) => `"${found}" ليس اسم أيقونة.`,
      meantAr('اكتب اسم أيقونة من المجموعة، أو ملف SVG موضوعًا في مجلد assets/icons نفسه، مثل icons/logo.svg.'),
    ),
  }),
};
