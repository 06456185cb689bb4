import type { CompiledSchema, NodeIndex } from '../../generator/content/schema/compiled-schema.ts';

/**
 * Everything that the schema accepts, as lines of text, a place and a form each. `.header.links[].label! text` is a required
 * text, `.site.direction = "rtl"` an enum value, `.routes[].blocks[]<hero>.title` a key of the block `hero`.
 */
export type SchemaList = ReadonlySet<string>;

const wordIn = (text: unknown) => JSON.stringify(text);

/** Lists a schema. Variants of a place are merged. */
export function listSchema({ nodes, root }: CompiledSchema): SchemaList {
  const lines = new Set<string>();
  const list = (index: NodeIndex, place: string): void => {
    const shape = nodes[index];
    if (!shape) throw new Error(`No shape ${index}`);
    if (shape.is === 'words') for (const word of shape.words) lines.add(`${place} = ${wordIn(word)}`);
    else if (shape.is === 'list') list(shape.item, `${place}[]`);
    else if (shape.is === 'record') list(shape.item, `${place}{}`);
    else if (shape.is === 'variants') for (const [word, option] of shape.options) list(option, `${place}<${word}>`);
    else if (shape.is === 'either') for (const option of shape.options) list(option, place);
    else if (shape.is !== 'object') lines.add(`${place} : ${shape.is}`);
    else {
      lines.add(`${place} : object`);
      for (const [key, field] of Object.entries(shape.fields)) list(field, `${place}.${key}`);
      for (const key of shape.required) lines.add(`${place}.${key} is required`);
    }
  };
  list(root, '');
  return lines;
}

const required = ' is required';

/** Places and forms that one list accepts and another does not. */
export function lostFrom(before: SchemaList, now: SchemaList): string[] {
  const isRemoved = (line: string) => {
    if (line.endsWith(required) || now.has(line)) return false;
    // An enum value is accepted where any text is.
    const [place] = line.split(' = ');
    return !(line.includes(' = "') && now.has(`${place} : string`));
  };
  const isNewlyRequired = (line: string) => {
    const object = line.slice(0, line.lastIndexOf('.'));
    return line.endsWith(required) && !before.has(line) && before.has(`${object} : object`);
  };
  return [...[...before].filter(isRemoved), ...[...now].filter(isNewlyRequired)].sort();
}

const segment = /^(?:\.[^.[\]{}<>]+|\[\]|\{\}|<[^>]*>)/;

function segmentsOf(place: string): string[] {
  const found: string[] = [];
  for (let rest = place; rest !== ''; rest = rest.slice(found.at(-1)?.length)) {
    const [next] = segment.exec(rest) ?? [];
    if (next === undefined) throw new Error(`No place: ${place}`);
    found.push(next);
  }
  return found;
}

/** Splits a line into place and form. */
function splitLine(line: string): [place: string, form: string] {
  const [, place = '', form = ''] = /^(.*?)(?: : | = |(?= is required$))(.*)$/.exec(line) ?? [];
  return [place, form.trim()];
}

/** List as text for a file: a line for each place, nested, with its forms. */
export function writeList(list: SchemaList): string {
  const forms = new Map<string, string[]>();
  const add = (place: string, form?: string) => {
    const known = forms.get(place) ?? [];
    forms.set(place, form === undefined ? known : [...known, form]);
  };
  for (const line of list) {
    const [place, form] = splitLine(line);
    const segments = segmentsOf(place);
    for (let count = 1; count <= segments.length; count++) add(segments.slice(0, count).join(''));
    add(place, form);
  }
  const byPlace = (a: string[], b: string[]): number => {
    const at = a.findIndex((one, index) => one !== b[index]);
    if (at === -1) return a.length - b.length;
    return (a[at] ?? '') < (b[at] ?? '') ? -1 : 1;
  };
  return [...forms]
    .map(([place, own]) => ({ segments: segmentsOf(place), own: own.sort() }))
    .sort((a, b) => byPlace(a.segments, b.segments))
    .map(({ segments, own }) => `${' '.repeat(segments.length)}${segments.at(-1) ?? ''} ${own.join(' ')}`.trimEnd())
    .join('\n');
}

/** Parses such a text. */
export function readList(text: string): SchemaList {
  const lines = new Set<string>();
  const path: string[] = [];
  for (const line of text.split('\n')) {
    const depth = line.search(/\S/);
    const [own = ''] = depth === 0 ? [''] : (segment.exec(line.slice(depth).replace(/ .*/, '')) ?? []);
    path.length = Math.max(0, depth - 1);
    if (depth > 0) path.push(own);
    const place = path.join('');
    for (const [form] of line.slice(depth + own.length).matchAll(/"(?:[^"\\]|\\.)*"|is required|\S+/g)) {
      if (form === 'is required') lines.add(`${place}${required}`);
      else lines.add(/^[a-z]+$/.test(form) && form !== 'true' && form !== 'false' ? `${place} : ${form}` : `${place} = ${form}`);
    }
  }
  return lines;
}
