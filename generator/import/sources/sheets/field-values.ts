import { latinAmount, latinDigits } from '../../../core/util/digits.ts';
import type { DocumentStatus } from '../../model/document.ts';
import { foldTitle } from './columns.ts';

/** A number in text, with its unit: `١٢٬٥٠٠ ريال`. Undefined for text without exactly one number. */
export function readAmount(text: string): { value: string; unit: string } | undefined {
  const written = latinDigits(text)
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .replaceAll(/[\u200e\u200f\u061c]/g, '');
  const numbers = written.match(/-?\d[\d,.\u00a0 ]*\d|-?\d/g) ?? [];
  const number = numbers[0]?.replaceAll(/[,\u00a0 ](?=\d{3}(?!\d))/g, '');
  if (numbers.length !== 1 || number === undefined || !/^-?\d+(?:\.\d+)?$/.test(number)) return undefined;
  return { value: number, unit: written.replace(numbers[0] ?? '', '').trim() };
}

const months: Record<string, number> = {};
const monthNames = [
  ['january', 'jan', 'يناير', 'كانون الثاني'],
  ['february', 'feb', 'فبراير', 'شباط'],
  ['march', 'mar', 'مارس', 'اذار'],
  ['april', 'apr', 'ابريل', 'نيسان'],
  ['may', 'مايو', 'ايار'],
  ['june', 'jun', 'يونيو', 'حزيران'],
  ['july', 'jul', 'يوليو', 'تموز'],
  ['august', 'aug', 'اغسطس', 'اب'],
  ['september', 'sep', 'سبتمبر', 'ايلول'],
  ['october', 'oct', 'اكتوبر', 'تشرين الاول'],
  ['november', 'nov', 'نوفمبر', 'تشرين الثاني'],
  ['december', 'dec', 'ديسمبر', 'كانون الاول'],
];
monthNames.forEach((names, index) => {
  for (const name of names) months[foldTitle(name)] = index + 1;
});

const two = (value: string | number) => String(value).padStart(2, '0');

function isoDay(year: string, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(Number(year), month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  // Years of the Hijri calendar are no years of this one.
  return isReal && Number(year) >= 1800 && Number(year) <= 2200 ? `${year}-${two(month)}-${two(day)}` : undefined;
}

/**
 * A day, or day and time, in ISO 8601. Days before months, as in Arabic countries; undefined for other writings and for Hijri
 * years.
 */
export function readDate(text: string): string | undefined {
  const written = latinDigits(text)
    .replaceAll(/[\u200e\u200f\u061c]/g, '')
    .replace(/\s*م$/u, '')
    .trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(\d{1,2}:\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/.exec(
    written,
  );
  if (iso) {
    const day = isoDay(iso[1] ?? '', Number(iso[2]), Number(iso[3]));
    return day && iso[4] ? `${day}T${iso[4].padStart(5, '0')}${iso[5] ?? ''}` : day;
  }
  const numeric = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(written);
  if (numeric) {
    const [first, second] = [Number(numeric[1]), Number(numeric[2])];
    return isoDay(numeric[3] ?? '', second, first) ?? isoDay(numeric[3] ?? '', first, second);
  }
  const named = /^(\d{1,2})[\s/-]+(\D+?)[\s/,،-]+(\d{4})$/.exec(written) ?? /^(\D+?)\s+(\d{1,2})[\s,،]+(\d{4})$/.exec(written);
  if (!named) return undefined;
  const [day, month] = /^\d/.test(named[1] ?? '') ? [named[1], named[2]] : [named[2], named[1]];
  const number = months[foldTitle(month ?? '')];
  return number === undefined ? undefined : isoDay(named[3] ?? '', number, Number(day));
}

/** A telephone number with digits 0-9; undefined for other text. */
export function readPhone(text: string): string | undefined {
  const written = latinDigits(text)
    .replaceAll(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
  return /^\+?[\d\s().-]{3,24}$/.test(written) && /\d{3}/.test(written.replaceAll(/\D/g, '')) ? written : undefined;
}

export const readEmail = (text: string): string | undefined => {
  const written = text.replace(/^mailto:/i, '').trim();
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(written) ? written : undefined;
};

/** Latitude and longitude in one cell. */
export function readCoordinates(text: string): { latitude: string; longitude: string } | undefined {
  const written = latinAmount(latinDigits(text)).replaceAll('٫', '.');
  const found = /^\(?\s*(-?\d{1,2}(?:\.\d+)?)\s*[,،;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*\)?$/.exec(written);
  return found ? { latitude: found[1] ?? '', longitude: found[2] ?? '' } : undefined;
}

const wordsOf = (...words: string[]) => new Set(words.map(foldTitle));

const projectStatuses: [string, Set<string>][] = [
  ['planned', wordsOf('قادم', 'مخطط', 'لم يبدأ', 'قريبا', 'planned', 'upcoming')],
  ['open', wordsOf('مفتوح', 'جار', 'جاري', 'جاري التنفيذ', 'قائم', 'نشط', 'مستمر', 'open', 'active', 'ongoing', 'in progress')],
  ['paused', wordsOf('متوقف', 'معلق', 'موقوف', 'paused', 'on hold')],
  ['done', wordsOf('اكتمل', 'مكتمل', 'منته', 'منتهي', 'منجز', 'تم', 'مغلق', 'done', 'completed', 'closed', 'finished')],
];

export const readProjectStatus = (text: string): string | undefined =>
  projectStatuses.find(([, words]) => words.has(foldTitle(text)))?.[0];

const drafts = wordsOf('مسودة', 'غير منشور', 'draft', 'unpublished');
const published = wordsOf('منشور', 'نشر', 'تم النشر', 'published', 'live');

export function readStatus(text: string): DocumentStatus | undefined {
  const word = foldTitle(text);
  return drafts.has(word) ? 'draft' : published.has(word) ? 'published' : undefined;
}

const languages: [string, Set<string>][] = [
  ['ar', wordsOf('ar', 'عربي', 'العربية', 'عربية', 'arabic')],
  ['en', wordsOf('en', 'إنجليزي', 'الإنجليزية', 'انجليزية', 'english')],
];

export const readLanguage = (text: string): string | undefined => languages.find(([, words]) => words.has(foldTitle(text)))?.[0];
