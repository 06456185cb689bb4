import { digit, ltrLetter, rtlLetter } from './characters.ts';
import { unitSigns } from './isolate-candidates.ts';
import { monthNames } from './months.ts';
import { isOneNumber } from './phone.ts';

/** In characters. Longer numbers, e.g. of an account, are wider than a card on a phone and break between groups. */
const longest = 24;

const number = String.raw`[${digit}]+(?:[.,:\/٫٬][${digit}]+)*`;
const year = `[${digit}]{4}`;
const day = `[${digit}]{1,2}`;
const era = 'هـ?|م|AH|AD|BCE?|CE';
const currency = 'SAR|USD|EUR|AED|GBP|KWD|QAR|BHD|OMR|EGP|JOD';
const scale = 'ألف(?:ًا)?|آلاف|مليون(?:ًا)?|ملايين|مليار(?:ًا)?|مليارات|million|billion';
/** Written after a number: signs, units, currencies, eras, AM/PM. */
const unit = [
  String.raw`[%٪‰]|°[CFK]?|\p{Sc}`,
  unitSigns,
  '[كسم]?م[²³23]?|ملم|كجم|كغم?|جم|غ|مل|لتر(?:ًا)?|كيلو ?(?:متر|غرام|جرام|بايت)(?:ًا)?|(?:ميغا|جيجا|غيغا)بايت',
  String.raw`ر\.س\.?|ريال(?:ًا)?|ريالات|دولار(?:ًا)?|يورو|درهم(?:ًا)?|دينار(?:ًا)?|جنيه(?:ًا)?`,
  'ص|صباحًا|مساءً|ظهرًا',
  'kilobytes?|megabytes?|kilomet(?:er|re)s?|riyals?|dollars?|euros?',
  era,
].join('|');

const word = `${rtlLetter}${ltrLetter}${digit}`;
const whole = (pattern: string) => new RegExp(`(?<![${word}])(?:${pattern})(?![${word}])`, 'gv');

const dates = whole(
  String.raw`(?:${day} )?(?:${monthNames})(?: ${day}(?![.,:\/٫٬]?[${digit}]))?(?:[,،]? ${year}(?: (?:${era}))?)?`,
);
const amounts = whole(String.raw`${number} (?:(?:${scale})(?: (?:${unit}))?|${unit})|(?:${currency}|\p{Sc}) ${number}`);
const groups = whole(String.raw`[+\(]*[${digit}][${digit}\(\).\/\-]*(?: \(?[${digit}][${digit}\(\).\/\-]*)+`);

const hasSpaceAtNumber = new RegExp(String.raw`[${digit}\)] | [${digit}\(+]`, 'v');

/**
 * Positions of spaces within dates, and within numbers with groups and units, where lines must not break. Between two numbers,
 * e.g. the ends of a range, they may. Pure.
 */
export function noBreaksOf(text: string): number[] {
  if (!hasSpaceAtNumber.test(text)) return [];
  const numbers = [...text.matchAll(groups)].filter(([run]) => run.length <= longest && isOneNumber(run.split(' ')));
  const runs = [...numbers, ...text.matchAll(dates), ...text.matchAll(amounts)];
  const places = runs.flatMap(({ 0: run, index: start }) => [...run.matchAll(/ /g)].map(({ index }) => start + index));
  return [...new Set(places)].sort((a, b) => a - b);
}
