/** A former address as addresses are compared: its path decoded, and the parameters of its query, each `name=value` decoded. */
export interface FormerAddress {
  path: string;
  query: readonly string[];
}

const unseen = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}`;

/** Signs, escapes, and spaces between them. */
const textOf = (signs: string) => `(?:[^${signs}]|%[0-9A-Fa-f]{2})+(?: +(?:[^${signs}]|%[0-9A-Fa-f]{2})+)*`;

const segment = String.raw`/(?!\.{1,2}(?:[/?]|$))${textOf(String.raw`\s/?#%\\:*"<>|${unseen}`)}`;
const query = String.raw`\?${textOf(String.raw`\s#%\\${unseen}`)}`;

/** `/a/b`, `/a/b?c=d` or `/?c=d`, whether its writer has encoded it or not. */
export const formerAddressPattern = new RegExp(`^(?=/)(?:(?:${segment})+|(?:${segment})*/?${query})$`, 'u');

/** What an escape may not stand for in a path: no server reads it as part of a name, or no disk has it in one. */
const notOfPaths = /[\\/?#:*"<>|\p{Cc}]/u;

/**
 * What browsers ask for by a former address; undefined where there is none, as for a broken escape. In queries `+` is a
 * space. https://url.spec.whatwg.org/#concept-urlencoded-parser
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
