/** As much of JSON Schema as what is said of languages changes. */
interface Node {
  $ref?: string;
  allOf?: Node[];
  anyOf?: Node[];
  oneOf?: Node[];
  properties?: Record<string, Node>;
  required?: string[];
  items?: Node;
  definitions?: Record<string, Node>;
  [key: string]: unknown;
}

const versionOf = 'صفحة هذه نسختها في لغة أخرى.\nThe page of which this is the version in another language.';

/** What rules look at that see more than a schema does: it is said of every item of a list. */
const anything = true as unknown as Node;

/** What a site in several languages lists. */
const languages: Node = {
  type: 'array',
  description:
    'لغات الموقع إن تعددت، وأولها الأصل.\nThe languages of a site that has several, the default first; in the place of language.',
  examples: [['ar', 'en']],
  items: {},
};

/** A text by language: our own rules see which languages there are, and say what is wrong better than a schema. */
const added: Record<string, Node> = { 'by-language': { type: 'object' } };

/** Definitions of strings that may be written by language: of the kinds that `kindTable` says it of. */
const byLanguage = ['text', 'plain-text', 'href', 'path', 'picture-file'];

const optionsOf = (node: Node): Node[] => node.oneOf ?? node.anyOf ?? [node];

/** Lets a schema say what a site of several languages may write: texts by language, and in which languages an item is. */
export function withLanguages(schema: Node): void {
  const definitions = schema.definitions ?? {};
  const seen = new Set<Node>();
  const resolve = (node: Node): Node => {
    const reference = node.$ref ?? node.allOf?.find(({ $ref }) => $ref !== undefined)?.$ref;
    return (reference && definitions[reference.slice('#/definitions/'.length)]) || node;
  };
  // Fields of a form and pieces of a text stay together.
  const isWithin = ({ $ref = '' }: Node) => /\/(?:form|prose)-/.test($ref);
  const narrow = (item: Node): void => {
    for (const option of optionsOf(resolve(item))) {
      const { properties } = resolve(option);
      if (isWithin(option)) continue;
      // What only counts or measures is the same for all.
      if (properties?.from || properties?.value || properties?.maxWidth) continue;
      if (properties && !properties.languages) properties.languages = anything;
      else if (resolve(option) !== option && optionsOf(resolve(option)).length > 1) narrow(option);
    }
  };
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value as Node)) return;
    seen.add(value as Node);
    if (!Array.isArray(value) && (value as Node).items) narrow((value as Node).items ?? {});
    for (const inner of Object.values(value)) walk(inner);
  };
  const { header, footer, collections, routes, notFound } = schema.properties ?? {};
  walk([header, footer, collections, routes, notFound, definitions]);
  for (const name of byLanguage) {
    const plain = definitions[name];
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    if (plain) definitions[name] = { if: { type: 'object' }, then: { $ref: '#/definitions/by-language' }, else: plain };
  }
  Object.assign(definitions, added);
  const route = resolve(schema.properties?.routes?.items ?? {}).properties;
  if (route) route.versionOf = { type: 'string', description: versionOf };
  const settings = schema.properties?.site;
  if (settings?.properties) {
    settings.properties.languages = languages;
    settings.required = settings.required?.filter((key) => key !== 'language') ?? [];
    settings.if = { properties: { languages: {} }, required: ['languages'] };
    settings.else = { properties: { language: {} }, required: ['language'] };
  }
}
