/**
 * What single values may not be, by the words of the documentation and of the schema's descriptions. Nothing of the product is
 * imported here: two programs that were written apart rarely have the same fault. Each predicate says why a value must
 * be refused, and says nothing where that is not certain.
 */

export type Refusal = string | undefined;

/** Halves of pairs, controls, and code points that Unicode keeps for no character. */
export function badText(text: string): Refusal {
  for (let index = 0; index < text.length; index++) {
    const code = text.codePointAt(index) ?? 0;
    if (code > 0xffff) index++;
    if (code >= 0xd800 && code <= 0xdfff) return 'half of a pair';
    if ((code < 32 && code !== 10) || (code >= 127 && code < 160)) return `control character ${code}`;
    if ((code >= 0xfdd0 && code <= 0xfdef) || (code & 0xfffe) === 0xfffe) return `no character: ${code.toString(16)}`;
  }
  return undefined;
}

const hasSpace = (text: string) => /\s/.test(text);

function badEscapes(text: string): boolean {
  try {
    decodeURIComponent(text);
    return false;
  } catch {
    return true;
  }
}

function badHttps(address: string): Refusal {
  if (!URL.canParse(address)) return 'no address';
  const { username, password, protocol, hostname } = new URL(address);
  if (protocol !== 'https:') return 'another scheme';
  if (username !== '' || password !== '') return 'credentials';
  return hostname === '' ? 'no host' : undefined;
}

/** Where links may lead: pages of the site, https:, mailto:, tel:. */
export function badAddress(address: string): Refusal {
  if (address === '') return 'empty';
  if (hasSpace(address) || address.includes('\\')) return 'space or backslash';
  if (badEscapes(address)) return 'broken escapes';
  if (address.startsWith('/')) return address.startsWith('//') ? 'another host' : undefined;
  if (address.startsWith('https://')) return badHttps(address);
  if (address.startsWith('mailto:')) return /^mailto:[^@]+@[^@]+$/.test(address) ? undefined : 'no e-mail';
  if (address.startsWith('tel:')) return /^tel:\+?[0-9-]+$/.test(address) ? undefined : 'no number';
  return 'neither a page nor https:, mailto:, tel:';
}

/** Addresses of other sites: forms and policies. */
export const badExternal = (address: string): Refusal => (address.startsWith('https://') ? badAddress(address) : 'not https:');

/** Address of a page: `/` or segments, as visitors see it. */
export function badPath(path: string): Refusal {
  if (path === '/') return undefined;
  if (!path.startsWith('/')) return 'no slash at the beginning';
  if (path.endsWith('/')) return 'a slash at the end';
  if (path !== path.normalize('NFC')) return 'characters that are not composed';
  if (hasSpace(path) || /[?#%\\]/.test(path)) return 'a sign that addresses give a meaning';
  const segments = path.slice(1).split('/');
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..')) return 'an empty or dotted segment';
  const last = segments.at(-1)?.toLowerCase() ?? '';
  if (last === 'index' || last.endsWith('.html')) return 'the name of a file';
  return segments[0]?.toLowerCase() === 'assets' || path === '/404' ? 'a name of the site itself' : undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Former addresses may have a query and escapes; without a query they are never the home page by another name. */
export function badFormer(address: string): Refusal {
  if (!address.startsWith('/')) return 'no slash at the start';
  if (/[#\\\p{Cc}]/u.test(address)) return 'no sign of a former address';
  const [path = '', ...query] = address.split('?');
  if (query.length === 0 && (path === '/' || /^\/index(?:\.html)?$/i.test(path))) return 'the home page';
  if (query.length > 0 && query.join('?') === '') return 'an empty query';
  const segments = path.slice(1).split('/').map(decoded);
  if (segments.includes(undefined) || decoded(query.join('?')) === undefined) return 'a broken escape';
  if (segments.some((segment) => /[\\/#?*:"<>|\p{Cc}]/u.test(segment ?? ''))) return 'a sign that no path has';
  if (segments.some((segment) => segment?.startsWith('.'))) return 'hidden';
  return segments.slice(0, -1).includes('') ? 'an empty segment' : undefined;
}

/** A day of the calendar of today, as YYYY-MM-DD. */
export function badDate(text: string): Refusal {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return 'not YYYY-MM-DD';
  const days = [31, year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return month >= 1 && month <= 12 && day >= 1 && day <= (days[month - 1] ?? 0) ? undefined : 'no such day';
}

/** A day and a time with the offset from UTC. */
export const badInstant = (text: string): Refusal => (text.includes('T') ? badMoment(text) : 'no time');

/** A time of day as HH:MM; that at which something ends may be 24:00. */
export function badTime(text: string, isEnd = false): Refusal {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(text)?.map(Number) ?? [];
  if (hours === undefined || minutes === undefined) return 'not HH:MM';
  if (isEnd && hours === 24 && minutes === 0) return undefined;
  return hours < 24 && minutes < 60 ? undefined : 'no such time';
}

/** A day, or a day and a time with the offset from UTC. */
export function badMoment(text: string): Refusal {
  const [day = '', time] = text.split('T');
  if (time === undefined) return badDate(day);
  const [, clock = ''] = /^(.*?)(?:Z|[+-]\d{2}:\d{2})$/.exec(time) ?? [];
  return badDate(day) ?? badTime(clock);
}

export const badColour = (text: string): Refusal => (/^#[0-9a-f]{6}$/i.test(text) ? undefined : 'not # and six digits');

/** The address of the site: https:, without a slash at its end, a query or a fragment. */
export function badSiteUrl(address: string): Refusal {
  if (!address.startsWith('https://')) return 'not https:';
  if (address.endsWith('/') || /[?#\s\\]/.test(address)) return 'a slash at the end, a query, a space';
  return badHttps(address);
}

export function badImagePath(path: string): Refusal {
  if (!/\.(?:svg|png|jpe?g|webp|avif)$/.test(path)) return 'no picture';
  return path.split('/').some((segment) => segment.startsWith('.')) || /[^\x21-\x7e]/.test(path)
    ? 'outside or hidden'
    : undefined;
}
