import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Import } from './imports.ts';
import { projectRoot } from './project-root.ts';

/**
 * Layers in order, from the tables of the engineering guide: each may import earlier ones. Folders end with a slash; the head
 * of a table names their root.
 */
export function readLayers(): string[] {
  const text = readFileSync(join(projectRoot, 'docs/engineering.md'), 'utf8');
  const [, part = ''] = text.split('## Layers');
  const tables = (part.split('\n## ')[0] ?? '').split('\n\n').filter((table) => table.startsWith('| `'));
  return tables.flatMap((table) => {
    const [[folder = ''] = [], ...rows] = [...table.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell = '']) =>
      cell.replaceAll('`', '').split(', '),
    );
    return rows.flat().map((name) => (name === 'site.schema.ts' ? name : `${folder}${name}`));
  });
}

/** Index of a file's layer; -1 for a file outside all layers. */
export const layerOf = (file: string, layers: readonly string[]) =>
  layers.findIndex((layer) => file === layer || (layer.endsWith('/') && file.startsWith(layer)));

/** Imports of later layers by earlier ones. */
export function findUpwardImports(imports: readonly Import[], layers: readonly string[]): string[] {
  const isUpward = ({ from, to }: Import) => layerOf(to, layers) > layerOf(from, layers);
  return imports.filter(isUpward).map(({ from, to }) => `${from} -> ${to}`);
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const isOfProduct = ({ to }: Import) => /^(?:generator|templates)\/|^site\.schema\.ts$/.test(to);

/** Import graph by the names that `nameOf` gives to files; without packages. */
function graphOf(imports: readonly Import[], nameOf: (file: string) => string): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports.filter(isOfProduct)) {
    const [one, other] = [nameOf(from), nameOf(to)];
    if (one !== other) graph.set(one, (graph.get(one) ?? new Set()).add(other));
  }
  return graph;
}

/** All nodes reachable from a node; includes itself only if it is in a cycle. */
function reach(graph: Graph, start: string): Set<string> {
  const reached = new Set(graph.get(start));
  for (const one of reached) for (const next of graph.get(one) ?? []) reached.add(next);
  return reached;
}

/** Strongly connected groups of nodes. */
function findCycles(graph: Graph): string[][] {
  const reached = new Map([...graph.keys()].map((one) => [one, reach(graph, one)]));
  const cycles = [...reached].flatMap(([one, others]) =>
    others.has(one) ? [[...others].filter((other) => reached.get(other)?.has(one)).sort()] : [],
  );
  return [...new Map(cycles.map((cycle) => [cycle.join(), cycle])).values()];
}

export const findCyclesOfFiles = (imports: readonly Import[]) => findCycles(graphOf(imports, (file) => file));

/** Folder of a file, without subfolders; a root file counts as a folder. */
const folderOf = (file: string) => (file.includes('/') ? dirname(file) : file);

export const findCyclesOfFolders = (imports: readonly Import[]) => findCycles(graphOf(imports, folderOf));
