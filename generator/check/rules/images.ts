import { basename } from 'node:path';
import { isOriginal } from '../../../templates/model/files/file-kinds.ts';
import { isFont } from '../../assets/files/inspect-font.ts';
import type { AssetIndex } from '../../content/site/assets.ts';
import { imageAssumption } from '../../core/diagnostics/cause-links.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { type Path, toPointer } from '../../core/json/path.ts';
import type { SiteSummary } from '../facts/site-summary.ts';

const isPicture = (file: string) => /\.(?:svg|png|jpe?g|webp|avif)$/i.test(file) && !isOriginal(file);

/**
 * Paths of pictures that the build itself draws: the icon, and the first picture of each page, for its social picture. Other
 * pictures are only displayed.
 */
function drawnPlaces(sources: SiteSummary['sources']): Set<Path> {
  const first = new Map<string, { path: Path; index: number }>();
  for (const { path, isHidden } of sources) {
    const at = path.length - 4;
    const [blocks, index, image] = path.slice(at);
    if (blocks !== 'blocks' || image !== 'image' || typeof index !== 'number' || isHidden) continue;
    const page = toPointer(path.slice(0, at));
    if (index < (first.get(page)?.index ?? Number.POSITIVE_INFINITY)) first.set(page, { path, index });
  }
  const others = sources.filter(({ path }) =>
    /^\/(?:site\/icon|collections\/[^/]*\/posts\/\d+\/image)\/src$/.test(toPointer(path)),
  );
  return new Set([...[...first.values()], ...others].map(({ path }) => path));
}

/** SVG drawings that are empty or too slow to draw. They are an error if the build draws them. */
function checkDrawings(sources: SiteSummary['sources'], assets: AssetIndex): RawDiagnostic[] {
  const undrawable = sources.flatMap(({ value, ...place }) => {
    const asset = assets.get(value);
    return asset?.state === 'ready' && asset.drawingFailure ? [{ found: value, place, expected: asset.drawingFailure }] : [];
  });
  if (undrawable.length === 0) return [];
  const drawn = drawnPlaces(sources);
  return undrawable.flatMap(({ found, place, expected }): RawDiagnostic[] => {
    const parameters = { found, expected };
    if (drawn.has(place.path)) return [{ code: 'unusable-image', ...place, parameters }];
    // Browsers may support a drawing that our renderer does not.
    return expected === 'draw' ? [] : [{ code: 'doubtful-drawing', ...place, parameters }];
  });
}

/** Background of pictures by path if it does not follow the colour scheme; other pictures are on the page background. */
function backgroundsOf(
  pointer: string,
  { scheme, hasLogoOnDark }: Pick<SiteSummary, 'scheme' | 'hasLogoOnDark'>,
): ('light' | 'dark')[] {
  if (pointer === '/site/logoOnDark/src') return ['dark'];
  // Logos in a list have a light background in either scheme.
  const isAlwaysLight = scheme === 'light' || pointer.includes('/items/') || (pointer === '/site/logo/src' && hasLogoOnDark);
  return isAlwaysLight ? ['light'] : ['light', 'dark'];
}

/** Running text shows the whole picture; a logo may have any width. */
const isInText = (pointer: string) => /\/(?:blocks|entries|posts)\/(?!.*\/items\/).*\/image\/src$/.test(pointer);

/** Pictures that may be unusable where they are. */
function checkPictureWarnings(summary: SiteSummary, assets: AssetIndex): RawDiagnostic[] {
  return summary.sources.flatMap(({ value, path, isIcon, isHidden }): RawDiagnostic[] => {
    const asset = assets.get(value);
    const pointer = toPointer(path);
    if (isIcon || isHidden || pointer === '/site/icon/src' || asset?.state !== 'ready' || asset.drawingFailure) return [];
    return (asset.warnings ?? []).flatMap(({ is, found: met }): RawDiagnostic[] => {
      if (is === 'words') return [{ code: 'drawing-words', path, parameters: { found: value, expected: met ?? '' } }];
      if (is === 'wide' || is === 'tall') {
        return isInText(pointer)
          ? [{ code: 'thin-picture', path, parameters: { found: value, expected: is, list: [met ?? ''] } }]
          : [];
      }
      return backgroundsOf(pointer, summary).includes(is)
        ? [{ code: 'lost-marks', path, parameters: { found: value, expected: is } }]
        : [];
    });
  });
}

/** Missing or unusable pictures and files. */
export function checkImages(summary: SiteSummary, assets: AssetIndex): RawDiagnostic[] {
  const { sources } = summary;
  const diagnostics = sources.flatMap(({ value, isIcon, isFromThemePreset, isOptionalPackage, ...place }): RawDiagnostic[] => {
    if (isFromThemePreset || isOptionalPackage) return [];
    const asset = assets.get(value);
    if (isIcon && asset && 'icon' in asset && Array.isArray(asset.icon)) {
      const list = asset.icon.map((one) => one.found);
      const icon = asset.icon.map(({ reason, line, column }) => ({ reason, line, column }));
      return [{ code: 'bad-icon', ...place, parameters: { found: value, icon, list } }];
    }
    if (asset?.state === 'missing') {
      const isCase = asset.nearest?.toLowerCase() === value.toLowerCase() && { expected: 'case' };
      const invalidates = asset.nearest === undefined ? [] : [imageAssumption(asset.nearest)];
      const code = isPicture(value) ? 'missing-image' : isFont(value) ? 'missing-font' : 'missing-file';
      return [{ code, ...place, parameters: { found: value, nearest: asset.nearest, ...isCase }, invalidates }];
    }
    return asset?.state === 'refused'
      ? [{ code: asset.code, ...place, parameters: { found: value, expected: asset.found } }]
      : [];
  });
  return [...diagnostics, ...checkDrawings(sources, assets), ...checkPictureWarnings(summary, assets)];
}

/** Files under `assets/` that the content does not use. */
export function checkUnusedImages(assets: AssetIndex): RawDiagnostic[] {
  return [...assets]
    .filter(([, { state }]) => state === 'unused')
    .map(([found]) => ({
      code: isPicture(found) ? 'unused-image' : 'unused-file',
      path: [],
      file: found,
      position: { line: 1, column: 1 },
      parameters: { found },
      assumes: [imageAssumption(found)],
    }));
}

/** Alternative texts that are only file names. */
export function checkAlts({ alts, sources }: SiteSummary): RawDiagnostic[] {
  const names = new Set(sources.flatMap(({ value }) => [value, basename(value), basename(value).replace(/\.\w+$/, '')]));
  return alts.flatMap(({ value, path }): RawDiagnostic[] => {
    const isName = names.has(value.trim()) || /^\S+\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(value.trim());
    return isName ? [{ code: 'alt-file-name', path, parameters: { found: value } }] : [];
  });
}
