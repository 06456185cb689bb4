import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { handDrawn } from '../../../templates/theme/icons/hand-drawn.ts';
import { iconSources } from '../../../templates/theme/icons/sources.ts';
import { packageFolder } from '../../core/util/packages.mjs';

/** Package of the original drawings. */
export const iconSet = '@tabler/icons';

/** File of the icon drawings, relative to the project. */
export const iconDrawingsFile = 'templates/theme/icons/drawings.ts';

/** An element of an icon, as in the icon set. */
type IconNode = [tag: string, attributes: Record<string, string>];

/** Shortens path data: a minus sign separates numbers, and horizontal and vertical steps have their own commands. */
function shortened(path: string): string {
  return path
    .replaceAll(/l(-?[\d.]+) 0(?![\d. ])/g, 'h$1')
    .replaceAll(/l0 (-?[\d.]+)(?![\d. ])/g, 'v$1')
    .replaceAll(' -', '-');
}

/** Merges the strokes of an icon into one path, which is possible because none is filled. */
function drawingOf(source: string, nodes: IconNode[] | undefined): string {
  if (!nodes) throw new Error(`The icon set has no "${source}".`);
  const strokes = nodes.map(([tag, { d = '', ...rest }]) => {
    const isPlain = tag === 'path' && d.startsWith('M') && Object.keys(rest).length === 0;
    if (!isPlain) throw new Error(`The icon "${source}" is more than strokes.`);
    return d;
  });
  return shortened(strokes.join(''));
}

function lineOf(name: string, drawing: string): string {
  const key = /^\w+$/.test(name) ? name : `'${name}'`;
  return `  ${key}: '${drawing}',`;
}

/**
 * Source of the module with the icons that templates and content may use. Builds need only these, not the 6,000 of the icon
 * set.
 * @throws Error for an icon that is missing in the set or has more than strokes
 */
export function createIconDrawings(root: string): string {
  // Its `exports` contain neither file.
  const read = (file: string) => JSON.parse(readFileSync(join(packageFolder(root, iconSet), file), 'utf8'));
  const nodes: Record<string, IconNode[]> = read('tabler-nodes-outline.json');
  const { version }: { version: string } = read('package.json');
  const ofSet = Object.entries(iconSources).map(([name, source]) => lineOf(name, drawingOf(source, nodes[source])));
  const lines = [...ofSet, ...Object.entries(handDrawn).map(([name, drawing]) => lineOf(name, shortened(drawing)))];
  return `// biome-ignore-all format: one icon a line
// Made by \`npm run icons\` from Tabler Icons ${version}. MIT License, Copyright (c) 2020-2026 Paweł Kuna.
// The licence is in templates/theme/icons/drawings.LICENSE. The last ${Object.keys(handDrawn).length} are of templates/theme/icons/hand-drawn.ts.

import type { Name } from './sources.ts';

/** Paths of each icon, on a 24 by 24 grid. */
export const iconDrawings: Record<Name, string> = {
${lines.join('\n')}
};
`;
}
