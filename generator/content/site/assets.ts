import { realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { extname, join, relative, sep } from 'node:path';
import pLimit from 'p-limit';
import { filesFolder, kindOfFile } from '../../../templates/model/files/file-kinds.ts';
import { isOwnIconFile, type OwnIcon } from '../../../templates/theme/icons/own-icon.ts';
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

/** A picture that can be used. Width and height are in pixels, as it is seen. */
export interface ReadyAsset {
  state: 'ready';
  /** The file that pages name first: the drawing, or the rendition for those who choose none. */
  outputPath: string;
  content: PictureContent;
  width: number;
  height: number;
  /** Stands in its place while it loads: six hexadecimal digits. */
  tone?: string;
  /** What it is as an icon, or what keeps it from being one; only where it is named as one. */
  icon?: OwnIcon | IconDiagnostic[];
  /** Why a drawing cannot be drawn, which nobody may have to do. */
  trouble?: DrawingFailure;
  /** Why it may be useless where it stands. */
  doubts?: readonly PictureWarning[];
  /** What a picture of pixels comes out as; a drawing comes out as it is. */
  raster?: { key: string; renditions: Rendition[]; original: string };
}

/** A drawing that is named as an icon alone: pages hold it, and no file of it is published. */
export interface IconAsset {
  state: 'icon';
  icon: OwnIcon;
}

/** A file under `assets/`; `nearest` is the name of a file that was probably meant. */
export type Asset =
  | ReadyAsset
  | IconAsset
  | { state: 'missing'; nearest?: string }
  | FileAsset
  | FontAsset
  | PackageAsset
  | ({ state: 'refused'; icon?: OwnIcon | IconDiagnostic[] } & Omit<ImageDiagnostic, 'kind'>)
  | RejectedFile
  | { state: 'unused' };

/** What content calls an image (`src`) or another file -> the file. */
export type AssetIndex = ReadonlyMap<string, Asset>;

/** Names that the schema takes for pictures. */
export const isPicture = (file: string) =>
  /\.(?:svg|png|jpe?g|webp|avif)$/i.test(file) && !/(?:^|\/)\./.test(file) && kindOfFile(file) === undefined;

/** What lies where files for visitors go and is no picture. */
export const isFile = (file: string) => file.startsWith(filesFolder) && !isPicture(file) && !/(?:^|\/)\./.test(file);

/** Whether a file lies outside a folder once all links are followed. Links to nothing lead nowhere. */
export function isOutside(dir: string, file: string): boolean {
  try {
    const [first] = relative(realpathSync(dir), realpathSync(file)).split(sep);
    return first === '..' || first === '';
  } catch {
    return false;
  }
}

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** The bytes of a picture: of a file below `assets/`, also through a link, and of nothing else. */
export function readPicture(dir: string, source: string): Uint8Array | ImageDiagnostic {
  const file = join(dir, source);
  if (isOutside(dir, file)) return imageDiagnostic('outside-image');
  const result = readRegularFile(file, pictureLimits.bytes.raster);
  if ('bytes' in result) return result.bytes;
  const { refusal, size = 0 } = result;
  return refusal === 'large' ? imageDiagnostic('huge-image', megabytes(size)) : imageDiagnostic('not-a-file', refusal);
}

export interface AssetInput {
  dir: string;
  source: string;
  machine: BuildEnvironment;
  /** What an earlier command found of its bytes, where nobody has written to the file since. */
  known?: PictureHash | undefined;
}

/** A stand-in may pass for a download, so these are examined first; pictures and fonts only where they were refused. */
export async function readAsset({ dir, source, machine: environment, known: knownHash }: AssetInput): Promise<Asset> {
  const isDownload = kindOfFile(source) !== undefined;
  const asset = isDownload ? undefined : await inspectAsset({ dir, source, machine: environment, known: knownHash });
  const isDoubtful = isDownload || asset?.state === 'refused';
  const standIn = isDoubtful && !isOutside(dir, join(dir, source)) ? standInOf(dir, source) : undefined;
  if (standIn) return { state: 'refused', code: 'stand-in-file', found: standIn };
  return asset ?? inspectAsset({ dir, source, machine: environment, known: knownHash });
}

async function inspectAsset({ dir, source, machine: environment, known: knownHash }: AssetInput): Promise<Asset> {
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

/** As many originals are in memory at a time as are decoded. */
const limitReads = pLimit(availableParallelism());

function warningsOf(metadata: RasterMetadata | VectorMetadata) {
  const warnings = [...(metadata.doubts ?? []), ...shapeWarnings(metadata)];
  return warnings.length > 0 && { doubts: warnings };
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
  // The parsers are loaded where a site has icons of its own.
  const icon = isOwnIconFile(source) && { icon: (await import('../../assets/images/icon-file.ts')).readIconFile(bytes) };
  if (metadata.kind === 'fault') return { state: 'refused', code: metadata.code, found: metadata.found, ...icon };
  if (metadata.kind === 'raster') return rasterAsset({ dir, source, hash, size: bytes.length }, metadata, key);
  const { width, height, svg, trouble: drawingFailure } = metadata;
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
    ...(drawingFailure && { trouble: drawingFailure }),
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

/** Whether pages can show it as what it is named for. */
export const isDisplayable = (asset: Asset | undefined): boolean =>
  asset?.state === 'icon' || (asset?.state === 'ready' && !Array.isArray(asset.icon));

/** The same pictures without anything to be encoded: the preview shows a picture as soon as it is saved. */
export function originalsOf(assets: AssetIndex): AssetIndex {
  return new Map(
    [...assets].map(([source, asset]) => {
      if (asset.state !== 'ready' || !asset.raster) return [source, asset];
      return [source, { ...asset, outputPath: asset.raster.original, raster: undefined }];
    }),
  );
}

/** The icon that a wrong name was meant to be, of those that some content names or that lie there. */
export const nearestIcon = (name: string, assets: AssetIndex): string | undefined =>
  createIconFinder([...assets].flatMap(([file, { state }]) => (isOwnIconFile(file) && state !== 'missing' ? [file] : [])))(name);
