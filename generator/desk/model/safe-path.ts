/**
 * Path of this desk to go to, from a request: it cannot lead to another host.
 * @returns `/` for any other text: one with a scheme or host (`//`), a backslash, which browsers read as a slash, or control
 * characters, which they remove
 */
export function safePath(path: string | null | undefined): string {
  if (typeof path !== 'string' || !path.startsWith('/') || path.length > 2000) return '/';
  if (path.startsWith('//') || /[\\\p{Cc}\s]/u.test(path)) return '/';
  const base = 'https://desk.invalid';
  const address = URL.canParse(path, base) ? new URL(path, base) : undefined;
  return address?.origin === base && !address.pathname.startsWith('//') ? address.pathname + address.search + address.hash : '/';
}
