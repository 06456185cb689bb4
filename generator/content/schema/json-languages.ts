/** The parts of JSON Schema that are changed for several languages. */
interface LanguageSchemaNode {
  $ref?: string;
  allOf?: LanguageSchemaNode[];
  anyOf?: LanguageSchemaNode[];
  oneOf?: LanguageSchemaNode[];
  properties?: Record<string, LanguageSchemaNode>;
  required?: string[];
  items?: LanguageSchemaNode;
  definitions?: Record<string, LanguageSchemaNode>;
  [key: string]: unknown;
}

const versionOf: LanguageSchemaNode = {
  type: 'string',
  description:
    'مسار الصفحة التي هذه نسختها في لغة أخرى، إن اختلفت أقسامهما؛ فيوصل بينهما مبدل اللغة.\nThe path of the page of which this is the version in another language, of other sections; the switch of languages ties them.',
  examples: ['/branches'],
};

const tag: LanguageSchemaNode = {
  type: 'string',
  description: 'رمز اللغة، مثل ar أو en أو pt-BR.\nThe tag of the language: ar, en, pt-BR.',
  examples: ['en'],
};

/** A language of a site with options beyond its tag. */
const language: LanguageSchemaNode = {
  type: 'object',
  description: 'لغة، مع ما يختلف فيها عن المعتاد.\nA language, with what is not as usual in it.',
  properties: {
    tag,
    path: {
      type: 'string',
      description:
        'بداية عناوين صفحاتها. وإن لم تُكتب فللأصل لا شيء، ولغيره رمزه، مثل /en.\nWhat addresses of its pages begin with; left out, nothing for the default and the tag for others, such as /en.',
      examples: ['/english'],
    },
    name: {
      type: 'string',
      description:
        'اسمها في مبدل اللغة، بها نفسها. وإن لم يُكتب فهو المعروف.\nIts name in the switch of languages, in itself; left out, the usual one.',
      examples: ['English'],
    },
    draft: {
      type: 'boolean',
      description: 'تُفحص كسائر اللغات، ولا تُبنى صفحاتها.\nChecked as the others are; its pages are not built.',
      examples: [true],
    },
  },
  required: ['tag'],
  additionalProperties: false,
};

/** The list of languages of a multilingual site. */
const languages: LanguageSchemaNode = {
  type: 'array',
  description:
    'لغات الموقع إن تعددت، وأولها الأصل، بدلًا من language.\nThe languages of a site that has several, the default first; in the place of language.',
  examples: [
    ['ar', 'en'],
    ['ar', { tag: 'en', draft: true }],
  ],
  minItems: 1,
  items: { anyOf: [tag, language] },
};

const inLanguages: LanguageSchemaNode = { $ref: '#/definitions/in-languages' };

/** Not restricted to the languages of the site: the rules know these, and report errors better than a schema. */
const added: Record<string, LanguageSchemaNode> = {
  'by-language': {
    type: 'object',
    description:
      'نص لكل لغة، و"*" نص اللغات كلها، وnull لغة لا نص لها هنا.\nA text for each language; "*" is that of all, and null says that a language has none here.',
    examples: [{ ar: 'التدريب', en: 'Training' }],
    // A value may be either a text or another object; this tells them apart.
    propertyNames: { pattern: '^(?:\\*|[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)$' },
  },
  'in-languages': {
    type: 'array',
    description: 'اللغات التي يظهر هذا فيها، ولا يظهر في غيرها.\nThe languages in which this is shown, and in no other.',
    examples: [['ar']],
    minItems: 1,
    items: { type: 'string', description: 'رمز لغة من لغات الموقع.\nThe tag of a language of the site.' },
  },
};

/** Definitions of strings that can be translated: of the kinds that `kindTable` marks so. */
const byLanguage = ['text', 'plain-text', 'code-text', 'href', 'path', 'picture-file'];

const optionsOf = (node: LanguageSchemaNode): LanguageSchemaNode[] => node.oneOf ?? node.anyOf ?? [node];

type Resolve = (node: LanguageSchemaNode) => LanguageSchemaNode;

/** Resolves a node that is a reference to its definition. */
const createResolve =
  (definitions: Record<string, LanguageSchemaNode>): Resolve =>
  (node) => {
    const reference = node.$ref ?? node.allOf?.find(({ $ref }) => $ref !== undefined)?.$ref;
    return (reference && definitions[reference.slice('#/definitions/'.length)]) || node;
  };

// Form fields have no `languages`.
const isOfForm = ({ $ref = '' }: LanguageSchemaNode) => $ref.includes('/form-');

/** Adds `languages` to the items of a list. */
function narrow(item: LanguageSchemaNode, resolve: Resolve): void {
  for (const option of optionsOf(resolve(item))) {
    const { properties } = resolve(option);
    if (isOfForm(option)) continue;
    // Numbers and measures are the same in all languages.
    if (properties?.from || properties?.value || properties?.maxWidth) continue;
    if (properties && !properties.languages) properties.languages = inLanguages;
    else if (optionsOf(resolve(option)).length > 1) narrow(option, resolve);
  }
}

/** Does the same for every list within a value. */
function narrowAll(value: unknown, resolve: Resolve, seen = new Set<LanguageSchemaNode>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value as LanguageSchemaNode)) return;
  seen.add(value as LanguageSchemaNode);
  if (!Array.isArray(value) && (value as LanguageSchemaNode).items) narrow((value as LanguageSchemaNode).items ?? {}, resolve);
  for (const inner of Object.values(value)) narrowAll(inner, resolve, seen);
}

/** A site has either `language` or `languages`. */
function addLanguages(settings: LanguageSchemaNode | undefined): void {
  if (!settings?.properties) return;
  settings.properties.languages = languages;
  settings.required = settings.required?.filter((key) => key !== 'language') ?? [];
  settings.if = { properties: { languages: {} }, required: ['languages'] };
  settings.else = { properties: { language: {} }, required: ['language'] };
}

/** Extends a schema by what a multilingual site may write: texts by language, and the languages of an item. */
export function withLanguages(schema: LanguageSchemaNode): void {
  const definitions = schema.definitions ?? {};
  const resolve = createResolve(definitions);
  const { everyPage, header, footer, collections, routes, notFound } = schema.properties ?? {};
  narrowAll([everyPage, header, footer, collections, routes, notFound, definitions], resolve);
  for (const strip of Object.values(resolve(everyPage ?? {}).properties ?? {})) {
    const { properties } = resolve(strip);
    if (properties) properties.languages = inLanguages;
  }
  for (const name of byLanguage) {
    const plain = definitions[name];
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    if (plain) definitions[name] = { if: { type: 'object' }, then: { $ref: '#/definitions/by-language' }, else: plain };
  }
  Object.assign(definitions, added);
  const route = resolve(schema.properties?.routes?.items ?? {}).properties;
  if (route) route.versionOf = versionOf;
  addLanguages(schema.properties?.site);
}
