/** Names of which each is its own: one that there is already gets a number, the first of them stays. */
export function distinctNames(names: readonly string[], taken: Iterable<string> = []): string[] {
  const seen = new Set(taken);
  return names.map((own) => {
    let name = own;
    for (let n = 2; seen.has(name); n++) name = `${own} ${n}`;
    seen.add(name);
    return name;
  });
}
