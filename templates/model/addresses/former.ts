/** Former address in normalised form: decoded path and decoded query parameters `name=value`. */
export interface FormerAddress {
  path: string;
  query: readonly string[];
}

const unseen = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}`;

/** Any characters except `signs`, percent escapes, and spaces between them. */
const textOf = (signs: string) => `(?:[^${signs}]|%[0-9A-Fa-f]{2})+(?: +(?:[^${signs}]|%[0-9A-Fa-f]{2})+)*`;

const segment = String.raw`/(?!\.{1,2}(?:[/?]|$))${textOf(String.raw`\s/?#%\\:*"<>|${unseen}`)}`;
const query = String.raw`\?${textOf(String.raw`\s#%\\${unseen}`)}`;

/** `/a/b`, `/a/b?c=d` or `/?c=d`, percent-encoded or not. */
export const formerAddressPattern = new RegExp(`^(?=/)(?:(?:${segment})+|(?:${segment})*/?${query})$`, 'u');

/**
 * Characters that a path may not contain even as an escape: no server reads them as part of a name, or no file system allows
 * them.
 */
const notOfPaths = /[\\/?#:*"<>|\p{Cc}]/u;

/**
 * Former address as browsers request it; undefined for malformed escapes. In queries `+` is a space.
 * https://url.spec.whatwg.org/#concept-urlencoded-parser
 */
export function readFormer(address: string): FormerAddress | undefined {
  const at = address.indexOf('?');
  const [path, query] = at === -1 ? [address] : [address.slice(0, at), address.slice(at + 1)];
  try {
    const segments = path.split('/').map((one) => decodeURIComponent(one));
    const parameters = query?.split('&').map((one) => decodeURIComponent(one.replaceAll('+', ' '))) ?? [];
    if (segments.some((one) => notOfPaths.test(one)) || parameters.some((one) => one === '' || /\p{Cc}/u.test(one)))
      return undefined;
    return { path: segments.join('/').normalize('NFC'), query: parameters };
  } catch {
    return undefined;
  }
}
