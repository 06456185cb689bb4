import type { Site } from '../../site.schema.ts';

/** Characters with a meaning in configurations, shells and patterns, as far as paths allow. */
const signs = `it's $HOME \${uri} {path} {$PATH} %{HTTP_HOST} \`id\` (a); [c] ^d$ .- ~ @ = !`;

/** The same for a query, which allows all of them. */
const signsOfQuery = `"$args" \${uri} {path} {$PATH} %25{HTTP_HOST} \`id\` 'a' (b|c); [d] <e> ^f$ .* ~ * = ?`;

/** Addresses of other systems: with queries, spaces, escapes, Arabic, and characters that might break a configuration. */
export const oldAddresses = [
  { from: '/?p=1086', to: '/forms' },
  { from: '/?p=1086&lang=ar', to: '/مقالات/قيمة' },
  { from: '/?p=9', to: '/' },
  { from: '/index.php?id=7&lang=ar', to: '/forms' },
  { from: '/index.php?id=8', to: '/login', permanent: false },
  { from: '/index.php?a=1&b=2&c=3&d=4', to: '/forms' },
  { from: '/blog/?cat=5', to: 'https://www.example.org/a?x=1#place' },
  { from: '/forms?view=old', to: '/login' },
  { from: '/search?q=قيم العمل', to: '/forms' },
  { from: '/search?q=%D9%82%D9%8A%D8%B3&c%5B%5D=a/b', to: '/login' },
  { from: '/%D8%B9%D9%86%D9%88%D8%A7%D9%86', to: '/forms' },
  { from: '/old page/ثانية', to: '/forms' },
  { from: '/50%25 off', to: '/forms' },
  { from: '/_layouts/15/start.aspx', to: '/forms' },
  { from: `/${signs.replaceAll('%', '%25')}`, to: '/forms' },
  { from: `/signs?q=${signsOfQuery.replaceAll('#', '')}`, to: '/forms' },
];

export const withOldAddresses = (site: Site): Site => ({ ...site, redirects: [...(site.redirects ?? []), ...oldAddresses] });

/** Address as a browser sends it. https://url.spec.whatwg.org/#path-percent-encode-set */
export function asSent(address: string): string {
  const { pathname, search } = new URL(address, 'https://www.example.com');
  return pathname + search;
}
