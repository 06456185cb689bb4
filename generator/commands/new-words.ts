import { join, relative, sep } from 'node:path';
import type { Engine } from '../common/engine.mjs';
import { siteFileName } from '../common/project.ts';
import type { MessageLanguage } from '../diagnostics/diagnostics.ts';
import { counted } from '../diagnostics/messages/counts.ts';
import { visible } from '../diagnostics/visible.ts';
import type { LanguageChoice } from '../starts/starts.ts';
import type { RepositoryState } from './new-repository.ts';

type Words = Record<MessageLanguage, string>;

/** What is asked on a terminal. An empty line takes what is usual. */
export const questionWords = {
  name: {
    en: 'What is the site called? (Enter: not known yet)',
    ar: 'ما اسم الموقع؟ (Enter: لم يُعرف بعد)',
  },
  start: { en: 'What does it begin with? (Enter: 1)', ar: 'بمَ يبدأ؟ (Enter: 1)' },
  languages: { en: 'In which language? (Enter: 1)', ar: 'بأي لغة؟ (Enter: 1)' },
} as const;

/** What the choices of languages are called. */
export const choiceWords: Record<LanguageChoice, Words> = {
  ar: { en: 'Arabic', ar: 'العربية' },
  en: { en: 'English', ar: 'الإنجليزية' },
  both: { en: 'both', ar: 'كلتاهما' },
};

/** A path as a shell takes it. */
const quoted = (path: string) => (/^[\w./@+-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`);

/** What is said of a repository where it is not as usual. */
const repositoryWords: Partial<Record<RepositoryState, Words>> = {
  uncommitted: {
    en: 'The repository has no commit yet: git does not know your name. Set user.name and user.email, then commit.',
    ar: 'لا إيداع في المستودع بعد: لا يعرف git اسمك. عيّن user.name وuser.email ثم أودع الملفات.',
  },
  none: { en: 'There is no git here, so nothing keeps earlier versions.', ar: 'لا يوجد git هنا، فلا شيء يحفظ النسخ السابقة.' },
};

/** What is typed to see a new site: in its folder where the engine is a package, else where the engine is. */
function commandsFor(folder: string, engine: Engine): string[] {
  const here = relative(process.cwd(), folder);
  if (engine.root.split(sep).includes('node_modules'))
    return [...(here === '' ? [] : [`cd ${quoted(here)}`]), 'npm install', 'npm run dev'];
  const site = quoted(here.startsWith('..') ? join(folder, siteFileName) : join(here, siteFileName));
  const place = relative(engine.root, process.cwd()) === '' ? '' : ` --prefix ${quoted(engine.root)}`;
  return ['dev', 'check', 'build'].map((name) => `npm run${place} ${name} -- --site ${site}`);
}

/** What has been made, and what to do next. */
export function nextSteps(
  {
    folder,
    placeholders,
    repository,
    engine,
  }: { folder: string; placeholders: number; repository: RepositoryState; engine: Engine },
  language: MessageLanguage,
): string {
  const place = visible(relative(process.cwd(), folder) || '.');
  const made: Words = {
    en: `The site is in ${place}; still to be written: ${counted(placeholders, 'text', 'en')}. Next:`,
    ar: `الموقع في ${place}، وبقي أن يُكتب فيه: ${counted(placeholders, 'text', 'ar')}. وبعد ذلك:`,
  };
  const about = repositoryWords[repository];
  const lines = [
    made[language],
    ...commandsFor(folder, engine).map((one) => `  ${visible(one)}`),
    ...(about ? [about[language]] : []),
  ];
  return `${lines.join('\n')}\n`;
}
