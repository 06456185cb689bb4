import type { SourceDocument } from '../../model/document.ts';
import type { ColumnRole } from './column-names.ts';
import {
  readAmount,
  readCoordinates,
  readDate,
  readEmail,
  readLanguage,
  readPhone,
  readProjectStatus,
  readStatus,
} from './field-values.ts';
import type { GridCell } from './grid.ts';

/** Longest text of a field; longer texts are the body of an item. */
const maxFieldLength = 400;

/** Puts a cell into a document. @returns the text that it has become; undefined if it does not fit */
type Setter = (document: SourceDocument, cell: GridCell) => string | undefined;

const line = ({ text }: GridCell) => text.replaceAll(/\s+/g, ' ');

/** Names in a cell; a comma between thousands is no end. */
const split = (cell: GridCell) =>
  cell.text
    .split(/[،;؛|\n]|(?<!\d),|,(?!\d{3}(?!\d))/)
    .map((part) => part.trim())
    .filter(Boolean);

const isAddress = (text: string) => /^(?:https?:\/\/\S+|[^\s:]+\.[A-Za-z0-9]{2,5}|\/\S*)$/i.test(text);

const addressOf = ({ href, text }: GridCell) => href ?? (isAddress(text) ? text : undefined);

const field =
  (name: string, read: (cell: GridCell) => string | undefined): Setter =>
  ({ fields }, cell) => {
    const value = read(cell);
    if (value === undefined || fields[name] !== undefined) return undefined;
    fields[name] = value;
    return value;
  };

/** Field of an address, which is not shown; the words of a link are kept beside it. */
const addressField =
  (name: string): Setter =>
  (document, cell) =>
    (cell.href !== undefined && cell.text !== cell.href && !isAddress(cell.text)) ||
    field(name, addressOf)(document, cell) === undefined
      ? undefined
      : '';

const number = (cell: GridCell) => readAmount(cell.value ?? cell.text)?.value;

const setAmount =
  (name: string): Setter =>
  ({ fields }, cell) => {
    const amount = readAmount(cell.text) ?? readAmount(cell.value ?? '');
    if (!amount || fields[name] !== undefined) return undefined;
    fields[name] = cell.value ?? amount.value;
    if (amount.unit !== '' && fields.unit === undefined) fields.unit = amount.unit;
    return `${fields[name]} ${amount.unit}`;
  };

/** Numbers of a place are those of a map, and not shown. */
const setCoordinate =
  (name: 'latitude' | 'longitude'): Setter =>
  (document, cell) =>
    field(name, number)(document, cell) === undefined ? undefined : '';

/** A town is a part of the address, which is shown, and a group. */
const setCity: Setter = (document, cell) => {
  addTo('categories')(document, cell);
  const { fields } = document;
  const city = line(cell);
  const comma = /\p{Script=Arabic}/u.test(city) ? '، ' : ', ';
  fields.address = fields.address === undefined ? city : `${fields.address}${comma}${city}`;
  return cell.text;
};

/** Groups of a place are not shown on its page: they are facts too. */
const setGroup: Setter = (document, cell) => {
  const text = addTo('categories')(document, cell);
  return document.kind === 'places' ? undefined : text;
};

const setCoordinates: Setter = ({ fields }, cell) => {
  const found = readCoordinates(cell.text);
  if (!found || fields.latitude !== undefined) return undefined;
  Object.assign(fields, found);
  return '';
};

const setBody: Setter = (document, cell) => {
  const lines = [[]] as GridCell['content'][];
  for (const node of cell.content) {
    if (node.type === 'break') lines.push([]);
    else lines.at(-1)?.push(node);
  }
  const paragraphs = lines.filter((children) => children.length > 0);
  document.blocks.push(...paragraphs.map((children) => ({ type: 'paragraph' as const, children })));
  return cell.text;
};

const isShort = (cell: GridCell) => !cell.text.includes('\n') && cell.text.length <= maxFieldLength;

const setText: Setter = (document, cell) => (isShort(cell) ? field('text', line)(document, cell) : setBody(document, cell));

const setSummary: Setter = (document, cell) => {
  if (!isShort(cell) || document.summary !== undefined) return setBody(document, cell);
  document.summary = line(cell);
  return document.summary;
};

const setDate =
  (name: 'date' | 'updated'): Setter =>
  (document, cell) => {
    const value = readDate(cell.value ?? cell.text);
    if (value === undefined) return undefined;
    document[name] = value;
    return value;
  };

const addTo =
  (name: 'authors' | 'categories' | 'tags'): Setter =>
  (document, cell) => {
    document[name] = [...new Set([...document[name], ...split(cell)])];
    return cell.text;
  };

const setPicture: Setter = (document, cell) => {
  const address = addressOf(cell);
  if (address === undefined || document.picture) return undefined;
  document.picture = { address, alt: '' };
  return '';
};

const setStatus: Setter = (document, cell) => {
  const status = readStatus(cell.text);
  if (status === undefined) return undefined;
  document.status = status;
  return '';
};

const setLanguage: Setter = (document, cell) => {
  const language = readLanguage(cell.text);
  if (language === undefined) return undefined;
  document.language = language;
  return '';
};

/** Column of addresses: page of a person, file of a document. */
const setAddress: Partial<Record<SourceDocument['kind'], Setter>> = {
  people: addressField('website'),
  documents: addressField('file'),
};

/** What each role of a column does with a cell. The title is read first, by itself. */
export const setters: Record<Exclude<ColumnRole, 'title'>, Setter> = {
  summary: setSummary,
  body: setBody,
  date: setDate('date'),
  updated: setDate('updated'),
  author: addTo('authors'),
  group: setGroup,
  city: setCity,
  tags: addTo('tags'),
  image: setPicture,
  status: setStatus,
  language: setLanguage,
  role: field('role', line),
  text: setText,
  email: field('email', (cell) => readEmail(cell.text)),
  phone: field('phone', (cell) => readPhone(cell.text)),
  hours: field('hours', line),
  href: (document, cell) => setAddress[document.kind]?.(document, cell),
  address: (document, cell) => {
    const { fields } = document;
    const town = fields.address;
    delete fields.address;
    const text = field('address', line)(document, cell);
    const comma = /\p{Script=Arabic}/u.test(line(cell)) ? '، ' : ', ';
    if (town !== undefined) fields.address = `${line(cell)}${comma}${town}`;
    return text;
  },
  coordinates: setCoordinates,
  latitude: setCoordinate('latitude'),
  longitude: setCoordinate('longitude'),
  map: addressField('map'),
  file: addressField('file'),
  goal: setAmount('goal'),
  collected: setAmount('collected'),
  unit: field('unit', line),
  until: field('until', (cell) => readDate(cell.value ?? cell.text)),
  projectStatus: field('status', (cell) => readProjectStatus(cell.text)),
};
