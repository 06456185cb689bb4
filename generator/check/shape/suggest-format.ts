import { latinDigits } from '../../core/util/digits.ts';

/** Possible readings of a value in another format. */

type ReadVariants = (text: string) => (string | undefined)[];

/** Invisible marks that come with copied text. */
const unseen = /[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

const two = (number: string | number) => String(number).padStart(2, '0');

function readTime(text: string): (string | undefined)[] {
  const [, hour, minutes = '00', half = ''] =
    /^(\d{1,2}?)(?:[:.,٫،]?(\d\d))?\s*([ap]\.?m\.?|ص|م|صباحًا|صباحا|مساءً|مساء)?$/iu.exec(text) ?? [];
  if (hour === undefined) return [];
  const isLate = /^(?:p|م)/i.test(half);
  const isEarly = half !== '' && !isLate;
  if (isEarly && Number(hour) > 12) return [];
  const hours = Number(hour) % 12;
  return [`${two(isLate ? hours + 12 : isEarly ? hours : hour)}:${minutes}`];
}

/** If day and month could be swapped, the date is ambiguous: no suggestion. */
function readDate(text: string): (string | undefined)[] {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (year !== undefined) return [`${year}-${two(month ?? '')}-${two(day ?? '')}`];
  const [, a = '', b = '', last] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  if (last === undefined || (Number(a) <= 12 && Number(b) <= 12 && Number(a) !== Number(b))) return [];
  return Number(b) > 12 ? [`${last}-${two(a)}-${two(b)}`] : [`${last}-${two(b)}-${two(a)}`];
}

/** File extensions, which are not top-level domains. */
const fileEnd = /\.(?:html?|php|aspx?|pdf|docx?|xlsx?|pptx?|csv|zip|jpe?g|png|svg|webp|avif|gif|mp[34]|webm|vtt|json|txt|ics)$/i;
const host = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?=[/?#:]|$)/i;

function readWeb(text: string): (string | undefined)[] {
  const scheme = /^(?:h?t{1,3}ps?\s*[:;]?\s*[\\/]{1,3}|\/\/)(?=[^\s\\/])/i.exec(text)?.[0];
  if (scheme !== undefined) return [`https://${text.slice(scheme.length)}`];
  const name = host.exec(text)?.[0];
  return name === undefined || fileEnd.test(name) ? [] : [`https://${text}`];
}

const readMail = (text: string) => [/^(?:mailto:\s*)?([^\s@/:]+@[^\s@/:]+\.[a-z]{2,})$/i.exec(text)?.[1]];

function readTelephone(text: string): (string | undefined)[] {
  const number = /^(?:tel:)?\s*(\+?[\d\s().-]{7,})$/i.exec(text)?.[1];
  return number === undefined ? [] : [number.replaceAll(/[^+\d]/g, '')];
}

const prefixed =
  (prefix: string, read: ReadVariants): ReadVariants =>
  (text) =>
    read(text).map((one) => one && prefix + one);

const readHref: ReadVariants = (text) =>
  [readWeb, prefixed('mailto:', readMail), prefixed('tel:', readTelephone)].flatMap((read) => read(text));

function readColour(text: string): (string | undefined)[] {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1];
  return digits === undefined ? [] : [`#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`];
}

const readId: ReadVariants = (text) => {
  const plain = text.replaceAll(/[\s_.]+/g, '-');
  return [plain, plain.toLowerCase()];
};

const readPath: ReadVariants = (text) => [`/${text.replaceAll(/[/\\]+/g, '/').replaceAll(/^[./]+|\/+$/g, '')}`];

/** Removes the host of a full address; a percent sign that starts no escape is encoded. */
const readFormer: ReadVariants = (text) => {
  const [, ofHost] = /^https?:\/\/[^/?#]+(\/[^#]*)/i.exec(text) ?? [];
  return [ofHost, text.replaceAll(/%(?![0-9a-f]{2})/gi, '%25'), ...readPath(text)];
};

const variantReaders: Readonly<Record<string, ReadVariants>> = {
  'bad-time': readTime,
  'bad-date': readDate,
  'bad-moment': readDate,
  'bad-href': readHref,
  'bad-external-href': readWeb,
  'bad-url': (text) => readWeb(text.replace(/\/+$/, '')),
  'bad-path': (text) => [text.normalize('NFC'), ...readPath(text)],
  'bad-former-path': readFormer,
  'bad-phone': (text) => [text.replaceAll(/[()]/g, '').replaceAll(/[./]/g, '-')],
  'bad-email': readMail,
  'bad-colour': readColour,
  'bad-id': readId,
};

/** Longer values get no suggestion. Characters. */
const maxLength = 300;

/**
 * Suggests the value meant by one in another format, such as `07:00` for `7:00`.
 * @param code code of the diagnostic;
 * @param takes whether a value is allowed there
 * @returns undefined if uncertain
 */
export function suggestFormat(code: string, text: string, takes: (value: string) => boolean): string | undefined {
  if (text.length > maxLength) return undefined;
  const plain = latinDigits(text.replaceAll(unseen, '')).trim();
  const found = (Object.hasOwn(variantReaders, code) ? variantReaders[code]?.(plain) : undefined) ?? [];
  return [plain, ...found].find((one) => one !== undefined && one !== text && takes(one));
}
