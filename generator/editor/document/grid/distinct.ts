/** Makes names unique by appending numbers; the first of each name is unchanged. */
export function distinctNames(names: readonly string[], usedNames: Iterable<string> = []): string[] {
  const seen = new Set(usedNames);
  return names.map((own) => {
    let name = own;
    for (let n = 2; seen.has(name); n++) name = `${own} ${n}`;
    seen.add(name);
    return name;
  });
}
