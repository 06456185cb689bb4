import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { handDrawn } from '../../../templates/theme/icons/hand-drawn.ts';
import { iconSources } from '../../../templates/theme/icons/sources.ts';
import { packageFolder } from '../../core/util/packages.mjs';

/** The package with the drawings that those of ours are made of. */
export const iconSet = '@tabler/icons';

/** Where the drawings of the icons are kept, relative to the project. */
export const iconDrawingsFile = 'templates/theme/icons/drawings.ts';

/** An element of an icon, as the icon set describes it. */
type IconNode = [tag: string, attributes: Record<string, string>];

/** The same path in fewer characters: a sign parts numbers by itself, and a step along an axis has a letter of its own. */
function shortened(path: string): string {
  return path
    .replaceAll(/l(-?[\d.]+) 0(?![\d. ])/g, 'h$1')
    .replaceAll(/l0 (-?[\d.]+)(?![\d. ])/g, 'v$1')
    .replaceAll(' -', '-');
}

/** Strokes of one icon may be one path: each begins with a place of its own, and none is filled. */
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
 * The module that holds the drawings of the icons which templates and content may name. Builds need these few alone, not
 * the icon set with its 6,000.
 * @throws Error for an icon that the set lacks, or that is drawn with more than strokes.
 */
export function createIconDrawings(root: string): string {
  // Its `exports` name neither file.
  const read = (file: string) => JSON.parse(readFileSync(join(packageFolder(root, iconSet), file), 'utf8'));
  const nodes: Record<string, IconNode[]> = read('tabler-nodes-outline.json');
  const { version }: { version: string } = read('package.json');
  const ofSet = Object.entries(iconSources).map(([name, source]) => lineOf(name, drawingOf(source, nodes[source])));
  const lines = [...ofSet, ...Object.entries(handDrawn).map(([name, drawing]) => lineOf(name, shortened(drawing)))];
  return `// biome-ignore-all format: one icon a line
// Made by \`npm run icons\` from Tabler Icons ${version}. MIT License, Copyright (c) 2020-2026 Paweł Kuna.
// The licence is in templates/theme/icons/drawings.LICENSE. The last ${Object.keys(handDrawn).length} are of templates/theme/icons/hand-drawn.ts.

import type { Name } from './sources.ts';

/** The strokes of each icon, on a square of 24 by 24. */
export const iconDrawings: Record<Name, string> = {
${lines.join('\n')}
};
`;
}
