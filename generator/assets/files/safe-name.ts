import slugify from '@sindresorhus/slugify';

/** Maximum length of a file name without extension, in characters. */
const longest = 60;

/** Reserved device names on Windows. https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Whether a name without extension means a device on Windows. */
export const isDeviceName = (name: string) => reserved.test(name.toLowerCase());

/**
 * Portable file name: lower-case Latin letters, digits and hyphens.
 * @param name original name, with or without folders and extension
 * @param fallback name if nothing is left
 */
export function safeName(name: string, fallback: string): string {
  const [last = ''] = name.slice(-500).split(/[/\\]/).slice(-1);
  const stem = last.replace(/\.[^.]*$/, '') || last;
  const slug = slugify(stem.toWellFormed()).replaceAll(/[^a-z0-9-]/g, '');
  const short = slug.slice(0, longest).replaceAll(/^-+|-+$/g, '');
  return short === '' ? fallback : isDeviceName(short) ? `${fallback}-${short}` : short;
}

/** Numbered name for further attempts. */
export const numbered = (name: string, attempt: number) => (attempt === 1 ? name : `${name}-${attempt}`);
