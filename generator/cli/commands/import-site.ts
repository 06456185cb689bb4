import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { inTemporaryFolder } from '../../core/cache/temporary-folder.ts';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { ContentError, UsageError } from '../../core/diagnostics/errors.ts';
import { escapeControlCharacters } from '../../core/diagnostics/escape-control-characters.ts';
import type { JsonObject } from '../../core/json/value.ts';
import { showProgress } from '../../core/progress/terminal.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { listFiles } from '../../core/util/list-files.ts';
import { openProject, type Project, siteFileName } from '../../core/util/project.ts';
import { reportFiles } from '../../import/account/report/report-files.ts';
import { summaryLines } from '../../import/account/report/summary.ts';
import { type ImportedSite, type ImportOptions, importSite } from '../../import/import.ts';
import { downloadFolder, forgetDownloads } from '../../import/media/download-folder.ts';
import { SourceError } from '../../import/model/source-error.ts';
import { TooLargeError } from '../../import/site/limits.ts';
import { choicesAfter, isNarrower, readImportBase, writeImportBase } from '../../import/update/import-base.ts';
import type { MergeSide } from '../../import/update/merge-import.ts';
import { baseOf, updateSite } from '../../import/update/update-site.ts';
import { filesBeside, readStarter } from '../new/folder-files.ts';
import { startNames } from '../new/starts.ts';
import { writeSite } from '../new/write-site.ts';
import { withEnvironment } from './build-environment.ts';
import { choiceWords, clashLines, importWords, mediaLines, updatedWords } from './import-words.ts';
import { dependencyOf } from './new-dependency.ts';
import { assertEmptyFolder, writeFolder } from './new-folder.ts';
import { beginRepository } from './new-repository.ts';
import { schemaFrom } from './new-schema.ts';
import { nextSteps } from './new-words.ts';
import { report } from './options.ts';

/** A call of `import`, or of `new` with an old site. */
export interface ImportCall {
  engine: Engine;
  /** Absolute paths. */
  source: string;
  folder: string;
  uploads?: string | undefined;
  isFetching: boolean;
  types?: readonly string[] | undefined;
  since?: number | undefined;
  withComments?: boolean;
  prefers?: MergeSide | undefined;
  isDryRun: boolean;
  hasRepository: boolean;
  cache?: string | undefined;
  language: MessageLanguage;
}

const print = (...lines: string[]) => process.stdout.write(lines.map((line) => `${escapeControlCharacters(line)}\n`).join(''));

/** @throws UsageError that says in words why a source is refused */
function refuse(error: unknown, { source, language }: ImportCall): never {
  if (!(error instanceof SourceError)) throw error;
  const { reason, detail } = error;
  // What is too large is the source as a whole, not its first document.
  const place = error instanceof TooLargeError ? { file: basename(source) } : error.place;
  const file = place.line === undefined ? place.file : `${place.file}:${place.line}`;
  const more = error instanceof TooLargeError ? choiceWords(error)[language] : detail;
  const isIndivisible = reason === 'too-large' && !(error instanceof TooLargeError && error.isDivisible);
  throw new UsageError(isIndivisible ? 'source-indivisible' : `source-${reason}`, { file, reason: more });
}

/** @param work temporary folder */
async function optionsOf(call: ImportCall, work: string, project: Project): Promise<Omit<ImportOptions, 'progress'>> {
  const { engine, source, folder, uploads, isFetching, types, since, withComments } = call;
  const names = readImportBase(project)?.names;
  const choices = { ...(types && { types }), ...(since !== undefined && { since }) };
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  return {
    source,
    work,
    read: {
      ...choices,
      ...(uploads !== undefined && { uploads }),
      withComments: withComments === true,
      today,
      folder: join(work, 'extracted'),
    },
    site: {
      ...choices,
      starter: readStarter(engine.root, startNames[0]),
      schema: schemaFrom(folder, engine),
      year: now.getFullYear(),
      today,
    },
    write: writeSite,
    media: {
      isFetching,
      cache: downloadFolder(project),
      uploads,
      names: names && new Map(Object.entries(names)),
      taken: await listFiles(project.assets),
      present: project.assets,
    },
  };
}

/** Converts the old site in a temporary folder. */
async function convert(call: ImportCall, work: string, project: Project): Promise<ImportedSite> {
  const { engine, language } = call;
  const options = await optionsOf(call, work, project);
  const { progress, end } = showProgress({ terminal: process.stderr, languageOf: () => language });
  return withEnvironment(engine, project, (environment) => importSite({ ...options, progress }, environment))
    .catch((error) => refuse(error, call))
    .finally(end);
}

/** Prints errors and the account. @returns whether everything is in order */
function printAccount({ diagnostics, account, media }: ImportedSite, language: MessageLanguage): boolean {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  process.stderr.write(report(errors, { language }));
  if (!account) print(importWords.unproved[language]);
  else print(...summaryLines(account, language));
  print(...mediaLines(media, language));
  return account?.isBalanced === true;
}

function writeReports(folder: string, { account }: ImportedSite): void {
  for (const { path, content } of account ? reportFiles(account) : []) writeFileSync(join(folder, path), content);
}

/** Writes a new folder with the site, its report and what a second import needs. */
async function writeNew(call: ImportCall, imported: ImportedSite): Promise<void> {
  const { engine, folder, hasRepository, language } = call;
  const site = imported.conversion.site as JsonObject;
  const dependency = await dependencyOf(engine);
  const languages = imported.outline.languages.some((tag) => /^ar\b/.test(tag)) ? 'ar' : 'en';
  const files = new Map<string, string | Uint8Array>(
    filesBeside(engine.root, site, { name: imported.outline.name, languages, dependency: dependency.spec }),
  );
  files.set(siteFileName, readFileSync(join(imported.folder, siteFileName)));
  if (dependency.tarball) files.set(dependency.tarball.name, dependency.tarball.content);
  await writeFolder(folder, files, async (place) => {
    const { staging } = imported.conversion;
    if (existsSync(staging)) cpSync(staging, join(place, 'assets'), { recursive: true });
    writeImportBase(openProject(place), baseOf(imported.conversion));
    writeReports(place, imported);
  });
  const repository = hasRepository ? await beginRepository(folder) : 'unasked';
  const placeholders = imported.diagnostics.filter(({ severity }) => severity === 'warning').length;
  const hasPackage = dependency.tarball !== undefined || !dependency.spec.startsWith('file:');
  process.stdout.write(nextSteps({ folder, placeholders, repository, engine, hasPackage }, language));
}

/** Brings what is new into a site of an earlier import. */
async function update(call: ImportCall, imported: ImportedSite, project: Project): Promise<void> {
  const { engine, folder, prefers, isDryRun, language } = call;
  const result = await withEnvironment(engine, project, (environment) =>
    updateSite({ project, environment, conversion: imported.conversion, prefers, isDryRun }),
  );
  const file = relative(process.cwd(), project.siteFile) || project.siteFile;
  if (result.state === 'no-base') throw new UsageError('import-base-missing', { file: folder });
  if (result.state === 'not-json' || result.state === 'changed-meanwhile') throw new UsageError('site-changed', { file });
  if (result.state === 'refused') {
    process.stderr.write(report(result.diagnostics, { language }));
    throw new ContentError(result.diagnostics, language);
  }
  const { merged, assets } = result;
  const isNew = merged.isChanged || assets.added.length + assets.replaced.length > 0;
  print(isNew ? updatedWords(merged, assets, language) : importWords.same[language]);
  const clashes = [...clashLines(merged.clashes, language), ...assets.clashes.map((file) => `  ${file}`)];
  if (clashes.length > 0) print(importWords[prefers === 'theirs' ? 'preferTheirs' : 'prefer'][language], ...clashes);
  if (!isDryRun) writeReports(folder, imported);
}

/** Adds what the last import was asked for. @throws UsageError if the call would remove what that import brought */
function likeLast(call: ImportCall, project: Project): ImportCall {
  const last = readImportBase(project);
  if (!last) throw new UsageError('import-base-missing', { file: call.folder });
  const { types, since, withComments } = call;
  const asked = { ...(types && { types }), ...(since !== undefined && { since }) };
  if (isNarrower(asked, last.choices ?? {})) throw new UsageError('import-narrower', { file: call.folder });
  return { ...call, ...choicesAfter(last.choices ?? {}, { ...asked, ...(withComments && { withComments }) }) };
}

/** Converts the old site, proves what was kept, and writes the new one. Sets the exit code to 1 if something is not proved. */
export async function bringSite(asked: ImportCall): Promise<void> {
  const { folder, isDryRun, cache, language } = asked;
  const project = openProject(folder, undefined, cache);
  const { uploads } = asked;
  if (uploads !== undefined && !existsSync(uploads)) throw new UsageError('source-unreadable', { file: uploads });
  const isUpdate = existsSync(join(folder, siteFileName));
  if (!isUpdate) assertEmptyFolder(folder);
  const call = isUpdate ? likeLast(asked, project) : asked;
  await inTemporaryFolder('import', async (work) => {
    const imported = await convert(call, work, project);
    const isProved = printAccount(imported, language);
    if (isUpdate) await update(call, imported, project);
    else if (!isDryRun) await writeNew(call, imported);
    if (!isDryRun) await forgetDownloads(project);
    if (isDryRun) print(importWords.dryRun[language]);
    else if (imported.account) print(importWords.report[language]);
    if (!isProved) process.exitCode = 1;
  });
}
