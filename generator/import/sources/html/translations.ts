import type { ScannedPage } from './site-scan.ts';

/**
 * Pages that state to be translations of one another.
 * @param fileOf file of the page that an address leads to
 * @returns the same name for the files of each group of at least two
 */
export function groupTranslations(
  pages: readonly ScannedPage[],
  fileOf: (href: string, page: ScannedPage) => string | undefined,
): Map<string, string> {
  const groups = new Map<string, Set<string>>();
  for (const page of pages) {
    const others = page.head.alternates.flatMap(({ href }) => fileOf(href, page) ?? []).filter((file) => file !== page.file);
    if (others.length === 0) continue;
    const members = new Set([page.file, ...others].flatMap((file) => [file, ...(groups.get(file) ?? [])]));
    for (const member of members) groups.set(member, members);
  }
  return new Map([...groups].map(([file, members]) => [file, [...members].sort()[0] ?? file]));
}
