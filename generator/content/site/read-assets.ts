import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';
import { aboutFamily, fontFamilyNames } from '../../../templates/theme/font-families.ts';
import { isCustomIconFile } from '../../../templates/theme/icons/custom-icon.ts';
import { isFont } from '../../assets/files/inspect-font.ts';
import { cloudName } from '../../assets/files/stand-in.ts';
import { PictureHashes } from '../../assets/images/picture-hashes.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import { reuseIfUnchanged, type StatusRecord } from '../../core/cache/file-status.ts';
import { maxOpenFiles } from '../../core/cache/open-files.ts';
import { codePackage, mathPackage } from '../../core/diagnostics/optional.ts';
import { listFiles } from '../../core/util/list-files.ts';
import { memoize, memoizeByObject, once } from '../../core/util/memoize.ts';
import { statRegularFile } from '../../core/util/regular-file.ts';
import { type Asset, type AssetIndex, type AssetInput, isFile, isOutside, isPicture, readAsset } from './assets.ts';
import { asksForColours, inspectCodePackage } from './code-colours.ts';
import { walkFields } from './fields.ts';
import { inspectPackage, isFontPackage, namedPackages } from './font-packages.ts';
import { inspectMathPackage, mayHoldFormula } from './formulas.ts';
import { namedFiles } from './named-files.ts';
import { createFinder, createIconFinder } from './nearest-asset.ts';

/** Files under `assets/` that content refers to, by role. */
export interface ReferencedFiles {
  /** Pictures, and files for visitors. */
  files: ReadonlySet<string>;
  icons: ReadonlySet<string>;
}

/** Whether a path exists with exactly this spelling; for paths below a linked folder, which `listFiles` does not follow. */
async function existsExactly(dir: string, source: string): Promise<boolean> {
  const parts = source.split('/');
  for (const [index, part] of parts.entries()) {
    const entries = await readdir(join(dir, ...parts.slice(0, index))).catch(() => [] as string[]);
    if (!entries.includes(part)) return false;
  }
  return true;
}

/** Inspected files by folder: the current one, and one that it is compared with. */
const assetCacheOf = memoizeByObject((_: BuildEnvironment) =>
  memoize((_folder: string) => new Map<string, StatusRecord<Asset>>(), { maxKeys: 2 }),
);

/** Reads an asset, or reuses the cached one if the file stat has not changed. */
async function readUnlessUnchanged(input: AssetInput, hashes: PictureHashes): Promise<Asset> {
  const { dir, source, machine: environment } = input;
  const file = join(dir, source);
  const known = assetCacheOf(environment)(dir);
  const before = statRegularFile(file);
  if ('reason' in before) return readAsset(input);
  const isInside = !isOutside(dir, file);
  const { seen, isLasting } = await reuseIfUnchanged(before, isInside ? known.get(source) : undefined, () =>
    readAsset({ ...input, knownHash: isInside ? hashes.find(source, before) : undefined }),
  );
  const { state } = seen.value;
  if (isLasting && state === 'ready' && 'hash' in seen.value.content) hashes.record(source, seen.status, seen.value.content.hash);
  if (isLasting && (state === 'ready' || state === 'file' || state === 'font')) known.set(source, seen);
  else known.delete(source);
  return seen.value;
}

/** Reduces a file that is used only as an icon. */
function iconOf(asset: Asset): Asset {
  if (asset.state !== 'ready' || !asset.icon) return asset;
  return Array.isArray(asset.icon)
    ? { state: 'refused', code: 'unusable-image', icon: asset.icon }
    : { state: 'icon', icon: asset.icon };
}

/** Reads all images and other files that content refers to, and lists unused ones. Never throws. */
export function readAssets(dir: string, content: unknown, environment: BuildEnvironment): Promise<AssetIndex> {
  const files = namedFiles(content);
  const icons = new Set<string>();
  walkFields(content, (found) => {
    const { value, kind } = found;
    if (asksForColours(found)) files.add(codePackage);
    if (mayHoldFormula(found)) files.add(mathPackage);
    if (typeof value !== 'string') return;
    const { file } = fieldRoleOf(kind);
    if (file === 'picture' || file === 'font') files.add(value);
    if (file === 'icon' && isCustomIconFile(value)) icons.add(value);
  });
  for (const { value } of namedPackages(content)) files.add(value);
  return readPictures(dir, { files, icons }, environment);
}

/** Installed font packages, whether content refers to them or not: they serve as fallbacks and as suggestions. */
const installedFonts = (root: string): [string, Asset][] =>
  fontFamilyNames.flatMap((name): [string, Asset][] => {
    const asset = inspectPackage(aboutFamily(name).package, root);
    return asset.state === 'package' ? [[aboutFamily(name).package, asset]] : [];
  });

/** Reads images and other files by name, once each, and lists unused ones. Never throws: the check reports what is wrong. */
export async function readPictures(dir: string, named: ReferencedFiles, environment: BuildEnvironment): Promise<AssetIndex> {
  const sources = new Set([...named.files, ...named.icons]);
  const files = new Set(await listFiles(dir));
  const pictures = [...files].filter(isPicture).sort();
  const others = [...files].filter(isFile).sort();
  const findPicture = createFinder(pictures);
  const findFile = createFinder(others);
  const findFont = createFinder([...files].filter(isFont).sort());
  const findIcon = once(() => createIconFinder(pictures.filter(isCustomIconFile)));
  const nearestTo = (source: string) => {
    if (!named.files.has(source)) return findIcon()(source);
    return (isFont(source) ? findFont : isFile(source) ? findFile : findPicture)(source);
  };
  const hashes = await PictureHashes.of(dir, environment);
  const find = async (source: string): Promise<Asset> => {
    if (source === codePackage) return inspectCodePackage(environment.engine.root);
    if (source === mathPackage) return inspectMathPackage(environment.engine.root);
    if (isFontPackage(source)) return inspectPackage(source, environment.engine.root);
    const isInside = !source.split('/').includes('..');
    if (isInside && (files.has(source) || (await existsExactly(dir, source))))
      return readUnlessUnchanged({ dir, source, machine: environment }, hashes);
    if (files.has(cloudName(source))) return { state: 'refused', code: 'stand-in-file', found: 'cloud' };
    return { state: 'missing', nearest: nearestTo(source) };
  };
  const found = await pLimit(maxOpenFiles).map([...sources].sort(), async (source) => {
    const asset = await find(source);
    return [source, named.files.has(source) ? asset : iconOf(asset)] as const;
  });
  await hashes.save();
  const known = assetCacheOf(environment)(dir);
  for (const file of known.keys()) if (!sources.has(file)) known.delete(file);
  const unused = [...pictures, ...others]
    .filter((file) => !sources.has(file))
    .map((file) => [file, { state: 'unused' }] as const);
  return new Map<string, Asset>([...installedFonts(environment.engine.root), ...found, ...unused]);
}
