import { serialize } from 'node:v8';
import type { Site } from '../../../site.schema.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import type { Query } from '../../core/cache/query.ts';
import { silent } from '../../core/progress/progress.ts';
import { hashBytes } from '../../core/util/hash.ts';
import { hashOf, type StoredFile, sizeOf } from '../../core/util/output-file.ts';
import {
  type IndexedWords,
  indexedWords,
  type Shard,
  searchablePages,
  searchFiles,
  shardsOf,
} from '../../pages/search/search-files.ts';
import { compressTask, type Effort } from '../hosting/compress.ts';
import type { PageArtifact } from './pages.ts';

export interface MakeSearchInput {
  site: Site;
  pages: readonly PageArtifact[];
  /** Identifies the site in the cache. */
  scope: string;
  /** Compression effort: there may be hundreds of files. */
  effort: Effort;
}

/** Estimated CPU seconds per file, for progress. */
const secondsPerFile = 0.002;

/** Words of the search index. */
const shardsQuery: Query<IndexedWords, Shard[]> = {
  name: 'words of the index',
  keyOf: ({ pages, synonyms }) => hashBytes(serialize([pages, synonyms])),
  open: () => shardsOf,
};

/** Creates the files of the site search, with compressed copies. */
export async function makeSearch(
  { site, pages, scope, effort }: MakeSearchInput,
  environment: BuildEnvironment,
): Promise<StoredFile[]> {
  if (!site.site.search) return [];
  const searchable = searchablePages(pages);
  const [shards] = await environment.answerAll(shardsQuery, { scope, inputs: [indexedWords(site, searchable)] });
  const files = searchFiles(site, searchable, shards);
  const results = await environment.makeArtifacts(compressTask, {
    scope: `${effort} ${scope}`,
    setup: effort,
    requests: files.map((file) => {
      const key = hashOf(file);
      return { cacheKey: key, createJob: () => ({ cacheKey: key, input: Buffer.from(file.content) }) };
    }),
    secondsEach: secondsPerFile,
    progress: silent,
  });
  return files.flatMap((file, index): StoredFile[] => {
    const { path, content } = file;
    const own = { size: sizeOf(file), hash: hashOf(file), location: undefined, read: async () => Buffer.from(content) };
    const one = results[index];
    const copies = one && 'files' in one ? one.files : [];
    return [{ path, content: own }, ...copies.map((copy) => ({ path: path + copy.extension, content: copy.content }))];
  });
}
