import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Import } from './imports.ts';
import { projectRoot } from './project-root.ts';

/**
 * The rooms as engineers read of them, in their order: each knows those before it. Folders end in a slash; the head of a
 * table says where they are.
 */
export function readRooms(): string[] {
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

/** Place of the room of a file in their order; -1 for one that is in none. */
export const roomOf = (file: string, rooms: readonly string[]) =>
  rooms.findIndex((room) => file === room || (room.endsWith('/') && file.startsWith(room)));

/** What goes back: a room imports something of one that comes after it. */
export function findArrowsBack(imports: readonly Import[], rooms: readonly string[]): string[] {
  const goesBack = ({ from, to }: Import) => roomOf(to, rooms) > roomOf(from, rooms);
  return imports.filter(goesBack).map(({ from, to }) => `${from} -> ${to}`);
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const isOfProduct = ({ to }: Import) => /^(?:generator|templates)\/|^site\.schema\.ts$/.test(to);

/** What imports what, by names that are given to files; packages apart. */
function graphOf(imports: readonly Import[], nameOf: (file: string) => string): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports.filter(isOfProduct)) {
    const [one, other] = [nameOf(from), nameOf(to)];
    if (one !== other) graph.set(one, (graph.get(one) ?? new Set()).add(other));
  }
  return graph;
}

/** Everything that can be reached from a thing; the thing itself where it is in a circle. */
function reach(graph: Graph, start: string): Set<string> {
  const reached = new Set(graph.get(start));
  for (const one of reached) for (const next of graph.get(one) ?? []) reached.add(next);
  return reached;
}

/** Groups of things that lead to each other. */
function findCircles(graph: Graph): string[][] {
  const reached = new Map([...graph.keys()].map((one) => [one, reach(graph, one)]));
  const circles = [...reached].flatMap(([one, others]) =>
    others.has(one) ? [[...others].filter((other) => reached.get(other)?.has(one)).sort()] : [],
  );
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()];
}

export const findCirclesOfFiles = (imports: readonly Import[]) => findCircles(graphOf(imports, (file) => file));

/** A folder by itself, without those that are in it; a file of the root is none. */
const folderOf = (file: string) => (file.includes('/') ? dirname(file) : file);

export const findCirclesOfFolders = (imports: readonly Import[]) => findCircles(graphOf(imports, folderOf));
