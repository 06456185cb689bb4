import slugify from '@sindresorhus/slugify';

/** Longest name of a file without its ending, in characters. */
const longest = 60;

/** Names that Windows keeps for devices. https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * A name that every machine and address takes: small Latin letters, digits and hyphens, made of what somebody called a file.
 * @param name with or without folders and ending; @param fallback for a name of which nothing is left
 */
export function safeName(name: string, fallback: string): string {
  const [last = ''] = name.slice(-500).split(/[/\\]/).slice(-1);
  const stem = last.replace(/\.[^.]*$/, '') || last;
  const slug = slugify(stem.toWellFormed()).replaceAll(/[^a-z0-9-]/g, '');
  const short = slug.slice(0, longest).replaceAll(/^-+|-+$/g, '');
  return short === '' ? fallback : reserved.test(short) ? `${fallback}-${short}` : short;
}

/** The same name with a number, for the tries after the first. */
export const numbered = (name: string, attempt: number) => (attempt === 1 ? name : `${name}-${attempt}`);
