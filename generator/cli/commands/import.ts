import { resolve } from 'node:path';
import { tuneForShortProcess } from '../../core/cache/garbage-collection.ts';
import { messageLanguages } from '../../core/diagnostics/diagnostics.ts';
import { UsageError } from '../../core/diagnostics/errors.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { isGiven, oneOf, preferredLanguage, readArguments, readWords } from './arguments.ts';
import { callingFolder } from './calling-folder.ts';
import { defineCommand } from './command.ts';
import { run } from './options.ts';

export const command = defineCommand({
  name: 'import',
  script: 'import',
  words: {
    en: 'Makes a site of an old one, and an account of what was kept, changed and left out. Again into the same folder: brings what is new there.',
    ar: 'يجعل من موقع قديم موقعًا جديدًا، ومعه حساب بما بقي وما تغير وما تُرك. وإن أُعيد في المجلد نفسه جاء بالجديد وحده.',
  },
  takes: [
    {
      value: 'SOURCE',
      words: {
        en: 'a WordPress export, or a folder of its parts; a folder of Markdown, of saved HTML pages, of Word files; a sheet (CSV, XLSX)',
        ar: 'ملف تصدير من ووردبريس أو مجلد أجزائه، أو مجلد فيه ملفات Markdown أو صفحات HTML محفوظة أو ملفات Word، أو جدول CSV أو XLSX',
      },
    },
    { value: 'FOLDER', words: { en: 'folder of the new site', ar: 'مجلد الموقع الجديد' } },
  ],
  options: ['uploads', 'no-fetch', 'types', 'since', 'comments', 'prefer', 'dry-run', 'no-git', 'cache', 'language'],
  meanings: {
    'dry-run': {
      words: {
        en: 'converts, builds and counts in a temporary folder, prints the account and writes nothing',
        ar: 'يحوّل ويبني ويحسب في مجلد مؤقت، ويعرض الحساب ولا يكتب شيئًا',
      },
    },
  },
});

function readSince(since: string | undefined): number | undefined {
  if (since === undefined) return undefined;
  if (!/^\d{4}$/.test(since)) throw new UsageError('no-year', { option: '--since', found: since });
  return Number(since);
}

export const main = (engine: Engine) =>
  run(command, engine, async () => {
    tuneForShortProcess();
    const values = readArguments(command);
    const [source, folder, another] = readWords();
    if (source === undefined || folder === undefined) throw new UsageError('source-missing');
    if (another !== undefined) throw new UsageError('unexpected-word', { found: another });
    process.chdir(callingFolder(command, engine.root));
    const asked = values.language === undefined ? undefined : oneOf('--language', values.language, messageLanguages);
    const prefers = oneOf('--prefer', values.prefer, ['mine', 'theirs'] as const);
    // Loaded on demand, so that help does not wait for the readers of old sites.
    const { bringSite } = await import('./import-site.ts');
    await bringSite({
      engine,
      source: resolve(source),
      folder: resolve(folder),
      uploads: values.uploads === undefined ? undefined : resolve(values.uploads),
      isFetching: !values['no-fetch'],
      types: values.types?.split(',').map((type) => type.trim()),
      since: readSince(values.since),
      withComments: values.comments,
      prefers: isGiven('prefer') ? prefers : undefined,
      isDryRun: values['dry-run'],
      hasRepository: !values['no-git'],
      cache: values.cache,
      language: preferredLanguage({ language: asked }, undefined),
    });
  });
