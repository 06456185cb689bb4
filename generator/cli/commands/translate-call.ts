import { languageOfContent } from '../../content/site/load.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { UsageError } from '../../core/diagnostics/errors.ts';
import type { TranslatedSite } from '../../editor/server/endpoints/translations/translated-site.ts';
import { type Arguments, oneOf, preferredLanguage } from './arguments.ts';
import { defineCommand } from './command.ts';
import type { Options } from './options.ts';

export const command = defineCommand({
  name: 'translate',
  script: 'translate',
  words: {
    en: 'Exports texts for translators, imports their translations, and confirms translations.',
    ar: 'يعطي المترجمين ما يُترجم، ويأخذ ما يعيدونه، ويؤكد الترجمات.',
  },
  takes: [
    {
      value: 'export [PAGE…]',
      words: {
        en: 'writes a file for translators; named pages, such as /about, are included even if they do not exist in the language yet',
        ar: 'يكتب ملفًا للمترجمين، والصفحات المذكورة مثل /about وإن لم تكن بتلك اللغة بعد',
      },
    },
    {
      value: 'import FILE',
      words: {
        en: 'writes the translations into the site file, as one step that the editor can undo',
        ar: 'يضع ما أعاده المترجم في ملف الموقع، خطوة واحدة يُتراجع عنها في المحرر',
      },
    },
    {
      value: 'confirm [PAGE…]',
      words: {
        en: 'marks the translations of the pages, or of the whole site, as correct',
        ar: 'يسجل أن ترجمات الصفحات المذكورة، أو الموقع كله، تطابق نصوصها',
      },
    },
  ],
  options: ['to', 'format', 'only', 'all', 'out', 'dry-run', 'force', 'site', 'language'],
  defaults: { format: 'xliff', out: '' },
  meanings: {
    all: {
      words: {
        en: 'exports the whole site, including pages that do not exist in the language yet',
        ar: 'يُصدّر الموقع كله، ومنه الصفحات التي ليست بتلك اللغة بعد',
      },
    },
    format: {
      value: 'xliff|csv',
      words: {
        en: 'format of the exported file: XLIFF 1.2 for translation tools, CSV for Excel',
        ar: 'صيغة الملف المُصدَّر: XLIFF 1.2 لأدوات المترجمين، وCSV لبرنامج Excel',
      },
    },
    out: {
      value: 'FILE',
      words: { en: 'exported file (default: named after site and language)', ar: 'الملف المُصدَّر، وإلا فباسم الموقع واللغة' },
    },
    'dry-run': {
      words: { en: 'reports what it would do, and writes nothing', ar: 'يذكر ما كان سيفعله ولا يكتب شيئًا' },
    },
    force: {
      words: { en: 'overwrites an existing file', ar: 'يكتب فوق الملف إن كان موجودًا' },
    },
  },
});

/** Context of an action of the `translate` command. */
export interface TranslateCall {
  values: Arguments<typeof command>;
  /** Words after the name of the action. */
  words: string[];
  options: Options;
  machine: BuildEnvironment;
}

/** Target language. @throws UsageError if it is not a language of the site, or is ambiguous */
export function targetOf({ to }: { to: string | undefined }, { context: known }: TranslatedSite): string {
  const { others } = known.languages;
  const [first, ...more] = others;
  if (to === undefined && first !== undefined && more.length === 0) return first;
  const found = others.find((one) => one === to);
  if (found === undefined)
    throw new UsageError('no-such-language', { ...(to !== undefined && { found: to }), list: [...others] });
  return found;
}

/** Pages given on the command line. @throws UsageError for an unknown page */
export function pagesOf(words: readonly string[], { texts }: TranslatedSite): ReadonlySet<string> {
  const pages = [...new Set(texts.flatMap(({ page }) => page ?? []))];
  return new Set(words.map((word) => oneOf('PAGE', word, pages)));
}

/** Language of messages. */
export const messagesIn = (options: Options, { source }: TranslatedSite): MessageLanguage =>
  preferredLanguage(options, languageOfContent(source.part('site')));
