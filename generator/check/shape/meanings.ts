import { fold } from '../../../templates/components/fold.ts';
import {
  codeLanguageNames,
  codeLanguages,
  codeLanguagesInArabic,
  codeNicknames,
} from '../../../templates/schema/code-languages.ts';
import { iconKeywords, type Keywords } from '../../../templates/theme/icons/keywords.ts';
import { nearest } from '../../core/diagnostics/nearest.ts';

type Table = Readonly<Record<string, Keywords>>;

/** Synonyms for the values of other enumerations. */
const networks: Table = {
  facebook: { ar: ['فيسبوك', 'فيس بوك'], en: ['facebook', 'fb', 'meta'] },
  x: { ar: ['إكس', 'تويتر'], en: ['x-twitter', 'x.com', 'tweet'] },
  twitter: { ar: ['تويتر سابقًا'], en: ['formerly twitter'] },
  linkedin: { ar: ['لينكدإن', 'لينكد إن'], en: ['linkedin', 'in'] },
  youtube: { ar: ['يوتيوب'], en: ['youtube', 'yt'] },
  instagram: { ar: ['إنستغرام', 'انستقرام', 'إنستجرام'], en: ['instagram', 'insta', 'ig'] },
  whatsapp: { ar: ['واتساب', 'واتس آب', 'واتس'], en: ['whatsapp', 'wa'] },
  telegram: { ar: ['تيليغرام', 'تلغرام', 'تليجرام'], en: ['telegram', 'tg'] },
  snapchat: { ar: ['سناب شات', 'سناب'], en: ['snapchat', 'snap'] },
  tiktok: { ar: ['تيك توك', 'تيكتوك'], en: ['tiktok'] },
  threads: { ar: ['ثريدز'], en: ['threads'] },
  github: { ar: ['غيت هب', 'جيت هب'], en: ['github'] },
  'google-maps': { ar: ['خرائط قوقل', 'خرائط جوجل', 'خرائط غوغل'], en: ['google maps', 'maps'] },
  gitlab: { ar: ['غيت لاب', 'جيت لاب'], en: ['gitlab'] },
  mastodon: { ar: ['ماستودون', 'مستودون'], en: ['mastodon', 'fediverse'] },
  orcid: { ar: ['أوركيد', 'اوركيد'], en: ['orcid', 'orcid id'] },
  'google-scholar': { ar: ['الباحث العلمي', 'قوقل سكولار', 'جوجل سكولار'], en: ['google scholar', 'scholar'] },
  researchgate: { ar: ['ريسيرش غيت', 'ريسيرش جيت'], en: ['researchgate', 'research gate', 'rg'] },
  website: { ar: ['موقع', 'الموقع الشخصي', 'صفحة شخصية'], en: ['site', 'web', 'homepage', 'home page', 'blog', 'url'] },
};
const languages: Table = {
  ar: { ar: ['عربي', 'العربية', 'عربية'], en: ['arabic', 'ar-sa', 'ara'] },
  en: { ar: ['إنجليزي', 'الإنجليزية', 'إنجليزية'], en: ['english', 'en-us', 'en-gb', 'eng'] },
};
const directions: Table = {
  rtl: { ar: ['من اليمين إلى اليسار', 'يمين'], en: ['right to left', 'right-to-left', 'right'] },
  ltr: { ar: ['من اليسار إلى اليمين', 'يسار'], en: ['left to right', 'left-to-right', 'left'] },
};

const days: Table = {
  sunday: { ar: ['الأحد', 'حد'], en: ['sun', 'su'] },
  monday: { ar: ['الاثنين', 'الإثنين', 'الأثنين'], en: ['mon', 'mo'] },
  tuesday: { ar: ['الثلاثاء', 'الثلوث'], en: ['tue', 'tues', 'tu'] },
  wednesday: { ar: ['الأربعاء', 'الربوع'], en: ['wed', 'we'] },
  thursday: { ar: ['الخميس'], en: ['thu', 'thur', 'thurs', 'th'] },
  friday: { ar: ['الجمعة'], en: ['fri', 'fr'] },
  saturday: { ar: ['السبت'], en: ['sat', 'sa'] },
};

const languagesOfCode: Table = Object.fromEntries(
  codeLanguageNames.map((name) => [
    name,
    { ar: [codeLanguagesInArabic[name]], en: [codeLanguages[name], ...(codeNicknames[name] ?? [])] },
  ]),
);

const tables: Table[] = [iconKeywords, networks, languages, directions, days, languagesOfCode];

/** Strips affixes from a word: `icon-user`, `UserIcon` and `users_outline` become `user`. */
function plain(word: string): string {
  const spaced = fold(word.replaceAll(/([a-z])([A-Z])/g, '$1 $2')).replaceAll(/[_.-]+/g, ' ');
  return spaced
    .replaceAll(/\b(?:icon|icons|ti|fa|mdi|outline|filled|solid|circle)\b/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const singular = (word: string) => word.replace(/^ال(?=..)/, '').replace(/(?<=[a-z]{2})s$/, '');

/** The value that a word is a synonym of; undefined if there is none. */
function valueByMeaning(word: string, list: readonly string[]): string | undefined {
  const table = tables.find((one) => list.every((value) => Object.hasOwn(one, value)));
  const asked = plain(word);
  if (!table || asked === '') return undefined;
  const keywordsOf = (value: string) => [...(table[value]?.en ?? []), ...(table[value]?.ar ?? [])].map(plain);
  return (
    list.find((value) => keywordsOf(value).includes(asked)) ??
    list.find((value) => keywordsOf(value).some((keyword) => singular(keyword) === singular(asked)))
  );
}

/** The allowed value that a wrong one probably means, by spelling or else by meaning; undefined if there is none. */
export function suggestValue(word: string, list: readonly string[]): string | undefined {
  return nearest(word, list) ?? valueByMeaning(word.slice(0, 100), list);
}
