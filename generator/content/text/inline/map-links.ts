import { flattenElements, readInline } from './read.ts';

/** Rewrites the links of a text, which is a link itself or contains some; links for which `change` returns undefined stay. */
export function mapLinks(text: string, change: (href: string) => string | undefined): string {
  if (/^https?:\/\/\S+$/i.test(text)) return change(text) ?? text;
  const links = flattenElements(readInline(text) ?? []).flatMap((piece) => (piece.kind === 'link' ? [piece] : []));
  return links
    .toSorted((one, other) => other.hrefFrom - one.hrefFrom)
    .reduce(
      (rest, { href, hrefFrom }) => rest.slice(0, hrefFrom) + (change(href) ?? href) + rest.slice(hrefFrom + href.length),
      text,
    );
}
