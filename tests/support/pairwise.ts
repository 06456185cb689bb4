/** Options by key. */
type Choices = Readonly<Record<string, readonly string[]>>;
type Row = Record<string, string>;

const pairOf = (one: readonly [string, string], other: readonly [string, string]) => [one, other].map(String).sort().join(' ');

/** Every pair of values of different keys. */
function pairsOf(choices: Choices): Map<string, Row> {
  const all = Object.entries(choices).flatMap(([key, names]) => names.map((name) => [key, name] as const));
  const pairs = all.flatMap((one) =>
    all.filter(([key]) => key > one[0]).map((other) => [pairOf(one, other), Object.fromEntries([one, other])] as const),
  );
  return new Map(pairs);
}

/** Pairwise test cases: few rows in which every pair of values occurs, by a greedy algorithm. */
export function pairwise(choices: Choices): Row[] {
  const open = pairsOf(choices);
  const rows: Row[] = [];
  for (;;) {
    const [first] = open.values();
    if (!first) return rows;
    const row: Row = { ...first };
    for (const [key, names] of Object.entries(choices)) {
      if (key in row) continue;
      const gain = (name: string) => Object.entries(row).filter((one) => open.has(pairOf(one, [key, name]))).length;
      const best = names.reduce((most, name) => (gain(name) > gain(most) ? name : most));
      row[key] = best;
    }
    const made = Object.entries(row);
    for (const one of made) for (const other of made) open.delete(pairOf(one, other));
    rows.push(row);
  }
}
