import { join } from 'node:path';
import pLimit from 'p-limit';
import { directional } from '../../../../../templates/components/icon.tsx';
import { isCustomIconFile } from '../../../../../templates/theme/icons/custom-icon.ts';
import { iconDrawings } from '../../../../../templates/theme/icons/drawings.ts';
import { iconKeywords } from '../../../../../templates/theme/icons/keywords.ts';
import { iconNames } from '../../../../../templates/theme/icons/names.ts';
import { readPicture } from '../../../../content/site/assets.ts';
import { maxOpenFiles } from '../../../../core/cache/open-files.ts';
import { listFiles } from '../../../../core/util/list-files.ts';
import type { CustomIconItem, LibraryIcon } from '../../../document/protocol-media.ts';

/** Icons that content may use, with search keywords. */
export function listIcons(): LibraryIcon[] {
  return iconNames.map((name) => ({
    name,
    keywords: iconKeywords[name],
    drawing: iconDrawings[name],
    isDirectional: directional.has(name),
  }));
}

/** Custom icons of a site, used or not, sorted by name. Invalid files are skipped. */
export async function listOwnIcons(assets: string): Promise<CustomIconItem[]> {
  const sources = (await listFiles(join(assets, 'icons'), 'icons/')).filter(isCustomIconFile).sort();
  if (sources.length === 0) return [];
  const { readIconFile } = await import('../../../../assets/images/icon-file.ts');
  const read = async (source: string): Promise<CustomIconItem[]> => {
    const bytes = readPicture(assets, source);
    const icon = 'kind' in bytes ? [] : readIconFile(bytes);
    return Array.isArray(icon) ? [] : [{ source, icon }];
  };
  return (await pLimit(maxOpenFiles).map(sources, read)).flat();
}
