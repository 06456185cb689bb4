import { realpathSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join, relative, sep } from 'node:path';
import pLimit from 'p-limit';
import { filesFolder, kindOfFile } from '../../templates/files/file-kinds.ts';
import { isOwnIconFile, type OwnIcon } from '../../templates/icons/own-icon.ts';
import { aboutFamily, fontFamilyNames } from '../../templates/theme/font-families.ts';
import { aboutKind } from '../../templates/vocabulary/kind-table.ts';
import { hashBytes, nameHash } from '../common/hash.ts';
import { pictureLimits } from '../common/limits.ts';
import { listFiles } from '../common/list-files.ts';
import { readRegularFile, statRegularFile } from '../common/regular-file.ts';
import { once, remember, rememberPerObject } from '../common/remember.ts';
import type { IconFault } from '../diagnostics/messages/words.ts';
import { codePackage, mathPackage } from '../diagnostics/optional.ts';
import type { FileAsset, RefusedFile } from '../files/facts.ts';
import { inspectFile } from '../files/inspect.ts';
import { type FontAsset, inspectFont, isFont } from '../files/inspect-font.ts';
import { cloudName, standInOf } from '../files/stand-in.ts';
import type { PictureContent } from '../images/content.ts';
import { doubtShape } from '../images/doubts.ts';
import {
  type DrawingTrouble,
  fault,
  type ImageFault,
  type PictureDoubt,
  type RasterFacts,
  type VectorFacts,
} from '../images/facts.ts';
import { inspectImage, knownFacts } from '../images/inspect.ts';
import { createImageKey } from '../images/key.ts';
import { type KnownPicture, PictureHashes } from '../images/picture-hashes.ts';
import { assetPath, plainRendition, planRenditions, type Rendition } from '../images/renditions.ts';
import { findAgain, type Seen } from '../machine/looks.ts';
import type { Machine } from '../machine/machine.ts';
import { openFiles } from '../machine/open-files.ts';
import { asksForColours, inspectCodePackage } from './code-colours.ts';
import { walkFields } from './fields.ts';
import { inspectPackage, isFontPackage, namedPackages, type PackageAsset } from './font-packages.ts';
import { inspectMathPackage, mayHoldFormula } from './formulas.ts';
import { namedFiles } from './named-files.ts';
import { createFinder, createIconFinder } from './nearest-asset.ts';

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
  icon?: OwnIcon | IconFault[];
  /** Why a drawing cannot be drawn, which nobody may have to do. */
  trouble?: DrawingTrouble;
  /** Why it may be useless where it stands. */
  doubts?: readonly PictureDoubt[];
  /** What a picture of pixels comes out as; a drawing comes out as it is. */
  raster?: { key: string; renditions: Rendition[]; original: string };
}

/** A drawing that is named as an icon alone: pages hold it, and no file of it is published. */
export interface IconAsset {
  state: 'icon';
  icon: OwnIcon;
}

/** What content names under `assets/`, by what for. */
export interface NamedFiles {
  /** Pictures, and files for visitors. */
  files: ReadonlySet<string>;
  icons: ReadonlySet<string>;
}

/** A file under `assets/`; `nearest` is the name of a file that was probably meant. */
export type Asset =
  | ReadyAsset
  | IconAsset
  | { state: 'missing'; nearest?: string }
  | FileAsset
  | FontAsset
  | PackageAsset
  | ({ state: 'refused'; icon?: OwnIcon | IconFault[] } & Omit<ImageFault, 'kind'>)
  | RefusedFile
  | { state: 'unused' };

/** What content calls an image (`src`) or another file -> the file. */
export type AssetIndex = ReadonlyMap<string, Asset>;

/** Names that the schema takes for pictures. */
export const isPicture = (file: string) =>
  /\.(?:svg|png|jpe?g|webp|avif)$/i.test(file) && !/(?:^|\/)\./.test(file) && kindOfFile(file) === undefined;

/** What lies where files for visitors go and is no picture. */
export const isFile = (file: string) => file.startsWith(filesFolder) && !isPicture(file) && !/(?:^|\/)\./.test(file);

/** Whether a path below a folder that is a link exists under exactly this name. */
async function existsExactly(dir: string, source: string): Promise<boolean> {
  const parts = source.split('/');
  for (const [index, part] of parts.entries()) {
    const entries = await readdir(join(dir, ...parts.slice(0, index))).catch(() => [] as string[]);
    if (!entries.includes(part)) return false;
  }
  return true;
}

/** Whether a file lies outside a folder once all links are followed. Links to nothing lead nowhere. */
export function liesOutside(dir: string, file: string): boolean {
  try {
    const [first] = relative(realpathSync(dir), realpathSync(file)).split(sep);
    return first === '..' || first === '';
  } catch {
    return false;
  }
}

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** The bytes of a picture: of a file below `assets/`, also through a link, and of nothing else. */
export function readPicture(dir: string, source: string): Uint8Array | ImageFault {
  const file = join(dir, source);
  if (liesOutside(dir, file)) return fault('outside-image');
  const result = readRegularFile(file, pictureLimits.bytes.raster);
  if ('bytes' in result) return result.bytes;
  const { refusal, size = 0 } = result;
  return refusal === 'large' ? fault('huge-image', megabytes(size)) : fault('not-a-file', refusal);
}

interface AssetInput {
  dir: string;
  source: string;
  machine: Machine;
  /** What an earlier command found of its bytes, where nobody has written to the file since. */
  known?: KnownPicture | undefined;
}

/** A stand-in may pass for a download, so these are examined first; pictures and fonts only where they were refused. */
async function readAsset({ dir, source, machine, known }: AssetInput): Promise<Asset> {
  const isDownload = kindOfFile(source) !== undefined;
  const asset = isDownload ? undefined : await inspectAsset({ dir, source, machine, known });
  const isDoubtful = isDownload || asset?.state === 'refused';
  const standIn = isDoubtful && !liesOutside(dir, join(dir, source)) ? standInOf(dir, source) : undefined;
  if (standIn) return { state: 'refused', code: 'stand-in-file', found: standIn };
  return asset ?? inspectAsset({ dir, source, machine, known });
}

async function inspectAsset({ dir, source, machine, known }: AssetInput): Promise<Asset> {
  if (kindOfFile(source)) {
    return liesOutside(dir, join(dir, source)) ? { state: 'refused', code: 'outside-image' } : inspectFile(dir, source);
  }
  if (isFont(source)) {
    return liesOutside(dir, join(dir, source)) ? { state: 'refused', code: 'outside-image' } : inspectFont(dir, source);
  }
  const imageKey = createImageKey(machine);
  const facts = known && (await knownFacts(source, imageKey(known.hash), machine.core));
  if (known && facts?.kind === 'raster') return rasterAsset({ dir, source, ...known }, facts, imageKey(known.hash));
  return limitReads(() => readPictureAsset({ dir, source, machine }, imageKey));
}

/** As many originals are in memory at a time as are decoded. */
const limitReads = pLimit(availableParallelism());

function doubtsOf(facts: RasterFacts | VectorFacts) {
  const doubts = [...(facts.doubts ?? []), ...doubtShape(facts)];
  return doubts.length > 0 && { doubts };
}

async function readPictureAsset({ dir, source, machine }: AssetInput, imageKey: (hash: string) => string): Promise<Asset> {
  const bytes = readPicture(dir, source);
  if ('kind' in bytes) return { state: 'refused', code: bytes.code, found: bytes.found };
  const hash = hashBytes(bytes);
  const key = imageKey(hash);
  const facts = await inspectImage(source, bytes, key, machine.core);
  // The parsers are loaded where a site has icons of its own.
  const icon = isOwnIconFile(source) && { icon: (await import('../images/own-icon.ts')).readOwnIcon(bytes) };
  if (facts.kind === 'fault') return { state: 'refused', code: facts.code, found: facts.found, ...icon };
  if (facts.kind === 'raster') return rasterAsset({ dir, source, hash, size: bytes.length }, facts, key);
  const { width, height, svg, trouble } = facts;
  const content = Buffer.from(svg);
  const outputPath = assetPath(source, `${nameHash(content)}.svg`);
  return { state: 'ready', outputPath, content, width, height, ...icon, ...doubtsOf(facts), ...(trouble && { trouble }) };
}

function rasterAsset(
  { dir, source, hash, size }: { dir: string; source: string } & KnownPicture,
  facts: RasterFacts,
  key: string,
): ReadyAsset {
  const { width, height, tone } = facts;
  const name = nameHash(key);
  const original = assetPath(source, `${name}${extname(source).toLowerCase()}`);
  const renditions = planRenditions(source, name, facts);
  const outputPath = plainRendition(renditions)?.path ?? original;
  const content = { file: join(dir, source), size, hash };
  return { state: 'ready', outputPath, content, width, height, tone, raster: { key, renditions, original }, ...doubtsOf(facts) };
}

/** What was found of files: of the folder that is worked on, and of one that it is compared with. */
const knownBy = rememberPerObject((_: Machine) => remember((_folder: string) => new Map<string, Seen<Asset>>(), { most: 2 }));

/** The same, where the system says that nobody has written to the file since: its bytes are not read again. */
async function readAgain(input: AssetInput, hashes: PictureHashes): Promise<Asset> {
  const { dir, source, machine } = input;
  const file = join(dir, source);
  const known = knownBy(machine)(dir);
  const before = statRegularFile(file);
  if ('refusal' in before) return readAsset(input);
  const isInside = !liesOutside(dir, file);
  const { seen, isLasting } = await findAgain(before, isInside ? known.get(source) : undefined, () =>
    readAsset({ ...input, known: isInside ? hashes.find(source, before) : undefined }),
  );
  const { state } = seen.found;
  if (isLasting && state === 'ready' && 'hash' in seen.found.content) hashes.note(source, seen.looks, seen.found.content.hash);
  if (isLasting && (state === 'ready' || state === 'file' || state === 'font')) known.set(source, seen);
  else known.delete(source);
  return seen.found;
}

/** A file of which the icon alone is wanted. */
function iconOf(asset: Asset): Asset {
  if (asset.state !== 'ready' || !asset.icon) return asset;
  return Array.isArray(asset.icon)
    ? { state: 'refused', code: 'unusable-image', icon: asset.icon }
    : { state: 'icon', icon: asset.icon };
}

/** Whether pages can show it as what it is named for. */
export const isShown = (asset: Asset | undefined): boolean =>
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

/** Reads every image and other file that some content names, and lists those that it does not name. Never throws. */
export function readAssets(dir: string, content: unknown, machine: Machine): Promise<AssetIndex> {
  const files = namedFiles(content);
  const icons = new Set<string>();
  walkFields(content, (found) => {
    const { value, kind } = found;
    if (asksForColours(found)) files.add(codePackage);
    if (mayHoldFormula(found)) files.add(mathPackage);
    if (typeof value !== 'string') return;
    const { file } = aboutKind(kind);
    if (file === 'picture' || file === 'font') files.add(value);
    if (file === 'icon' && isOwnIconFile(value)) icons.add(value);
  });
  for (const { value } of namedPackages(content)) files.add(value);
  return readPictures(dir, { files, icons }, machine);
}

/** Packages of fonts that are there whether content names them or not: what fonts lack is drawn or advised in them. */
const installedFonts = (root: string): [string, Asset][] =>
  fontFamilyNames.flatMap((name): [string, Asset][] => {
    const asset = inspectPackage(aboutFamily(name).package, root);
    return asset.state === 'package' ? [[aboutFamily(name).package, asset]] : [];
  });

/**
 * Reads images and other files by their names, once each, and lists those that are not among them.
 * Never throws: what is wrong is for the check to report.
 */
export async function readPictures(dir: string, named: NamedFiles, machine: Machine): Promise<AssetIndex> {
  const sources = new Set([...named.files, ...named.icons]);
  const files = new Set(await listFiles(dir));
  const pictures = [...files].filter(isPicture).sort();
  const others = [...files].filter(isFile).sort();
  const findPicture = createFinder(pictures);
  const findFile = createFinder(others);
  const findFont = createFinder([...files].filter(isFont).sort());
  const findIcon = once(() => createIconFinder(pictures.filter(isOwnIconFile)));
  const nearestTo = (source: string) => {
    if (!named.files.has(source)) return findIcon()(source);
    return (isFont(source) ? findFont : isFile(source) ? findFile : findPicture)(source);
  };
  const hashes = await PictureHashes.of(dir, machine);
  const find = async (source: string): Promise<Asset> => {
    if (source === codePackage) return inspectCodePackage(machine.engine.root);
    if (source === mathPackage) return inspectMathPackage(machine.engine.root);
    if (isFontPackage(source)) return inspectPackage(source, machine.engine.root);
    const isInside = !source.split('/').includes('..');
    if (isInside && (files.has(source) || (await existsExactly(dir, source)))) return readAgain({ dir, source, machine }, hashes);
    if (files.has(cloudName(source))) return { state: 'refused', code: 'stand-in-file', found: 'cloud' };
    return { state: 'missing', nearest: nearestTo(source) };
  };
  const found = await pLimit(openFiles).map([...sources].sort(), async (source) => {
    const asset = await find(source);
    return [source, named.files.has(source) ? asset : iconOf(asset)] as const;
  });
  await hashes.keep();
  const known = knownBy(machine)(dir);
  for (const file of known.keys()) if (!sources.has(file)) known.delete(file);
  const unused = [...pictures, ...others]
    .filter((file) => !sources.has(file))
    .map((file) => [file, { state: 'unused' }] as const);
  return new Map<string, Asset>([...installedFonts(machine.engine.root), ...found, ...unused]);
}
