import type { EntryType } from '../../../templates/schema/entry-types.ts';
import { isHref, isShortAddress } from '../../../templates/schema/rules.ts';
import type { JsonObject } from '../../core/json/value.ts';
import { latinDigits } from '../../core/util/digits.ts';
import { plainLine } from '../convert/base/plain-line.ts';
import { words } from '../convert/base/plain-words.ts';
import type { Losses } from '../model/losses.ts';
import { dayIn } from './dates.ts';
import type { EntryFieldName, MappedFields, SourceField } from './entry-fields.ts';
import { networkOf } from './networks.ts';

/** Values of the fields of an item, by their keys in the content, and fields whose values it cannot have. */
export interface EntryValues {
  values: JsonObject;
  rest: SourceField[];
}

const emailPattern = /^[A-Za-z0-9_+-]+(?:\.[A-Za-z0-9_+-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;

const statusWords: Record<string, readonly string[]> = {
  planned: ['planned', 'upcoming', 'قادم', 'مخطط', 'قريبا', 'قريبًا'],
  open: ['open', 'active', 'ongoing', 'مفتوح', 'جار', 'جاري', 'قائم', 'متاح'],
  paused: ['paused', 'stopped', 'متوقف', 'موقوف'],
  done: ['done', 'completed', 'closed', 'finished', 'مكتمل', 'اكتمل', 'منته', 'منتهي', 'مغلق'],
};

const line = (value: string) => plainLine(value) || undefined;

function phoneOf(value: string): string | undefined {
  const plain = latinDigits(value)
    .replaceAll(/[().\s/]+/g, ' ')
    .trim()
    .replace(/^00/, '+');
  return /^\+?[0-9][0-9 -]+[0-9]$/.test(plain) ? plain : undefined;
}

function numberOf(value: string): number | undefined {
  const plain = latinDigits(value)
    .replaceAll(/[,٬\s]/g, '')
    .replace('٫', '.');
  const number = /^\d{1,12}(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
  return Number.isFinite(number) && number <= 1_000_000_000_000 ? number : undefined;
}

const emailOf = (value: string) => (value.length <= 254 && emailPattern.test(value.trim()) ? value.trim() : undefined);

const webOf = (value: string) =>
  isHref(value.trim()) && value.trim().startsWith('https://') && isShortAddress(value.trim()) ? value.trim() : undefined;

const statusOf = (value: string) => Object.entries(statusWords).find(([, all]) => all.includes(value.trim().toLowerCase()))?.[0];

function coordinatesOf(latitude: string, longitude: string): JsonObject | undefined {
  const [north, east] = [latitude, longitude].map((value) => Number(latinDigits(value).trim().replace('٫', '.') || Number.NaN));
  if (north === undefined || east === undefined) return undefined;
  return Math.abs(north) <= 85 && Math.abs(east) <= 180 ? { latitude: north, longitude: east } : undefined;
}

function profilesOf({ label, value }: SourceField): JsonObject[] | undefined {
  const href = webOf(value);
  if (href === undefined) return undefined;
  const network = networkOf(href) ?? 'website';
  return [{ network, label: plainLine(label) || network, href }];
}

type Reader = (field: SourceField) => JsonObject[string] | undefined;

/** What each field holds; those that are missing here are read elsewhere. */
const readers: Partial<Record<EntryFieldName, Reader>> = {
  role: ({ value }) => line(value),
  hours: ({ value }) => line(value),
  address: ({ value }) => line(value),
  unit: ({ value }) => line(value),
  email: ({ value }) => emailOf(value),
  phone: ({ value }) => phoneOf(value),
  map: ({ value }) => webOf(value),
  directions: ({ value }) => webOf(value),
  status: ({ value }) => statusOf(value),
  goal: ({ value }) => numberOf(value) || undefined,
  collected: ({ value }) => numberOf(value),
  until: ({ value }) => dayIn(latinDigits(value)),
  date: ({ value }) => dayIn(latinDigits(value)),
};

const keyOf = (name: EntryFieldName) => name as string;

/** Fields that are read elsewhere: text, file, picture and terms. */
const others = new Set<EntryFieldName>([
  'text',
  'file',
  'picture',
  'groups',
  'tags',
  'profile',
  'coordinates',
  'latitude',
  'longitude',
]);

/** Reads the fields of an item. Records values that are shown otherwise than in the source. */
export function entryValues({ known }: Pick<MappedFields, 'known'>, type: EntryType, losses: Losses): EntryValues {
  const values: JsonObject = {};
  const rest: SourceField[] = [];
  for (const [name, field] of known) {
    if (others.has(name)) continue;
    const value = readers[name]?.(field);
    if (value === undefined) {
      rest.push(field);
      continue;
    }
    values[keyOf(name)] = value;
    const [before, after] = [words(field.value).join(' '), name === 'status' ? '' : words(String(value)).join(' ')];
    if (before !== after && name !== 'map' && name !== 'directions') {
      losses.changes.push({ reason: 'characters', name: field.label, before, after });
    }
  }
  const profile = known.get('profile');
  const profiles = profile && type === 'people' ? profilesOf(profile) : undefined;
  if (profiles) values.profiles = profiles;
  else if (profile) rest.push(profile);
  return { values: { ...values, ...coordinates(known, rest) }, rest };
}

function coordinates(known: MappedFields['known'], rest: SourceField[]): JsonObject {
  const [both, latitude, longitude] = [known.get('coordinates'), known.get('latitude'), known.get('longitude')];
  const [first = '', second = ''] = both?.value.split(/[,،;\s]+/) ?? [latitude?.value ?? '', longitude?.value ?? ''];
  const found = first !== '' && second !== '' ? coordinatesOf(first, second) : undefined;
  const fields = [both, latitude, longitude].flatMap((field) => field ?? []);
  if (!found) rest.push(...fields);
  return found ? { coordinates: found } : {};
}
