import { readFile } from 'node:fs/promises';
import { publishedEditions } from '../../../../build/tasks/read-site.ts';
import { checkContent, type FileCheckResult } from '../../../../check/check-file.ts';
import { editionsOf } from '../../../../content/locales/editions.ts';
import { originalsOf } from '../../../../content/site/assets.ts';
import { toSourceFile } from '../../../../content/site/load.ts';
import { pagePath } from '../../../../content/site/page-url.ts';
import { endless, isPublishedAt, type PublicationSpan, publicationOf } from '../../../../content/site/publication.ts';
import type { BuildEnvironment } from '../../../../core/cache/build-environment.ts';
import { contentHash } from '../../../../core/util/hash.ts';
import { withoutPointers } from '../../../preview/annotate.ts';
import { errorsOf, type Preview } from '../../../preview/preview.ts';
import { type PreviewedSite, previewSite } from '../../../preview/previewed-site.ts';
import { committedFile } from '../git.ts';

/** Version of the site as visitors get it. */
export interface SiteVersion {
  /** Hash of its source. */
  key: string;
  /** Milliseconds since 1970; undefined if unknown. */
  when: number | undefined;
  /** Output paths of its pages. */
  pages: readonly string[];
  page: (outputPath: string) => Promise<string | undefined>;
  file: (path: string) => Promise<Uint8Array | string | undefined>;
  /** Content of its site file; undefined if unknown. */
  content: unknown;
}

/** Version whose pages are rendered from content. */
export interface RenderedVersion extends SiteVersion {
  editions: readonly PreviewedSite[];
  /** Period in which the same content is published. */
  span: PublicationSpan;
}

/** Published pages of an edition; a preview of invalid content also has the others. */
export const publishedRoutes = ({ site }: PreviewedSite, now: number) =>
  site.routes.filter((route) => isPublishedAt(publicationOf(route), now));

async function fileIn(editions: readonly PreviewedSite[], path: string): Promise<Uint8Array | string | undefined> {
  for (const { files, copied } of editions) {
    const original = copied.get(path);
    const content = original === undefined ? files.get(path) : await readFile(original).catch(() => undefined);
    if (content !== undefined) return content;
  }
  return undefined;
}

function versionOf(
  { key, editions, content, span }: Pick<RenderedVersion, 'key' | 'editions' | 'content' | 'span'>,
  now: number,
): RenderedVersion {
  return {
    ...{ key, editions, content, span, when: undefined },
    pages: editions.flatMap((edition) => publishedRoutes(edition, now).map(({ path }) => pagePath(edition.site, path))),
    page: async (outputPath) => {
      const html = editions.map(({ renderPage }) => renderPage(outputPath)).find((one) => one !== undefined);
      return html === undefined ? undefined : withoutPointers(html);
    },
    file: (path) => fileIn(editions, path),
  };
}

interface RenderContext {
  environment: BuildEnvironment;
  now: number;
}

type ValidContent = Pick<FileCheckResult, 'source' | 'assets' | 'characters' | 'editions'>;

/** What a build at a time would publish: without drafts, draft languages, and pages of other times. */
async function renderPublished(
  key: string,
  { source, editions: all, assets, characters }: ValidContent,
  { environment, now }: RenderContext,
): Promise<RenderedVersion> {
  const contents = publishedEditions({ source, ...(all && { editions: all }) }, now).map(({ content }) => content);
  const pictures = originalsOf(assets);
  const editions: PreviewedSite[] = [];
  for (const { site } of contents)
    editions.push(await previewSite({ site, assets: pictures, characters, number: 0, moves: new Map() }, environment));
  const span = {
    from: Math.max(...contents.map(({ span }) => span.from)),
    until: Math.min(...contents.map(({ span }) => span.until)),
  };
  return versionOf({ key, editions, content: source.value, span }, now);
}

/** What is shown of a file with errors, the default edition first. */
async function renderShown(key: string, shown: PreviewedSite, now: number): Promise<RenderedVersion> {
  const editions = [shown, ...(await Promise.all(shown.others.map((one) => one.show())))];
  return versionOf({ key, editions, content: undefined, span: endless }, now);
}

/** Last version of each preview. */
type Versions = WeakMap<Preview, RenderedVersion>;
const presentVersions: Versions = new WeakMap();
const committedVersions: Versions = new WeakMap();

/** Known version of a preview, or a new one. */
async function versionFrom(
  versions: Versions,
  preview: Preview,
  { key, now, render }: { key: string; now: number; render: () => Promise<RenderedVersion | undefined> },
): Promise<RenderedVersion | undefined> {
  const known = versions.get(preview);
  if (known?.key === key && known.span.from <= now && now < known.span.until) return known;
  const version = await render();
  if (version) versions.set(preview, version);
  return version;
}

/** The present site as it would be published now; undefined if nothing can be shown. */
export function presentVersion(preview: Preview, now: number): Promise<RenderedVersion | undefined> {
  const { shown, source, environment, failure } = preview;
  const isValid = errorsOf(preview).length === 0 && failure === undefined;
  const key = String(shown?.number);
  const render = async () => {
    if (!shown || !source) return undefined;
    if (!isValid) return renderShown(key, shown, now);
    const { assets, characters } = shown;
    const all = editionsOf(source.value);
    return renderPublished(key, { source, assets, characters, ...(all && { editions: all }) }, { environment, now });
  };
  return versionFrom(presentVersions, preview, { key, now, render });
}

/** Site of the last commit as it would be published now; undefined if there is none or it had errors. */
export async function committedVersion(preview: Preview, now: number): Promise<RenderedVersion | undefined> {
  const { project, environment } = preview;
  const bytes = await committedFile(project.siteFile);
  if (!bytes) return undefined;
  const key = contentHash(bytes);
  const render = async () => {
    const checked = await checkContent({ file: toSourceFile(project.siteFile, bytes), assets: project.assets }, environment);
    return checked.isValid ? renderPublished(key, checked, { environment, now }) : undefined;
  };
  return versionFrom(committedVersions, preview, { key, now, render });
}
