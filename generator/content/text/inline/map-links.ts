import { flattenElements, readInline } from './read.ts';

/** A text that is a link, or has some among its marks, with others in their place; links that `change` does not know stay. */
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
