import type { CustomPlugin, XastChild, XastElement } from 'svgo';

/** Ids of the elements that an element refers to. */
function referencesOf({ attributes }: XastElement): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (/(?:^|:)href$/i.test(name)) return value.trim().startsWith('#') ? [value.trim().slice(1)] : [];
    return [...value.matchAll(/url\(\s*["']?#([^"')]+)/g)].map(([, id = '']) => id.trim());
  });
}

/**
 * Number of rendered elements, each counted as often as it is repeated. Counted without rendering: a few lines of SVG can
 * expand to a billion elements.
 */
function countParts(children: readonly XastChild[]): number {
  const byId = new Map<string, XastElement>();
  const list = (parts: readonly XastChild[]) => {
    for (const part of parts) {
      if (part.type !== 'element') continue;
      if (part.attributes.id !== undefined && !byId.has(part.attributes.id)) byId.set(part.attributes.id, part);
      list(part.children);
    }
  };
  list(children);
  const counted = new Map<XastElement, number>();
  const count = (part: XastChild): number => {
    if (part.type !== 'element') return 0;
    const known = counted.get(part);
    if (known !== undefined) return known;
    // Renderers do not draw an element that is repeated within itself.
    counted.set(part, 0);
    let sum = 1;
    for (const child of part.children) sum += count(child);
    for (const id of referencesOf(part)) {
      const target = byId.get(id);
      if (target) sum += count(target);
    }
    counted.set(part, sum);
    return sum;
  };
  return children.reduce((sum, part) => sum + count(part), 0);
}

/** SVGO plugin that reports the number of rendered elements. */
export function countDrawingParts(onCount: (parts: number) => void): CustomPlugin {
  return { name: 'weigh-parts', fn: () => ({ root: { exit: ({ children }) => onCount(countParts(children)) } }) };
}
