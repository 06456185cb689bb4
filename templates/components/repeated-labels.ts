import { withoutNoncharacters } from './without-noncharacters.ts';

/** Collects the targets of each label. */
function collect(value: unknown, targets: Map<string, Set<string>>): void {
  if (value === null || typeof value !== 'object') return;
  const { label, href } = value as { label?: unknown; href?: unknown };
  if (typeof label === 'string' && typeof href === 'string') {
    const known = targets.get(withoutNoncharacters(label)) ?? new Set();
    targets.set(withoutNoncharacters(label), known.add(href));
  }
  for (const inner of Object.values(value)) collect(inner, targets);
}

/** Labels of links in some blocks that have several targets: ambiguous out of context. */
export function repeatedLabels(blocks: readonly object[]): ReadonlySet<string> {
  const targets = new Map<string, Set<string>>();
  collect(blocks, targets);
  return new Set([...targets].flatMap(([label, hrefs]) => (hrefs.size > 1 ? [label] : [])));
}
