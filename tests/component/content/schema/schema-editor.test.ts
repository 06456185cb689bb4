import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { createJsonSchema } from '../../../../generator/content/schema/json-schema.ts';
import { memoizeByObject } from '../../../../generator/core/util/memoize.ts';
import { siteSchema } from '../../../../site.schema.ts';
import { entryTypes } from '../../../../templates/schema/entry-types.ts';
import { blockTypes, readExamples } from '../../../support/examples.ts';
import { projectRoot } from '../../../support/project-root.ts';

interface Node {
  $ref?: string;
  allOf?: Node[];
  oneOf?: Node[];
  anyOf?: Node[];
  enum?: string[];
  properties?: Record<string, Node>;
  items?: Node;
  additionalProperties?: Node | false;
  description?: string;
  examples?: unknown[];
  enumDescriptions?: string[];
  defaultSnippets?: { label: string; description: string; body: unknown }[];
}

const schema: Node & { definitions: Record<string, Node> } = JSON.parse(createJsonSchema());
const { definitions } = schema;

const ajv = new Ajv({ strict: true, allErrors: true });
formats.default(ajv);
ajv.addVocabulary(['enumDescriptions', 'defaultSnippets', 'patternErrorMessage']);
const validateSite = ajv.compile(schema);

const definitionAt = (reference: string): Node => definitions[reference.slice('#/definitions/'.length)] as Node;

function resolve(node: Node): Node {
  const reference = node.$ref ?? node.allOf?.find(({ $ref }) => $ref)?.$ref;
  return reference ? resolve(definitionAt(reference)) : node;
}

/** The node that editors show: bare references are resolved. */
const shown = (node: Node): Node => (node.$ref === undefined ? node : shown(definitionAt(node.$ref)));

/** Schema id of the shared definitions, which are compiled once. */
const whole = 'https://example.com/whole';
ajv.addSchema({ definitions }, whole);

/** A part of the JSON Schema that refers to the shared definitions. */
const standalone = memoizeByObject((node: Node): Node => {
  const text = JSON.stringify(node);
  return JSON.parse(text.replaceAll('"$ref":"#/definitions/', `"$ref":"${whole}#/definitions/`));
});

/** Whether a value is valid by a part of the JSON Schema. */
const accepts = (node: Node, value: unknown): boolean => ajv.validate(standalone(node), value) as boolean;

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));

interface Place {
  path: string;
  node: Node;
  zod: z.core.$ZodType;
  kind: 'property' | 'item' | 'option';
}

/** Every node of the schema, in zod and in the JSON Schema side by side. */
function* places(zodType: z.core.$ZodType, node: Node, path = ''): Generator<Place> {
  const { def } = (zodType as z.core.$ZodTypes)._zod;
  const target = resolve(node);
  if (def.type === 'optional') return yield* places(def.innerType, node, path);
  if (def.type === 'object') {
    // The JSON Schema adds the keys of sites in several languages to every list item.
    const own = Object.keys(target.properties ?? {}).filter(
      (key) => !['languages', 'versionOf'].includes(key) || key in def.shape,
    );
    expect(own, path).toEqual(Object.keys(def.shape));
    for (const [key, child] of Object.entries(def.shape)) {
      const property = shown(target.properties?.[key] as Node);
      yield { path: `${path}/${key}`, node: property, zod: child, kind: 'property' };
      yield* places(child, property, `${path}/${key}`);
    }
  }
  if (def.type === 'array') {
    const items = shown(target.items as Node);
    yield { path: `${path}[]`, node: items, zod: def.element, kind: 'item' };
    yield* places(def.element, items, `${path}[]`);
  }
  if (def.type === 'record') yield* places(def.valueType, target.additionalProperties as Node, `${path}/*`);
  if (def.type === 'union') {
    const options = (target.oneOf ?? target.anyOf) as Node[];
    expect(options.length, path).toBe(def.options.length);
    for (const [index, option] of def.options.entries()) {
      const child = options[index] as Node;
      if (resolve(child).properties) yield { path: `${path}|${index}`, node: resolve(child), zod: option, kind: 'option' };
      yield* places(option, child, `${path}|${index}`);
    }
  }
}

const all = [...places(siteSchema, schema)];
const properties = all.filter(({ kind }) => kind === 'property');

describe('the JSON Schema for editors', () => {
  test('describes every property, item and choice in Arabic, then in English', () => {
    const bad = all.filter(({ node }) => !/^.*\p{Script=Arabic}[^\n]*\n.*[A-Za-z]/u.test(node.description ?? ''));
    expect(bad.map(({ path, node }) => `${path}: ${node.description}`)).toEqual([]);
  });

  test('names places of pages in descriptions with a leading slash', () => {
    const places = all.flatMap(({ node }) => node.description?.match(/\([^\s()]*#[^\s()]+\)/g) ?? []);
    expect(places.length).toBeGreaterThan(10);
    expect([...new Set(places)].filter((place) => !/^\(\/[^#]+#/.test(place))).toEqual([]);
  });

  test('has an example for every property, valid by the JSON Schema and by zod', () => {
    const bad = properties.flatMap(({ path, node, zod }) => {
      if (!node.examples?.length) return [`${path}: none`];
      return node.examples.flatMap((example) => {
        const shown = `${path}: ${JSON.stringify(example)}`;
        if (!accepts(node, example)) return [`${shown} (JSON Schema)`];
        return (zod as z.ZodType).safeParse(example).success ? [] : [`${shown} (zod)`];
      });
    });
    expect(properties.length).toBeGreaterThan(300);
    expect(bad).toEqual([]);
  });

  test('has no shared definition that hides the description of its use', () => {
    const references = JSON.stringify(schema).matchAll(/"allOf":\[\{"\$ref":"([^"]+)"/g);
    const beside = new Set([...references].map(([, reference = '']) => reference));
    expect(beside.size).toBeGreaterThan(5);
    expect([...beside].filter((reference) => definitionAt(reference).description !== undefined)).toEqual([]);
  });

  test('describes every value of an enum', () => {
    for (const { path, node } of properties) {
      const target = resolve(node);
      if (target.enum) expect(target.enumDescriptions?.filter(Boolean).length, path).toBe(target.enum.length);
    }
  });

  test.each(blockTypes)('offers a %s as a complete, valid snippet', (type) => {
    const definition = definitions[`block-${type}`] as Node;
    const [snippet] = definition.defaultSnippets ?? [];
    expect(snippet?.label).toContain(type);
    expect(accepts(definition, snippet?.body)).toBe(true);
  });

  test('offers snippets for cards and pages', () => {
    const route = schema.properties?.routes?.items as Node;
    for (const node of [route, definitions['link-card'] as Node, definitions['event-card'] as Node]) {
      expect(accepts(node, node.defaultSnippets?.[0]?.body)).toBe(true);
    }
  });

  test('lets text parts choose their languages and code be translated', () => {
    const heading = { type: 'heading', text: { ar: 'عنوان', en: null }, languages: ['ar'] };
    expect(accepts(definitions['prose-heading'] as Node, heading)).toBe(true);
    expect(accepts(definitions['prose-code'] as Node, { type: 'code', text: { ar: '# أبحر', en: null } })).toBe(true);
    expect(accepts(definitions['prose-divider'] as Node, { type: 'divider', languages: [] })).toBe(false);
  });

  test('is deterministic and small enough for an editor', () => {
    expect(createJsonSchema()).toBe(createJsonSchema());
    // Editors load the whole schema first. Its size may grow with the number of blocks and entry types. Higher growth means
    // definitions that are repeated instead of referenced.
    expect(createJsonSchema().length / (blockTypes.length + entryTypes.length)).toBeLessThan(9_700);
  });
});

describe('the JSON Schema accepts', () => {
  test.each([
    'site.json',
    'tests/fixtures/sites/minimal/site.json',
    'tests/fixtures/sites/variants/site.json',
    'tests/fixtures/sites/trilingual/site.json',
  ])('%s', (file) => {
    validateSite(readJson(file));
    expect(validateSite.errors ?? []).toEqual([]);
  });

  test.each(blockTypes.flatMap(readExamples))('the example "$name" of $type', ({ type, block }) => {
    accepts(definitions[`block-${type}`] as Node, block);
    expect(ajv.errors ?? []).toEqual([]);
  });
});

type Key = string | number;
type Tree = Record<Key, unknown>;

const absent = Symbol('absent');

/** A site with every block and both kinds of card, from the examples of the JSON Schema. */
function wholeSite(): Tree {
  const site = readJson('tests/fixtures/sites/minimal/site.json') as { routes: Tree[]; collections: Tree };
  const card = (name: string) => definitions[name]?.defaultSnippets?.[0]?.body;
  const social = schema.properties?.site?.properties?.social?.examples?.[0];
  const blocks = blockTypes.map((type) => definitions[`block-${type}`]?.defaultSnippets?.[0]?.body);
  const collections = {
    services: { type: 'link-cards', cards: [card('link-card')] },
    events: { type: 'event-cards', cards: [card('event-card')] },
  };
  const whole = { ...site, collections, routes: [{ ...site.routes[0], blocks }] };
  return structuredClone(setAt(whole, ['site', 'social'], social));
}

function setAt(tree: Tree, path: Key[], value: unknown): Tree {
  const copy = structuredClone(tree);
  const parent = path.slice(0, -1).reduce<Tree>((node, key) => node[key] as Tree, copy);
  const last = path.at(-1) as Key;
  if (value === absent) delete parent[last];
  else parent[last] = value;
  return copy;
}

const block = (type: (typeof blockTypes)[number], ...path: Key[]): Key[] => [
  'routes',
  0,
  'blocks',
  blockTypes.indexOf(type),
  ...path,
];
const card = (...path: Key[]): Key[] => ['collections', 'services', 'cards', 0, ...path];
const event = (...path: Key[]): Key[] => ['collections', 'events', 'cards', 0, ...path];

function verdicts(path: Key[], value: unknown): { zod: boolean; json: boolean } {
  const site = setAt(wholeSite(), path, value);
  return { zod: siteSchema.safeParse(site).success, json: validateSite(site) };
}

const picture = { src: 'a.svg', alt: 'مدربة' };

describe('zod and the JSON Schema', () => {
  test('accept the site that the cases start from', () => {
    expect(verdicts(['site', 'name'], 'منصة القيم')).toEqual({ zod: true, json: true });
  });

  test.each<[string, Key[], unknown]>([
    ['an unknown key at the top', ['extra'], 1],
    ['an unknown key of a block', block('hero', 'subtitel'), 'نص'],
    ['an unknown key of a card', card('date'), '2026-01-01'],
    ['an unknown key of a picture', block('feature', 'image', 'title'), 'نص'],
    ['an unknown key of the labels', ['site', 'labels', 'carousel', 'stop'], 'قف'],
    ['a missing part', ['routes'], absent],
    ['a missing key of a block', block('tabs', 'tabs'), absent],
    ['a missing alt', block('feature', 'image', 'alt'), absent],
    ['a missing type of a block', block('notice', 'type'), absent],
    ['an unknown type of block', block('banner', 'type'), 'baner'],
    ['the type of another block', block('figures', 'type'), 'points'],
    ['an unknown type of collection', ['collections', 'services', 'type'], 'cards'],
    ['a number for a text', ['site', 'name'], 5],
    ['a text for a number', block('map', 'zoom'), '11'],
    ['null for a text', block('hero', 'title'), null],
    ['a text for an array', block('feature', 'text'), 'نص'],
    ['an array for an object', ['header'], []],
    ['an empty text', block('hero', 'title'), ''],
    ['a blank text', block('hero', 'title'), ' \n '],
    ['a control character', block('hero', 'title'), 'عنوان\u0007'],
    ['half a surrogate pair', block('hero', 'title'), 'عنوان\ud800'],
    ['an unknown icon', block('notice', 'icon'), 'sandwich'],
    ['no tag of a language', ['site', 'language'], 'English'],
    ['an unknown layout', block('points', 'layout'), 'boxes'],
    ['an unknown network', ['site', 'social', 0, 'network'], 'myspace'],
    ['false where only true has a meaning', block('notice', 'titled'), false],
    ['too large a number', block('map', 'latitude'), 86],
    ['too small a number', block('carousel', 'autoplay'), 10],
    ['true for autoplay', block('carousel', 'autoplay'), true],
    ['a third of a slide', block('carousel', 'slides'), 1.3],
    ['half a step', block('carousel', 'step'), 1.5],
    ['no block', ['routes', 0, 'blocks'], []],
    ['one tab', block('tabs', 'tabs'), [{ id: 'a', label: 'أ', icons: ['star'], items: ['نص'] }]],
    ['three buttons', block('call-to-action', 'actions'), Array(3).fill({ label: 'زر', href: '/' })],
    ['an Arabic id', block('hero', 'id'), 'قيمنا'],
    ['a name of a collection in capitals', ['collections', 'Services'], { type: 'link-cards', cards: [] }],
    ['a relative link', card('href'), 'services'],
    ['a link with a scheme that runs', card('href'), 'javascript:alert(1)'],
    ['a link with credentials', card('href'), 'https://user:pass@example.com/'],
    ['a link with a broken escape', card('href'), '/a%2'],
    ['a form sent to a page of the site', block('contact', 'form', 'action'), '/send'],
    ['a path with a space', ['routes', 0, 'path'], '/a b'],
    ['a path with a slash at the end', ['routes', 0, 'path'], '/a/'],
    ['a reserved path', ['routes', 0, 'path'], '/Assets/a'],
    ['a path that hides', ['routes', 0, 'path'], '/a/.b'],
    ['a path of index.html', ['routes', 0, 'path'], '/a/INDEX.html'],
    ['a path that ends in .html', ['routes', 0, 'path'], '/a/b.Html'],
    ['a path of a page of a folder', ['routes', 0, 'path'], '/a/Index'],
    ['the path of the 404 page', ['routes', 0, 'path'], '/404'],
    ['a path of a compressed copy', ['routes', 0, 'path'], '/a.br'],
    ['a former path with a slash at the end', ['routes', 0, 'movedFrom'], ['/a/']],
    ['a former path with a sign that no file has', ['routes', 0, 'movedFrom'], ['/a*b']],
    ['a former path with a line break', ['routes', 0, 'movedFrom'], ['/a\nb?c=d']],
    ['a former path with half an escape', ['routes', 0, 'movedFrom'], ['/100%']],
    ['a former path with an empty query', ['routes', 0, 'movedFrom'], ['/a?']],
    ['a former path in the hidden folder of a host', ['routes', 0, 'movedFrom'], ['/a/.git?b=c']],
    ['a former path that climbs', ['routes', 0, 'movedFrom'], ['/a/../b']],
    ['a redirect from a file of the site', ['redirects'], [{ from: '/assets/a', to: '/' }]],
    ['a redirect to a relative address', ['redirects'], [{ from: '/a', to: 'b' }]],
    ['a redirect to an e-mail', ['redirects'], [{ from: '/a', to: 'mailto:a@example.com' }]],
    ['a redirect without a target', ['redirects'], [{ from: '/a' }]],
    ['a very long path', ['routes', 0, 'path'], `/${'a'.repeat(201)}`],
    ['a picture outside assets', block('feature', 'image', 'src'), '../a.svg'],
    ['a file that is no picture', block('feature', 'image', 'src'), 'a.pdf'],
    ['an empty alt', block('feature', 'image'), { ...picture, alt: '' }],
    ['a decorative picture with an alt', block('feature', 'image'), { ...picture, decorative: true }],
    ['a day that does not exist', event('date'), '2026-02-30'],
    ['a date with slashes', event('date'), '2026/03/29'],
    ['an e-mail without a host', ['site', 'contact', 'email', 'value'], 'info@'],
    ['a telephone number in letters', ['site', 'contact', 'phone', 'value'], 'اتصل بنا'],
    ['an address of the site without https', ['site', 'url'], 'http://www.example.com'],
    ['an address of the site with a slash at the end', ['site', 'url'], 'https://www.example.com/'],
    ['an address of the site in capitals', ['site', 'url'], 'https://WWW.example.com'],
    ['a label without its number', ['site', 'labels', 'carousel', 'goToSlide'], 'البطاقة'],
    ['a label with one number of two', ['site', 'labels', 'carousel', 'slideLabel'], 'البطاقة %s'],
  ])('both reject %s', (_, path, value) => {
    expect(verdicts(path, value)).toEqual({ zod: false, json: false });
  });

  test.each<[string, Key[], unknown]>([
    ['a file without $schema', ['$schema'], absent],
    ['a text of several lines', block('hero', 'text'), 'سطر\nوسطر'],
    ['an emoji', block('hero', 'text'), 'قيمنا 🌱'],
    ['no eyebrow', block('intro', 'eyebrow'), absent],
    ['autoplay off', block('carousel', 'autoplay'), false],
    ['a slide and a half', block('carousel', 'slides'), 1.5],
    ['a decorative picture', block('feature', 'image'), { ...picture, alt: '', decorative: true }],
    ['an Arabic path', ['routes', 0, 'path'], '/مقالات/قيمة'],
    ['a path that only begins like a reserved one', ['routes', 0, 'path'], '/assets-and-values'],
    ['a link with a query that holds an @', card('href'), 'https://example.com/?to=a@b'],
    ['an escaped link', card('href'), '/%D9%82%D9%8A%D9%85'],
    ['a telephone link', card('href'), 'tel:+966110000000'],
    ['an address of the site with a path', ['site', 'url'], 'https://example.com/values'],
    ['a label of two lines', ['site', 'labels', 'carousel', 'slideLabel'], '%s\nمن %s'],
    ['no link in the header', ['header', 'links'], []],
  ])('both accept %s', (_, path, value) => {
    expect(verdicts(path, value)).toEqual({ zod: true, json: true });
  });

  /** Rules of zod that a pattern cannot fully express: the check reports them, an editor does not. */
  test.each<[string, Key[], unknown]>([
    ['escapes that are not UTF-8', card('href'), '/%FF'],
    ['hosts that browsers refuse', card('href'), 'https://exa_mple.com/'],
    ['ports out of range', card('href'), 'https://example.com:99999/'],
    ['paths too long in bytes, not in letters', ['routes', 0, 'path'], `/${'ق'.repeat(150)}`],
    ['an address of the site that browsers write in another way', ['site', 'url'], 'https://www.example.com:443'],
  ])('differ on %s, which only zod rejects', (_, path, value) => {
    expect(verdicts(path, value)).toEqual({ zod: false, json: true });
  });
});
