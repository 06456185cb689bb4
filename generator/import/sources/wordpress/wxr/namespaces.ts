const known: [RegExp, string][] = [
  [/^https?:\/\/(?:www\.)?wordpress\.org\/export\/[\d.]+\/excerpt\/?$/, 'excerpt'],
  [/^https?:\/\/(?:www\.)?wordpress\.org\/export\/[\d.]+\/?$/, 'wp'],
  [/^https?:\/\/purl\.org\/rss\/1\.0\/modules\/content\/?$/, 'content'],
  [/^https?:\/\/purl\.org\/dc\/elements\/1\.1\/?$/, 'dc'],
];

const prefixes = ['wp', 'excerpt', 'content', 'dc'];

/** Prefixes as they are written to what they mean; `''` is the default namespace. */
export type Scope = Readonly<Record<string, string>>;

/** Without declarations the usual prefixes mean what they usually mean. */
export const usualScope: Scope = Object.fromEntries(prefixes.map((prefix) => [prefix, prefix]));

/**
 * Scope within an element. Unknown addresses of the usual prefixes are tolerated on the root, where other tools write them wrong;
 * further down they are somebody else's elements.
 */
export function scopeWithin(scope: Scope, attributes: Record<string, string>, isRoot: boolean): Scope {
  let own: Record<string, string> | undefined;
  for (const [name, address] of Object.entries(attributes)) {
    if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue;
    const prefix = name.slice('xmlns:'.length);
    const meaning = known.find(([pattern]) => pattern.test(address.trim()))?.[1];
    own ??= { ...scope };
    own[prefix] = meaning ?? (isRoot && prefixes.includes(prefix) ? prefix : prefix === '' ? '' : 'other');
  }
  return own ?? scope;
}

/** Name of an element with the usual prefix of its namespace: `wp:post_id`, `title`, `other:x`. */
export function nameIn(scope: Scope, written: string): string {
  const colon = written.indexOf(':');
  const prefix = colon === -1 ? '' : written.slice(0, colon);
  const meaning = scope[prefix] ?? (prefix === '' ? '' : 'other');
  const local = written.slice(colon + 1);
  return meaning === '' ? local : `${meaning}:${local}`;
}
