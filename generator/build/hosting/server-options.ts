/** What an owner says of the machine that will serve the site. */
export interface ServerOptions {
  /** Folder that the server shows under `/`; the site is in it, under its base path. */
  root: string;
  /** Address that visitors use, without a path. With http: a proxy before the server is taken to speak TLS. */
  address: URL;
  /** Certificate and its key, for nginx and Apache; Caddy gets its own. */
  certificate: string;
  key: string;
  /** Whether nginx has the module brotli_static. */
  hasBrotli: boolean;
}

/** First lines of every file that is made: it is not to be edited. */
export const notice = ['# Made from site.json by "npm run hosts". Change site.json or the options, not this file.'];

/** Port of an address, that of its protocol when it names none. */
export function portOf({ port, protocol }: URL): string {
  return port || (protocol === 'https:' ? '443' : '80');
}

const byNumber = (sign: string) => `\\x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/** A text between quotes, as nginx, Caddy and Apache read it. */
export const quote = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/**
 * Escapes what has a meaning in regular expressions, and by its number what has one in a configuration of any server; `/`
 * is left as it is.
 */
export function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^()|[\]\\]/g, String.raw`\$&`).replaceAll(/[\s\p{Cc}"'`${}<>;#%]/gu, byNumber);
}

/** `  a`, `  b`: lines moved in by one level. */
export function indent(lines: string[], by = '  '): string[] {
  return lines.map((line) => (line === '' ? '' : by + line));
}
