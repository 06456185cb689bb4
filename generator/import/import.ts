import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { buildSite } from '../build/build.ts';
import { loadAndCheckSite } from '../check/load-site.ts';
import { languagesOf } from '../content/locales/languages.ts';
import type { BuildEnvironment } from '../core/cache/build-environment.ts';
import type { Diagnostic } from '../core/diagnostics/diagnostics.ts';
import { ContentError } from '../core/diagnostics/errors.ts';
import type { Progress } from '../core/progress/progress.ts';
import { hashBytes } from '../core/util/hash.ts';
import { openProject, siteFileName } from '../core/util/project.ts';
import { placeholderFiles } from '../editor/document/tasks/placeholder-files.ts';
import type { Account } from './account/account.ts';
import { reconcile } from './account/compare/reconcile.ts';
import { countSource } from './account/count/count-source.ts';
import type { FileTarget } from './convert/base/context.ts';
import { type KnownMedia, knownMedia, mediaOfDocument } from './media/media-of-document.ts';
import { MediaStore, type MediaStoreOptions } from './media/media-store.ts';
import type { MediaFile, MediaRecord } from './media/media-types.ts';
import { openPictureTools } from './media/picture-tools.ts';
import type { ReadOptions, Source, SourceDocument, SourceOutline } from './model/document.ts';
import { assertWords } from './model/longest-word.ts';
import type { Losses } from './model/losses.ts';
import { SourceError } from './model/source-error.ts';
import { planSite, type SitePlan } from './site/plan-site.ts';
import { SiteAssembler } from './site/site-assembler.ts';
import type { AssembledSite, DocumentHeader, ResolvedMedia, SiteOptions } from './site/types.ts';
import { openSource } from './sources/open-source.ts';
import { otherFiles } from './sources/other-files.ts';
import type { BroughtFile } from './update/asset-plan.ts';
import { choicesAfter } from './update/import-base.ts';
import type { Conversion } from './update/update-site.ts';

export interface ImportOptions {
  /** Absolute path of a file or folder. */
  source: string;
  read: ReadOptions;
  site: SiteOptions;
  /** Formats a site as the editor does. */
  write: (site: AssembledSite['site']) => string;
  media: Pick<MediaStoreOptions, 'isFetching' | 'cache' | 'uploads' | 'names' | 'taken' | 'present' | 'delay'>;
  /** Temporary folder, removed by the caller. The new site is written into `site/` there. */
  work: string;
  progress: Progress;
}

/** An old site as a new one: complete, but in a temporary folder. */
export interface ImportedSite {
  /** Folder of the site: `site.json` and `assets/`. */
  folder: string;
  conversion: Conversion;
  outline: SourceOutline;
  media: MediaRecord[];
  /** Errors and warnings of the content. */
  diagnostics: Diagnostic[];
  /** Absent if the content has errors: nothing can be built, and so nothing is proved. */
  account: Account | undefined;
}

const headerOf = ({ blocks, comments: _, losses: __, ...header }: SourceDocument): DocumentHeader => ({
  ...header,
  size: blocks.length === 0 ? 0 : JSON.stringify(blocks).length,
});

async function readHeaders(source: Source, outline: SourceOutline): Promise<DocumentHeader[]> {
  const headers: DocumentHeader[] = [];
  for await (const document of source.readDocuments(outline)) {
    assertWords(document, document.place);
    headers.push(headerOf(document));
  }
  return headers;
}

/** Where relative addresses of a document start: its path in a folder, its address in an export. */
function baseOf({ place, addresses: [own = ''] }: SourceDocument, { format, address }: SourceOutline): string {
  if (format !== 'wordpress') return place.file;
  const site = address === undefined ? undefined : `${address}/`;
  return URL.canParse(own, site) ? new URL(own, site).href : own;
}

/** @param files results of `MediaStore.get`, by address */
function resolvedMedia(files: ReadonlyMap<string, MediaFile>): ResolvedMedia {
  const file = (address: string): FileTarget | undefined => {
    const found = files.get(address);
    return found && { file: found.asset, kind: found.kind };
  };
  return {
    picture: ({ address }) => {
      const found = files.get(address);
      if (!found || found.width === undefined || found.height === undefined) return undefined;
      return { src: found.asset, width: found.width, height: found.height, isPlaceholder: found.isPlaceholder };
    },
    file,
  };
}

interface Assembly {
  assembled: AssembledSite;
  store: MediaStore;
}

/** @throws SourceError if nothing is what the options select */
function assertSelection({ headers }: SitePlan, source: string, { types, since }: ReadOptions): void {
  const isChosen = types !== undefined || since !== undefined;
  if (isChosen && headers.length === 0) throw new SourceError('nothing-selected', { file: basename(source) });
}

/** Converts all documents, one at a time. @throws SourceError */
async function assemble(
  source: Source,
  outline: SourceOutline,
  { media, work, site, progress, ...options }: ImportOptions,
  environment: BuildEnvironment,
): Promise<Assembly> {
  const headers = await readHeaders(source, outline);
  const plan = planSite(outline, headers, site);
  assertSelection(plan, options.source, options.read);
  const isFile = statSync(options.source).isFile();
  const store = new MediaStore({
    ...media,
    address: outline.address,
    staging: join(work, 'site/assets'),
    work: join(work, 'media'),
    sourceRoot: isFile ? dirname(options.source) : options.source,
    extracted: options.read.folder,
    tools: openPictureTools(environment),
  });
  const assembler = new SiteAssembler(plan);
  const known: KnownMedia = knownMedia(outline.media);
  progress.expect(headers.length);
  for await (const document of source.readDocuments(outline)) {
    const files = await store.get(mediaOfDocument(document, known, baseOf(document, outline)));
    await assembler.add(document, resolvedMedia(files));
    progress.did(1);
  }
  return { assembled: assembler.finish(), store };
}

/** Writes the site file and the sample files that it names. @returns the sample files */
function writeConverted(folder: string, { site, samples }: AssembledSite, write: ImportOptions['write']): BroughtFile[] {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, siteFileName), write(site));
  const named = Object.values(placeholderFiles).filter(({ source }) => samples.includes(source));
  return named.map(({ source, content }) => {
    const file = join(folder, 'assets', source);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    return { asset: source, hash: hashBytes(content) };
  });
}

const joinedLosses = (...all: readonly Losses[]): Losses => ({
  omissions: all.flatMap(({ omissions }) => omissions),
  changes: all.flatMap(({ changes }) => changes),
});

/** Builds the new site, drafts included, and compares it with the old one. */
async function prove(
  { assembled, store }: Assembly,
  outline: SourceOutline,
  { source, read, work, progress }: ImportOptions,
  environment: BuildEnvironment,
): Promise<Account> {
  const out = join(work, 'out');
  const project = openProject(join(work, 'site'), out);
  await buildSite({ project, isDraft: true, progress }, environment);
  return reconcile({
    format: outline.format,
    ...(outline.generator !== undefined && { generator: outline.generator }),
    ...(outline.address !== undefined && { address: outline.address }),
    source: countSource(source, outline.format, read),
    documents: assembled.documents.map(({ id, title, losses, routes }) => ({ id, title, losses, pages: routes })),
    siteLosses: joinedLosses(outline.losses, assembled.siteLosses),
    prefixes: (languagesOf(assembled.site.site) ?? []).flatMap(({ prefix }) => prefix || []),
    out,
    addresses: assembled.addresses,
    files: store
      .report()
      .flatMap(({ address, asset, outcome }) =>
        asset === undefined ? [] : [{ address, file: asset, isPlaceholder: outcome === 'missing' || outcome === 'refused' }],
      ),
  });
}

/**
 * Converts an old site into a temporary folder, builds it there and proves what was kept.
 * @throws SourceError if the source is refused
 */
export async function importSite(options: ImportOptions, environment: BuildEnvironment): Promise<ImportedSite> {
  const { work, progress } = options;
  progress.begin('read');
  const source = await openSource(options.source, options.read);
  const outline = await source.readOutline();
  assertWords(outline, { file: basename(options.source) });
  outline.losses.omissions.push(...(await otherFiles(options.source, outline)));
  const assembly = await assemble(source, outline, options, environment);
  const { assembled, store } = assembly;
  const folder = join(work, 'site');
  const samples = writeConverted(folder, assembled, options.write);
  const { warnings: diagnostics, isRejected } = await loadAndCheckSite({ project: openProject(folder) }, environment).catch(
    (error) => {
      if (!(error instanceof ContentError)) throw error;
      return { warnings: error.diagnostics, isRejected: true };
    },
  );
  return {
    folder,
    conversion: {
      site: assembled.site,
      staging: join(folder, 'assets'),
      files: [...store.files(), ...samples],
      names: store.names(),
      choices: choicesAfter({}, options.read),
    },
    outline,
    media: store.report(),
    diagnostics,
    account: isRejected ? undefined : await prove(assembly, outline, options, environment),
  };
}
