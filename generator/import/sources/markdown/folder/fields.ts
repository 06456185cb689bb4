import type { Fields, Value } from './front-matter.ts';

const isFields = (value: Value | undefined): value is Fields => typeof value === 'object' && !Array.isArray(value);

/** Value of a field; names ignore case and signs between words. */
export function fieldOf(fields: Fields, ...names: string[]): Value | undefined {
  for (const name of names) {
    const value = fields[name];
    if (value !== undefined && value !== '') return value;
  }
  const plain = (name: string) => name.toLowerCase().replaceAll(/[_-]/g, '');
  const wanted = names.map(plain);
  const found = Object.keys(fields).find((name) => wanted.includes(plain(name)) && fields[name] !== '');
  return found === undefined ? undefined : fields[found];
}

/** Text of a field; of a list, its first. */
export function textOf(fields: Fields, ...names: string[]): string | undefined {
  const value = fieldOf(fields, ...names);
  const first = Array.isArray(value) ? value[0] : value;
  const text = typeof first === 'string' ? first.trim() : undefined;
  return text === '' || text === '~' || text === 'null' ? undefined : text;
}

/** Texts of a field: a list, or one text. */
export function textsOf(fields: Fields, ...names: string[]): string[] {
  const value = fieldOf(fields, ...names);
  const list = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return list.flatMap((item) => (typeof item === 'string' && item.trim() !== '' ? item.trim() : []));
}

/** Names in a field: a list, or a text with commas. */
export function namesOf(fields: Fields, ...names: string[]): string[] {
  const value = fieldOf(fields, ...names);
  if (typeof value === 'string')
    return value
      .split(/[,،]/)
      .map((name) => name.trim())
      .filter((name) => name !== '');
  return textsOf(fields, ...names);
}

export function flagOf(fields: Fields, ...names: string[]): boolean | undefined {
  const text = textOf(fields, ...names)?.toLowerCase();
  if (text === 'true' || text === 'yes' || text === 'on') return true;
  return text === 'false' || text === 'no' || text === 'off' ? false : undefined;
}

export function numberOf(fields: Fields, ...names: string[]): number | undefined {
  const number = Number(textOf(fields, ...names));
  return textOf(fields, ...names) === undefined || !Number.isFinite(number) ? undefined : number;
}

/** Fields in a field. */
export function fieldsOf(fields: Fields, ...names: string[]): Fields {
  const value = fieldOf(fields, ...names);
  return isFields(value) ? value : Object.create(null);
}

/** Items of a list that are fields. */
export function itemsOf(fields: Fields, ...names: string[]): Fields[] {
  const value = fieldOf(fields, ...names);
  return Array.isArray(value) ? value.filter(isFields) : [];
}

/** A day or time of `dateOf` as a time with an offset: generators assume UTC. */
export const instantOf = (date: string): string => (date.includes('T') ? date.replace(/(?<=T[\d:]+)$/, 'Z') : `${date}T00:00Z`);

/** A date as ISO 8601 writes it: a day alone, or a time with its offset. */
export function dateOf(fields: Fields, ...names: string[]): string | undefined {
  const text = textOf(fields, ...names);
  const found = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T \t]+(\d{1,2}):(\d{2})(?::(\d{2})(\.\d+)?)?[ \t]*(Z|[+-]\d{2}:?\d{2})?)?/i.exec(
    text ?? '',
  );
  if (!found) return undefined;
  const [, year, month = '', day = '', hour, minute, second = '00', , offset = ''] = found;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (hour === undefined) return date;
  const zone = /^[+-]\d{4}$/.test(offset) ? `${offset.slice(0, 3)}:${offset.slice(3)}` : offset.toUpperCase();
  return `${date}T${hour.padStart(2, '0')}:${minute}:${second}${zone}`;
}
