interface Route {
  path: string;
  blocks: readonly { type: string }[];
}

/** Paths of the first page of a site with each block type. */
export function firstsOfTypes(routes: readonly Route[]): Set<string> {
  const shown = new Set<string>();
  const isFirst = ({ blocks }: Route) => {
    const before = shown.size;
    for (const { type } of blocks) shown.add(type);
    return shown.size > before;
  };
  return new Set(routes.filter(isFirst).map(({ path }) => path));
}

/** Paths of the first page of a site with each set of block types. */
export function firstsOfSets(routes: readonly Route[]): Set<string> {
  const firsts = new Map<string, string>();
  for (const { path, blocks } of routes) {
    const set = [...new Set(blocks.map(({ type }) => type))].sort().join();
    if (!firsts.has(set)) firsts.set(set, path);
  }
  return new Set(firsts.values());
}
