/** What separates the title of a page from the name of its site. */
const separator = /\s+(?:[|–—·•»«:]|::|-|\/|>)\s+|\s*\|\s*|\s+-\s*$/u;

/** Pages whose titles end or begin the same have that name in common. */
const leastShare = 0.5;

/** Name of the site at the end or start of most titles; undefined if they have nothing in common. */
export function siteNameOf(titles: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const title of titles) {
    const parts = title.split(separator).map((part) => part.trim());
    if (parts.length < 2) continue;
    for (const part of new Set([parts[0], parts.at(-1)])) if (part) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  return best && best[1] >= Math.max(2, titles.length * leastShare) ? best[0] : undefined;
}

/** Title of a page without the name of its site. */
export function withoutSiteName(title: string, name: string | undefined): string {
  if (name === undefined || name === '' || title === name) return title;
  const parts = title.split(new RegExp(`(${separator.source})`, 'u'));
  if (parts.length < 3) return title;
  if (parts.at(-1)?.trim() === name) return parts.slice(0, -2).join('').trim();
  return parts[0]?.trim() === name ? parts.slice(2).join('').trim() : title;
}
