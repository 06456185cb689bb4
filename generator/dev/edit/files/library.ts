import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';
import pLimit from 'p-limit';
import { viewSite } from '../../../check/facts/site-view.ts';
import { remember } from '../../../common/remember.ts';
import type { MessageLanguage } from '../../../diagnostics/diagnostics.ts';
import { placeInWords } from '../../../diagnostics/place-in-words.ts';
import type { LibraryFile } from '../../../edit/protocol.ts';
import type { Path } from '../../../json/path.ts';
import { openFiles } from '../../../machine/open-files.ts';
import { isPicture } from '../../../site/assets.ts';
import type { Preview } from '../../preview/preview.ts';
import { listAssets } from './asset-folder.ts';

type Facts = Omit<LibraryFile, 'source' | 'usedAt'>;

interface Stamped {
  path: string;
  size: number;
  changed: number;
}

/** Files as they were looked at last; one that has changed is looked at again. */
const keyOf = ({ path, size, changed }: Stamped) => `${path}\n${size}\n${changed}`;

/** The size that the header of a picture tells; none where it cannot be told. */
const dimensionsOf = remember(
  async ({ path }: Stamped): Promise<Pick<Facts, 'width' | 'height'>> => {
    const found = await imageSizeFromFile(path).catch(() => undefined);
    if (!found) return {};
    // Cameras say by a number how a picture is turned: from 5 on its sides are exchanged.
    const isTurned = (found.orientation ?? 1) >= 5;
    return isTurned ? { width: found.height, height: found.width } : { width: found.width, height: found.height };
  },
  { most: 5000, keyOf },
);

const hashOf = remember(
  async ({ path }: Stamped): Promise<string> => {
    const hash = createHash('sha256');
    for await (const part of createReadStream(path)) hash.update(part);
    return hash.digest('hex');
  },
  { most: 5000, keyOf },
);

async function stamp(path: string): Promise<Stamped> {
  const { size, mtimeMs } = await stat(path);
  return { path, size, changed: mtimeMs };
}

async function factsOf(source: string, stamped: Stamped): Promise<Facts> {
  if (!isPicture(source)) return { kind: 'file', bytes: stamped.size };
  const kind = extname(source).toLowerCase() === '.svg' ? 'drawing' : 'picture';
  return { kind, bytes: stamped.size, ...(await dimensionsOf(stamped)) };
}

/** Places of the content that name each file. */
function usesOf(preview: Preview): Map<string, Path[]> {
  const uses = new Map<string, Path[]>();
  for (const { value, path } of viewSite(preview.source?.value).sources) uses.set(value, [...(uses.get(value) ?? []), path]);
  return uses;
}

/** Everything that content can name under `assets/`, with where it is used. What cannot be read is left out. */
export async function listLibrary(preview: Preview, language: MessageLanguage): Promise<LibraryFile[]> {
  const folder = preview.project.assets;
  const uses = usesOf(preview);
  const describe = async (source: string): Promise<LibraryFile[]> => {
    const stamped = await stamp(join(folder, source)).catch(() => undefined);
    if (!stamped) return [];
    const usedAt = (uses.get(source) ?? []).map((at) => ({ at, where: placeInWords(preview.source?.value, at)[language] }));
    return [{ source, ...(await factsOf(source, stamped)), usedAt }];
  };
  return (await pLimit(openFiles).map(await listAssets(folder), describe)).flat();
}

/** One file of the library. */
export async function libraryFile(preview: Preview, source: string, language: MessageLanguage): Promise<LibraryFile> {
  const stamped = await stamp(join(preview.project.assets, source));
  const usedAt = (usesOf(preview).get(source) ?? []).map((at) => ({
    at,
    where: placeInWords(preview.source?.value, at)[language],
  }));
  return { source, ...(await factsOf(source, stamped)), usedAt };
}

/** The file of the library that has the very same bytes, if one has. */
export async function findSame(folder: string, file: string): Promise<string | undefined> {
  const own = await stamp(file);
  for (const source of await listAssets(folder)) {
    const other = await stamp(join(folder, source)).catch(() => undefined);
    if (other?.size === own.size && (await hashOf(other)) === (await hashOf(own))) return source;
  }
  return undefined;
}
