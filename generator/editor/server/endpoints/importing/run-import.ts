import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MessageLanguage } from '../../../../core/diagnostics/diagnostics.ts';
import { UsageError } from '../../../../core/diagnostics/errors.ts';
import { isObject, type Json, type JsonObject } from '../../../../core/json/value.ts';
import type { Progress } from '../../../../core/progress/progress.ts';
import { listFiles } from '../../../../core/util/list-files.ts';
import type { Account } from '../../../../import/account/account.ts';
import { reportFiles } from '../../../../import/account/report/report-files.ts';
import { summaryLines } from '../../../../import/account/report/summary.ts';
import { type ImportedSite, importSite } from '../../../../import/import.ts';
import { downloadFolder } from '../../../../import/media/download-folder.ts';
import { SourceError } from '../../../../import/model/source-error.ts';
import { siteLimits, TooLargeError } from '../../../../import/site/limits.ts';
import { readImportBase } from '../../../../import/update/import-base.ts';
import { fileInEdition } from '../../../document/in-edition.ts';
import type { ImportAccount, ImportRequest } from '../../../document/protocol-import.ts';
import { toProblem } from '../../../preview/message.ts';
import type { Preview } from '../../../preview/preview.ts';
import type { EditHost } from '../endpoint.ts';
import type { ImportFolder } from './import-folder.ts';

/** Errors that an account lists. */
const mostProblems = 50;

const tooLarge: Record<MessageLanguage, (pages: string) => string> = {
  ar: (pages) =>
    `في الموقع القديم ${pages} صفحة، وهو أكثر مما يتسع له موقع (${siteLimits.pages} صفحة). صدّر منه جزءًا، مثل السنوات الأخيرة أو نوعًا واحدًا من محتواه، ثم أعد المحاولة.`,
  en: (pages) =>
    `The old site has ${pages} pages, which is more than a site can have (${siteLimits.pages}). Export a part of it, such as the last years or one type of content, and try again.`,
};

/** Reason for people why a source is refused; undefined for other errors. */
export function refusalOf(error: unknown, language: MessageLanguage): string | undefined {
  if (!(error instanceof SourceError)) return undefined;
  if (error instanceof TooLargeError) return tooLarge[language](String(error.pages));
  const { reason, place, detail } = error;
  const name = place.file.split(/[/\\]/).at(-1) ?? '';
  const file = `\u2068${place.line === undefined ? name : `${name}:${place.line}`}\u2069`;
  return new UsageError(`source-${reason}`, { file, reason: detail }).in(language);
}

/** Present site, whose theme the new pages have. */
function presentSite({ source }: Preview): JsonObject | undefined {
  const value = source?.value;
  return isObject(value) ? (value as JsonObject) : undefined;
}

/** Converts uploaded files in a temporary folder. @throws SourceError if they are refused */
export async function runImport(
  { preview, now }: EditHost,
  folder: ImportFolder,
  { source, request, progress }: { source: string; request: ImportRequest; progress: Progress },
): Promise<ImportedSite> {
  const { project, environment } = preview;
  const present = presentSite(preview);
  const names = readImportBase(project)?.names;
  const time = new Date(now());
  const today = time.toISOString().slice(0, 10);
  await mkdir(folder.work, { recursive: true });
  return importSite(
    {
      source,
      work: folder.work,
      read: { withComments: request.withComments, today, folder: join(folder.work, 'extracted') },
      site: {
        starter: present ?? {},
        schema: typeof present?.$schema === 'string' ? present.$schema : './node_modules/qiyam/generator/site.schema.json',
        year: time.getFullYear(),
        today,
      },
      write: (site) => `${JSON.stringify(site, null, 2)}\n`,
      media: {
        isFetching: request.isFetching,
        cache: downloadFolder(project),
        names: names && new Map(Object.entries(names)),
        taken: await listFiles(project.assets),
        present: project.assets,
      },
      progress,
    },
    environment,
  );
}

/** The account of an import for the window. */
export function accountOf({ diagnostics, account, conversion }: ImportedSite, language: MessageLanguage): ImportAccount {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const site = conversion.site as Json;
  const preview = { shown: undefined, source: { value: site }, edition: fileInEdition(site) } as unknown as Preview;
  const problemsOf = (list: typeof diagnostics) =>
    list.map((one) => ({ ...toProblem(one, preview, language), at: [...one.path] }));
  return {
    lines: account ? summaryLines(account, language) : [],
    isBalanced: account?.isBalanced === true,
    problems: problemsOf(errors.slice(0, mostProblems)),
    errors: errors.length,
    toWrite: problemsOf(diagnostics.filter(({ severity }) => severity !== 'error')).filter(({ kind }) => kind === 'placeholder')
      .length,
  };
}

/** The whole account as a page. */
export function accountPage(account: Account, language: MessageLanguage): string | undefined {
  return reportFiles(account).find(({ path }) => path.endsWith(`.${language}.html`))?.content;
}
