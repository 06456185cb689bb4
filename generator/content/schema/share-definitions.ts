/** The parts of JSON Schema that zod writes, plus the extensions of VS Code. */
export interface JsonSchemaNode {
  $ref?: string;
  allOf?: JsonSchemaNode[];
  anyOf?: JsonSchemaNode[];
  oneOf?: JsonSchemaNode[];
  type?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  properties?: Record<string, JsonSchemaNode>;
  required?: string[];
  items?: JsonSchemaNode;
  minItems?: number;
  additionalProperties?: JsonSchemaNode | false;
  propertyNames?: JsonSchemaNode;
  description?: string;
  examples?: unknown[];
  defaultSnippets?: { label: string; description: string; body: unknown }[];
  definitions?: Record<string, JsonSchemaNode>;
}

/** Prefix of references to definitions. */
export const definitionsPath = '#/definitions/';

/** Parts shorter than this as JSON, in characters, stay inline: a reference would be as long. */
const minSharedLength = 60;

type Definitions = Record<string, JsonSchemaNode>;

/** A copy of a node with its parts replaced; `replace` gets each part and its key. */
function withParts(
  node: JsonSchemaNode,
  key: string,
  replace: (part: JsonSchemaNode, key: string) => JsonSchemaNode,
): JsonSchemaNode {
  const copy = { ...node };
  const { properties, items, additionalProperties } = node;
  if (properties) {
    copy.properties = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, replace(part, name)]));
  }
  if (items) copy.items = replace(items, `${key}-item`);
  if (additionalProperties) copy.additionalProperties = replace(additionalProperties, `${key}-value`);
  for (const union of ['anyOf', 'oneOf'] as const) {
    const options = node[union];
    if (options) copy[union] = options.map((option) => replace(option, `${key}-option`));
  }
  return copy;
}

/** JSON texts of the parts that occur more than once; parts nested in such a part are counted once. */
function findRepeated(roots: [string, JsonSchemaNode][]): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  const visit = (node: JsonSchemaNode, key: string): JsonSchemaNode => {
    const text = JSON.stringify(node);
    if (seen.has(text)) repeated.add(text);
    else withParts(node, key, visit);
    seen.add(text);
    return node;
  };
  for (const [key, root] of roots) withParts(root, key, visit);
  return new Set([...repeated].filter((text) => text.length >= minSharedLength));
}

/** An unused name for a definition: the key, or the key with the first English words of the description. */
function freeName(key: string, { description = '' }: JsonSchemaNode, definitions: Definitions): string {
  const [, english = ''] = description.split('\n');
  const words = english.toLowerCase().match(/[a-z]+/g) ?? [];
  const long = [key, ...words.slice(0, 4)].join('-');
  let name = key in definitions ? long : key;
  for (let number = 2; name in definitions; number++) name = `${long}-${number}`;
  return name;
}

/**
 * Moves repeated parts of a JSON Schema into definitions. Parts that are equal, description included, become one definition,
 * replaced everywhere by a bare reference. Meaning and order stay the same; the input is not changed.
 */
export function shareDefinitions(schema: JsonSchemaNode): JsonSchemaNode {
  const { definitions: own = {}, ...root } = schema;
  const roots: [string, JsonSchemaNode][] = [['', root], ...Object.entries(own)];
  const repeated = findRepeated(roots);
  const names = new Map<string, string>();
  const definitions: Definitions = { ...own };
  const share = (node: JsonSchemaNode, key: string): JsonSchemaNode => {
    const text = JSON.stringify(node);
    if (!repeated.has(text)) return withParts(node, key, share);
    const name = names.get(text) ?? freeName(key, node, definitions);
    if (!names.has(text)) {
      names.set(text, name);
      definitions[name] = node;
      definitions[name] = withParts(node, key, share);
    }
    return { $ref: definitionsPath + name };
  };
  const [shared = {}, ...rest] = roots.map(([key, node]) => withParts(node, key, share));
  for (const [index, name] of Object.keys(own).entries()) definitions[name] = rest[index] as JsonSchemaNode;
  return { ...shared, definitions };
}
