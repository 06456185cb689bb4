import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSite } from '../build/build.ts';
import { loadAndCheckSite } from '../check/load-site.ts';
import type { BuildEnvironment } from '../core/cache/build-environment.ts';
import type { Diagnostic } from '../core/diagnostics/diagnostics.ts';
import type { JsonObject } from '../core/json/value.ts';
import { openProject } from '../core/util/project.ts';
import { createAccount } from './account/account.ts';
import type { Account } from './account/types.ts';
import { converter } from './convert/converter.ts';
import { knownMedia, mediaOfDocument } from './media/media-of-document.ts';
import { MediaStore, type MediaStoreOptions } from './media/media-store.ts';
import type { ReadOptions, Source, SourceDocument, SourceOutline } from './model/document.ts';
import { planSite } from './site/plan-site.ts';
import { SiteAssembler } from './site/site-assembler.ts';
import type { AssembledSite, DocumentHeader, SiteOptions } from './site/types.ts';
import { openSource } from './sources/open-source.ts';

export interface ImportOptions {
  /** Absolute path of a file or folder. */
  source: string;
  read: ReadOptions;
  site: SiteOptions;
  media: Pick<MediaStoreOptions, 'isFetching' | 'cache' | 'uploads'>;
  /** Temporary folder, removed by the caller. The new site is written into `site/` there. */
  work: string;
  progress: Progress;
}

/** A converted site: complete, but still in a temporary folder. */
export interface ImportedSite {
  /** Value of `site.json`. */
  site: JsonObject;
  /** Folder of the site: `site.json` and `assets/`. */
  folder: string;
  outline: SourceOutline;
  /** Errors and warnings of the content. */
  diagnostics: Diagnostic[];
  /** Absent if the content has errors: nothing could be built, and so nothing is proved. */
  account: Account | undefined;
}

const headerOf = ({ blocks, comments: _, losses: __, ...header }: SourceDocument): DocumentHeader => ({
  ...header,
  size: JSON.stringify(blocks).length,
});

async function readHeaders(source: Source, outline: SourceOutline): Promise<DocumentHeader[]> {
  const headers: DocumentHeader[] = [];
  for await (const document of source.readDocuments(outline)) headers.push(headerOf(document));
  return headers;
}

/** Where relative addresses of a document start: its path in a folder, its address in an export. */
const baseOf = ({ place, addresses: [own = '/'] }: SourceDocument, { format, address = '' }: SourceOutline): string =>
  format === 'wordpress' ? `${address}${own}` : place.file;

/** Converts all documents, one at a time. @throws SourceError */
async function assemble(source: Source, outline: SourceOutline, options: ImportOptions): Promise<AssembledSite> {
  const { media, work, progress } = options;
  const headers = await readHeaders(source, outline);
  const plan = planSite(outline, headers, options.site);
  const isFile = statSync(options.source).isFile();
  const store = new MediaStore({
    ...media,
    ...(outline.address !== undefined && { address: outline.address }),
    staging: join(work, 'site/assets'),
    sourceRoot: isFile ? dirname(options.source) : options.source,
  });
  const assembler = new SiteAssembler(plan, converter);
  const known = knownMedia(outline.media);
  let count = 0;
  for await (const document of source.readDocuments(outline)) {
    const files = await store.get(mediaOfDocument(document, known, baseOf(document, outline)));
    await assembler.add(document, resolvedMedia(files));
    progress.pictures(++count, headers.length);
  }
  return assembler.finish();
}
