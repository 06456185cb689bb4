import { realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { extname, join, relative, sep } from 'node:path';
import pLimit from 'p-limit';
import { filesFolder, kindOfFile } from '../../../templates/model/files/file-kinds.ts';
import { type CustomIcon, isCustomIconFile } from '../../../templates/theme/icons/custom-icon.ts';
import type { FileAsset, RejectedFile } from '../../assets/files/file-asset.ts';
import { inspectFile } from '../../assets/files/inspect.ts';
import { type FontAsset, inspectFont, isFont } from '../../assets/files/inspect-font.ts';
import { standInOf } from '../../assets/files/stand-in.ts';
import type { PictureContent } from '../../assets/images/content.ts';
import {
  type DrawingFailure,
  type ImageDiagnostic,
  imageDiagnostic,
  type PictureWarning,
  type RasterMetadata,
  type VectorMetadata,
} from '../../assets/images/image-metadata.ts';
import { cachedMetadata, inspectImage } from '../../assets/images/inspect.ts';
import { createImageKey } from '../../assets/images/key.ts';
import type { PictureHash } from '../../assets/images/picture-hashes.ts';
import { shapeWarnings } from '../../assets/images/picture-warnings.ts';
import { assetPath, plainRendition, planRenditions, type Rendition } from '../../assets/images/renditions.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import type { IconDiagnostic } from '../../core/diagnostics/messages/words.ts';
import { hashBytes, nameHash } from '../../core/util/hash.ts';
import { pictureLimits } from '../../core/util/limits.ts';
import { readRegularFile } from '../../core/util/regular-file.ts';
import type { PackageAsset } from './font-packages.ts';
import { createIconFinder } from './nearest-asset.ts';

/** A usable picture. Width and height in pixels, as displayed. */
export interface ReadyAsset {
  state: 'ready';
  /** The default file: the drawing, or the plain rendition. */
  outputPath: string;
  content: PictureContent;
  width: number;
  height: number;
  /** Colour of its placeholder while it loads: six hexadecimal digits. */
  tone?: string;
  /** Result of reading it as an icon; only if it is used as one. */
  icon?: CustomIcon | IconDiagnostic[];
  /** Why a drawing cannot be rendered. It may still be usable: not every use requires rendering. */
  drawingFailure?: DrawingFailure;
  /** Why it may not display well. */
  warnings?: readonly PictureWarning[];
  /** Encoded files of a raster picture; absent for drawings, which are published as they are. */
  raster?: { key: string; renditions: Rendition[]; original: string };
}

/** A drawing that is used only as an icon: it is inlined into pages, and no file is published. */
export interface IconAsset {
  state: 'icon';
  icon: CustomIcon;
}

/** A file under `assets/`; `nearest` is a similar existing file name, for suggestions. */
export type Asset =
  | ReadyAsset
  | IconAsset
  | { state: 'missing'; nearest?: string }
  | FileAsset
  | FontAsset
  | PackageAsset
  | ({ state: 'refused'; icon?: CustomIcon | IconDiagnostic[] } & Omit<ImageDiagnostic, 'kind'>)
  | RejectedFile
  | { state: 'unused' };

/** Files by the name that content uses (`src` of an image, or the address of another file). */
export type AssetIndex = ReadonlyMap<string, Asset>;

/** Whether a name is that of a picture. */
export const isPicture = (file: string) =>
  /\.(?:svg|png|jpe?g|webp|avif)$/i.test(file) && !/(?:^|\/)\./.test(file) && kindOfFile(file) === undefined;

/** Whether a name is that of a file for visitors that is not a picture. */
export const isFile = (file: string) => file.startsWith(filesFolder) && !isPicture(file) && !/(?:^|\/)\./.test(file);

/** Whether a file is outside a folder once symbolic links are resolved; false for broken links. */
export function isOutside(dir: string, file: string): boolean {
  try {
    const [first] = relative(realpathSync(dir), realpathSync(file)).split(sep);
    return first === '..' || first === '';
  } catch {
    return false;
  }
}

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Reads a picture under `assets/`; rejects what is outside or not a regular file. */
export function readPicture(dir: string, source: string): Uint8Array | ImageDiagnostic {
  const file = join(dir, source);
  if (isOutside(dir, file)) return imageDiagnostic('outside-image');
  const result = readRegularFile(file, pictureLimits.bytes.raster);
  if ('bytes' in result) return result.bytes;
  const { reason, size = 0 } = result;
  return reason === 'large' ? imageDiagnostic('huge-image', megabytes(size)) : imageDiagnostic('not-a-file', reason);
}

export interface AssetInput {
  dir: string;
  source: string;
  machine: BuildEnvironment;
  /** Hash from an earlier command, if the file has not changed since. */
  knownHash?: PictureHash | undefined;
}

/**
 * A placeholder (Git LFS, iCloud) may pass as a download, so downloads are tested for it first; pictures and fonts only if they
 * were rejected.
 */
export async function readAsset({ dir, source, machine: environment, knownHash }: AssetInput): Promise<Asset> {
  const isDownload = kindOfFile(source) !== undefined;
  const asset = isDownload ? undefined : await inspectAsset({ dir, source, machine: environment, knownHash });
  const isDoubtful = isDownload || asset?.state === 'refused';
  const standIn = isDoubtful && !isOutside(dir, join(dir, source)) ? standInOf(dir, source) : undefined;
  if (standIn) return { state: 'refused', code: 'stand-in-file', found: standIn };
  return asset ?? inspectAsset({ dir, source, machine: environment, knownHash });
}

async function inspectAsset({ dir, source, machine: environment, knownHash }: AssetInput): Promise<Asset> {
  if (kindOfFile(source)) {
    return isOutside(dir, join(dir, source)) ? { state: 'refused', code: 'outside-image' } : inspectFile(dir, source);
  }
  if (isFont(source)) {
    return isOutside(dir, join(dir, source)) ? { state: 'refused', code: 'outside-image' } : inspectFont(dir, source);
  }
  const imageKey = createImageKey(environment);
  const metadata = knownHash && (await cachedMetadata(source, imageKey(knownHash.hash), environment.core));
  if (knownHash && metadata?.kind === 'raster')
    return rasterAsset({ dir, source, ...knownHash }, metadata, imageKey(knownHash.hash));
  return limitReads(() => readPictureAsset({ dir, source, machine: environment }, imageKey));
}

/** Limits how many originals are in memory: as many as are decoded in parallel. */
const limitReads = pLimit(availableParallelism());

function warningsOf(metadata: RasterMetadata | VectorMetadata) {
  const warnings = [...(metadata.warnings ?? []), ...shapeWarnings(metadata)];
  return warnings.length > 0 && { warnings };
}

async function readPictureAsset(
  { dir, source, machine: environment }: AssetInput,
  imageKey: (hash: string) => string,
): Promise<Asset> {
  const bytes = readPicture(dir, source);
  if ('kind' in bytes) return { state: 'refused', code: bytes.code, found: bytes.found };
  const hash = hashBytes(bytes);
  const key = imageKey(hash);
  const metadata = await inspectImage(source, bytes, key, environment.core);
  // Loaded lazily: only sites with custom icons need the parsers.
  const icon = isCustomIconFile(source) && { icon: (await import('../../assets/images/icon-file.ts')).readIconFile(bytes) };
  if (metadata.kind === 'fault') return { state: 'refused', code: metadata.code, found: metadata.found, ...icon };
  if (metadata.kind === 'raster') return rasterAsset({ dir, source, hash, size: bytes.length }, metadata, key);
  const { width, height, svg, drawingFailure } = metadata;
  const content = Buffer.from(svg);
  const outputPath = assetPath(source, `${nameHash(content)}.svg`);
  return {
    state: 'ready',
    outputPath,
    content,
    width,
    height,
    ...icon,
    ...warningsOf(metadata),
    ...(drawingFailure && { drawingFailure }),
  };
}

function rasterAsset(
  { dir, source, hash, size }: { dir: string; source: string } & PictureHash,
  metadata: RasterMetadata,
  key: string,
): ReadyAsset {
  const { width, height, tone } = metadata;
  const name = nameHash(key);
  const original = assetPath(source, `${name}${extname(source).toLowerCase()}`);
  const renditions = planRenditions(source, name, metadata);
  const outputPath = plainRendition(renditions)?.path ?? original;
  const content = { file: join(dir, source), size, hash };
  return {
    state: 'ready',
    outputPath,
    content,
    width,
    height,
    tone,
    raster: { key, renditions, original },
    ...warningsOf(metadata),
  };
}

/** Whether pages can show an asset in its role. */
export const isDisplayable = (asset: Asset | undefined): boolean =>
  asset?.state === 'icon' || (asset?.state === 'ready' && !Array.isArray(asset.icon));

/** The same pictures without renditions: the preview shows a picture as soon as it is saved. */
export function originalsOf(assets: AssetIndex): AssetIndex {
  return new Map(
    [...assets].map(([source, asset]) => {
      if (asset.state !== 'ready' || !asset.raster) return [source, asset];
      return [source, { ...asset, outputPath: asset.raster.original, raster: undefined }];
    }),
  );
}

/** The icon closest to an unknown name, among the built-in icons and the icon files of the site. */
export const nearestIcon = (name: string, assets: AssetIndex): string | undefined =>
  createIconFinder([...assets].flatMap(([file, { state }]) => (isCustomIconFile(file) && state !== 'missing' ? [file] : [])))(
    name,
  );
