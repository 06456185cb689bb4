import { join, relative } from 'node:path';
import { inLanguages } from '../../../templates/model/files/language.ts';
import { type ThemePresetName, themePresetNames } from '../../../templates/theme/theme-options.ts';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { escapeControlCharacters } from '../../core/diagnostics/escape-control-characters.ts';
import { counted, listed } from '../../core/diagnostics/messages/counts.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { siteFileName } from '../../core/util/project.ts';
import type { LanguageChoice } from '../new/starts.ts';
import type { RepositoryState } from './new-repository.ts';
import { managerOf } from './package-manager.ts';
import { quoted } from './quoted.ts';

type Words = Record<MessageLanguage, string>;

/** Indents a command below a sentence. */
const indented = (line: string) => `  ${line}`;

/** Questions on the terminal. An empty line selects the default. */
export const questionWords = {
  from: inLanguages({
    en: 'Do you have an old site to bring? Path of its export or folder (Enter: no)',
    ar: 'هل لك موقع قديم تريد محتواه؟ اكتب مسار ملف تصديره أو مجلده (Enter: لا)',
  }),
  fromMissing: inLanguages({
    en: 'There is nothing at that path. Which one? (Enter: no)',
    ar: 'لا شيء في ذلك المسار. أي مسار؟ (Enter: لا)',
  }),
  name: inLanguages({
    en: 'Name of the site? (Enter: not known yet)',
    ar: 'ما اسم الموقع؟ (Enter: لم يُعرف بعد)',
  }),
  start: inLanguages({ en: 'What is the site for? (Enter: 1)', ar: 'لمن هذا الموقع؟ (Enter: 1)' }),
  languages: inLanguages({ en: 'In which language? (Enter: 1)', ar: 'بأي لغة؟ (Enter: 1)' }),
};

/** Names of the language choices. */
export const choiceWords: Record<LanguageChoice, Words> = {
  ar: { en: 'Arabic', ar: 'العربية' },
  en: { en: 'English', ar: 'الإنجليزية' },
  both: { en: 'both', ar: 'كلتاهما' },
};

/** Notes on a repository that was not created as usual. */
const repositoryWords: Partial<Record<RepositoryState, Words>> = {
  uncommitted: {
    en: 'The repository has no commit yet: git does not know your name. Set user.name and user.email, then commit.',
    ar: 'لا إيداع في المستودع بعد: لا يعرف git اسمك. عيّن user.name وuser.email ثم أودع الملفات.',
  },
  none: { en: 'git is not installed, so earlier versions are not kept.', ar: 'برنامج git غير مثبت، فلا تُحفظ النسخ السابقة.' },
};

const packWords: Words = {
  en: 'To build it elsewhere, as its workflows do, put the package into its folder, and commit that file:',
  ar: 'ولبنائه على جهاز آخر، كما تفعل مهام النشر التي معه، ضع الحزمة بجانبه وأودع ملفها:',
};

/** Commands to view a new site: run in its folder if the engine is a package, else in the engine's folder. */
function commandsFor(
  folder: string,
  { engine, hasPackage }: Pick<NewSiteResult, 'engine' | 'hasPackage'>,
  language: MessageLanguage,
): string[] {
  const here = relative(process.cwd(), folder);
  if (hasPackage) {
    const manager = managerOf(folder);
    return [...(here === '' ? [] : [`cd ${quoted(here)}`]), `${manager} install`, `${manager} run dev`].map(indented);
  }
  const site = quoted(here.startsWith('..') ? join(folder, siteFileName) : join(here, siteFileName));
  const place = relative(engine.root, process.cwd()) === '' ? '' : ` --prefix ${quoted(engine.root)}`;
  const seen = ['dev', 'check', 'build'].map((name) => `npm run${place} ${name} -- --site ${site}`);
  const beside = quoted(here.startsWith('..') ? folder : here || '.');
  return [...seen.map(indented), packWords[language], indented(`npm run${place} pack -- --out ${beside}`)];
}

/** A new site and the options that it was created with. */
interface NewSiteResult {
  folder: string;
  placeholders: number;
  repository: RepositoryState;
  engine: Engine;
  /** Whether a package manager can install the engine right away. */
  hasPackage: boolean;
  look?: ThemePresetName | undefined;
}

/** Says which look a site has and how to choose another. */
function lookWords(look: ThemePresetName): Words {
  const others = themePresetNames.filter((name) => name !== look);
  return {
    en: `Its look is "${look}". For another one (${listed(others, 'en')}) change "look" in "site.theme"; /_catalogue/looks of the preview shows the first page in all of them.`,
    ar: `مظهره "${look}". ولمظهر آخر (${listed(others, 'ar')}) غيّر "look" في "site.theme"؛ وتعرض /_catalogue/looks في المعاينة الصفحة الأولى فيها كلها.`,
  };
}

/** Summary of what was created, and next steps. */
export function nextSteps(
  { folder, placeholders, repository, look, ...others }: NewSiteResult,
  language: MessageLanguage,
): string {
  const place = escapeControlCharacters(relative(process.cwd(), folder) || '.');
  const made: Words = {
    en: `The site is in ${place}; still to be written: ${counted(placeholders, 'text', 'en')}. Next:`,
    ar: `الموقع في ${place}، وبقي أن يُكتب فيه: ${counted(placeholders, 'text', 'ar')}. وبعد ذلك:`,
  };
  const about = repositoryWords[repository];
  const lines = [
    made[language],
    ...commandsFor(folder, others, language).map(escapeControlCharacters),
    ...(about ? [about[language]] : []),
    ...(look ? [lookWords(look)[language]] : []),
  ];
  return `${lines.join('\n')}\n`;
}
