import { iconDrawings } from '../../../../templates/icons/drawings.ts';
import { iconKeywords } from '../../../../templates/icons/keywords.ts';
import { iconNames } from '../../../../templates/icons/names.ts';
import { directional } from '../../../../templates/parts/icon.tsx';
import type { IconEntry } from '../../../edit/protocol.ts';

/** The icons that content may name, with the words by which people look for them. */
export function listIcons(): IconEntry[] {
  return iconNames.map((name) => ({
    name,
    keywords: iconKeywords[name],
    drawing: iconDrawings[name],
    isDirectional: directional.has(name),
  }));
}
