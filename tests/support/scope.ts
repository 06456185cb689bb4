/**
 * What of a matrix is run. A matrix asks one thing of many cases: `npm test` runs those that stand for a class each, and one
 * of the rest, another each day; `npm run test:release` runs all. Whole files have their days in `turns.ts`.
 */

/** Says which: `release` for all cases, `turns` for the files whose turn it is (`turns.ts`). */
export const scopeVariable = 'TEST_SCOPE';

/** Chooses the case of the rest: the number of the day where it is absent. What it was stands below each run. */
export const seedVariable = 'TEST_SEED';

export const isRelease = process.env[scopeVariable] === 'release';

/** The seed of a run, for all of its processes: they may begin on two days. */
export function settleSeed(): number {
  const day = Math.floor(Date.now() / 86_400_000);
  const seed = Number(process.env[seedVariable] ?? day);
  process.env[seedVariable] = String(seed);
  return seed;
}

interface Route {
  path: string;
  blocks: readonly { type: string }[];
}

/** Addresses of the pages of a site that are the first to show a type of block. */
export function firstsOfTypes(routes: readonly Route[]): Set<string> {
  const shown = new Set<string>();
  const isFirst = ({ blocks }: Route) => {
    const before = shown.size;
    for (const { type } of blocks) shown.add(type);
    return shown.size > before;
  };
  return new Set(routes.filter(isFirst).map(({ path }) => path));
}

/** Addresses of the pages of a site that are the first with their set of blocks: each stands for all that have the same. */
export function firstsOfSets(routes: readonly Route[]): Set<string> {
  const firsts = new Map<string, string>();
  for (const { path, blocks } of routes) {
    const set = [...new Set(blocks.map(({ type }) => type))].sort().join();
    if (!firsts.has(set)) firsts.set(set, path);
  }
  return new Set(firsts.values());
}

/** The cases of a matrix that have their day: one of so many each day, all in a release. */
export const onTheirDay = <Case>(all: readonly Case[], days: number): Case[] =>
  all.filter((_, index) => isRelease || index % days === settleSeed() % days);

/** The cases of a matrix that are run: all, or those that stand for a class and one of the rest, in their order. */
export function casesOf<Case>(all: readonly Case[], isForClass: (one: Case, index: number) => boolean): Case[] {
  if (isRelease) return [...all];
  const rest = all.filter((one, index) => !isForClass(one, index));
  const chosen = rest[settleSeed() % Math.max(1, rest.length)];
  return all.filter((one, index) => isForClass(one, index) || one === chosen);
}
