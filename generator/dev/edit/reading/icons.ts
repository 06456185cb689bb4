import { directional } from '../../../../templates/parts/icon.tsx';
import { iconDrawings } from '../../../../templates/parts/icon-drawings.ts';
import { iconKeywords } from '../../../../templates/parts/icon-keywords.ts';
import { iconNames } from '../../../../templates/parts/icon-names.ts';
import type { IconEntry } from '../../../edit/contract.ts';

/** The icons that content may name, with the words by which people look for them. */
export function listIcons(): IconEntry[] {
  return iconNames.map((name) => ({
    name,
    keywords: iconKeywords[name],
    drawing: iconDrawings[name],
    isDirectional: directional.has(name),
  }));
}
