import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Import } from './imports.ts';
import { projectRoot } from './project-root.ts';

/**
 * The layers in their order, from the tables of the engineering guide: each may import those before it. Folders end in a slash;
 * the head of a table says where they are.
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

/** Position of the layer of a file in their order; -1 for a file outside all layers. */
export const layerOf = (file: string, layers: readonly string[]) =>
  layers.findIndex((layer) => file === layer || (layer.endsWith('/') && file.startsWith(layer)));

/** Imports against the order: a layer imports something of a later one. */
export function findUpwardImports(imports: readonly Import[], layers: readonly string[]): string[] {
  const isUpward = ({ from, to }: Import) => layerOf(to, layers) > layerOf(from, layers);
  return imports.filter(isUpward).map(({ from, to }) => `${from} -> ${to}`);
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const isOfProduct = ({ to }: Import) => /^(?:generator|templates)\/|^site\.schema\.ts$/.test(to);

/** What imports what, by the names that `nameOf` gives to files; without packages. */
function graphOf(imports: readonly Import[], nameOf: (file: string) => string): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports.filter(isOfProduct)) {
    const [one, other] = [nameOf(from), nameOf(to)];
    if (one !== other) graph.set(one, (graph.get(one) ?? new Set()).add(other));
  }
  return graph;
}

/** Everything that can be reached from a node; the node itself if it is in a cycle. */
function reach(graph: Graph, start: string): Set<string> {
  const reached = new Set(graph.get(start));
  for (const one of reached) for (const next of graph.get(one) ?? []) reached.add(next);
  return reached;
}

/** Groups of nodes that lead to each other. */
function findCycles(graph: Graph): string[][] {
  const reached = new Map([...graph.keys()].map((one) => [one, reach(graph, one)]));
  const cycles = [...reached].flatMap(([one, others]) =>
    others.has(one) ? [[...others].filter((other) => reached.get(other)?.has(one)).sort()] : [],
  );
  return [...new Map(cycles.map((cycle) => [cycle.join(), cycle])).values()];
}

export const findCyclesOfFiles = (imports: readonly Import[]) => findCycles(graphOf(imports, (file) => file));

/** A folder without its subfolders; a file of the root stands for itself. */
const folderOf = (file: string) => (file.includes('/') ? dirname(file) : file);

export const findCyclesOfFolders = (imports: readonly Import[]) => findCycles(graphOf(imports, folderOf));
