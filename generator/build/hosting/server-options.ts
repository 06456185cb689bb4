/** Options for the configuration of a server. */
export interface ServerOptions {
  /** Document root; the site is inside it, under its base path. */
  root: string;
  /** Public URL, without a path. With http:, a proxy is assumed to handle TLS. */
  address: URL;
  /** Paths of certificate and key, for nginx and Apache; Caddy gets its own. */
  certificate: string;
  key: string;
  /** Whether nginx has the brotli_static module. */
  hasBrotli: boolean;
}

/** First lines of each generated file. */
export const notice = ['# Made from site.json by "npm run hosts". Change site.json or the options, not this file.'];

/** Port of a URL; default: that of the protocol. */
export function portOf({ port, protocol }: URL): string {
  return port || (protocol === 'https:' ? '443' : '80');
}

const byNumber = (sign: string) => `\\x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/** Quoted string for nginx, Caddy and Apache. */
export const quote = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/**
 * Escapes special characters of regular expressions, and characters special in any server's configuration by code; `/` is left
 * as it is.
 */
export function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^()|[\]\\]/g, String.raw`\$&`).replaceAll(/[\s\p{Cc}"'`${}<>;#%]/gu, byNumber);
}

/** Indents lines by one level. */
export function indent(lines: string[], by = '  '): string[] {
  return lines.map((line) => (line === '' ? '' : by + line));
}
