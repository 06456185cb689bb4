import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';
import pLimit from 'p-limit';
import { isPicture } from '../../../../content/site/assets.ts';
import { maxOpenFiles } from '../../../../core/cache/open-files.ts';
import type { MessageLanguage } from '../../../../core/diagnostics/diagnostics.ts';
import { placeInWords } from '../../../../core/diagnostics/place-in-words.ts';
import type { Path } from '../../../../core/json/path.ts';
import { memoize } from '../../../../core/util/memoize.ts';
import type { LibraryFile } from '../../../document/protocol-media.ts';
import { altAt, assetUses } from '../../../document/tasks/assets.ts';
import type { Preview } from '../../../preview/preview.ts';
import { listAssets } from './asset-folder.ts';
import { othersNaming } from './other-content.ts';

type FileMetadata = Omit<LibraryFile, 'source' | 'usedAt' | 'usedIn'>;

interface FileStamp {
  path: string;
  size: number;
  changed: number;
}

/** Cache key of a file that includes size and modification time. */
const keyOf = ({ path, size, changed }: FileStamp) => `${path}\n${size}\n${changed}`;

/** Displayed size of a picture from its header; empty if unreadable. */
const dimensionsOf = memoize(
  async ({ path }: FileStamp): Promise<Pick<FileMetadata, 'width' | 'height'>> => {
    const found = await imageSizeFromFile(path).catch(() => undefined);
    if (!found) return {};
    // EXIF orientations from 5 on exchange width and height.
    const isTurned = (found.orientation ?? 1) >= 5;
    return isTurned ? { width: found.height, height: found.width } : { width: found.width, height: found.height };
  },
  { maxKeys: 5000, keyOf },
);

const hashOf = memoize(
  async ({ path }: FileStamp): Promise<string> => {
    const hash = createHash('sha256');
    for await (const part of createReadStream(path)) hash.update(part);
    return hash.digest('hex');
  },
  { maxKeys: 5000, keyOf },
);

async function stamp(path: string): Promise<FileStamp> {
  const { size, mtimeMs } = await stat(path);
  return { path, size, changed: mtimeMs };
}

async function metadataOf(source: string, stamped: FileStamp): Promise<FileMetadata> {
  if (!isPicture(source)) return { kind: 'file', bytes: stamped.size };
  const kind = extname(source).toLowerCase() === '.svg' ? 'drawing' : 'picture';
  return { kind, bytes: stamped.size, ...(await dimensionsOf(stamped)) };
}

/** Function that finds the uses of asset files. */
async function createUses({ project, source: content }: Preview, language: MessageLanguage) {
  const site = content?.value;
  const uses = assetUses(site);
  const others = await othersNaming(project);
  const toUse = (at: Path) => {
    const alt = altAt(site, at);
    return { at, where: placeInWords(site, at)[language], ...(alt !== undefined && { alt }) };
  };
  return (source: string): Pick<LibraryFile, 'usedAt' | 'usedIn'> => {
    const usedIn = others(source);
    return { usedAt: (uses.get(source) ?? []).map(toUse), ...(usedIn.length > 0 && { usedIn }) };
  };
}

/** All assets that content can refer to, with their uses. Unreadable files are skipped. */
export async function listLibrary(preview: Preview, language: MessageLanguage): Promise<LibraryFile[]> {
  const folder = preview.project.assets;
  const usesOf = await createUses(preview, language);
  const describe = async (source: string): Promise<LibraryFile[]> => {
    const stamped = await stamp(join(folder, source)).catch(() => undefined);
    return stamped ? [{ source, ...(await metadataOf(source, stamped)), ...usesOf(source) }] : [];
  };
  return (await pLimit(maxOpenFiles).map(await listAssets(folder), describe)).flat();
}

export async function libraryFile(preview: Preview, source: string, language: MessageLanguage): Promise<LibraryFile> {
  const stamped = await stamp(join(preview.project.assets, source));
  return { source, ...(await metadataOf(source, stamped)), ...(await createUses(preview, language))(source) };
}

/**
 * Asset of the same kind (picture or other file) with identical bytes.
 * @param name path of the new file, which determines its kind
 */
export async function findSame(folder: string, file: string, name: string): Promise<string | undefined> {
  const own = await stamp(file);
  for (const source of await listAssets(folder)) {
    if (isPicture(source) !== isPicture(name)) continue;
    const other = await stamp(join(folder, source)).catch(() => undefined);
    if (other?.size === own.size && (await hashOf(other)) === (await hashOf(own))) return source;
  }
  return undefined;
}
