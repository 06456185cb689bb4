/** As much of JSON Schema as zod writes, with what VS Code reads beside it. */
export interface Node {
  $ref?: string;
  allOf?: Node[];
  anyOf?: Node[];
  oneOf?: Node[];
  type?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  properties?: Record<string, Node>;
  required?: string[];
  items?: Node;
  minItems?: number;
  additionalProperties?: Node | false;
  propertyNames?: Node;
  description?: string;
  examples?: unknown[];
  defaultSnippets?: { label: string; description: string; body: unknown }[];
  definitions?: Record<string, Node>;
}

/** Where definitions are referred to. */
export const definitionsPath = '#/definitions/';

/** What is shorter than this as JSON, in characters, stays where it is: a reference would be as long. */
const worthSharing = 60;

type Entries = Record<string, Node>;

/** A copy of a node with other parts in place of its own; `replace` gets each part and the key by which it is known. */
function withParts(node: Node, key: string, replace: (part: Node, key: string) => Node): Node {
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

/** Texts of the parts that stand in more than one place; what stands only within such a part counts once. */
function findRepeated(roots: [string, Node][]): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  const visit = (node: Node, key: string): Node => {
    const text = JSON.stringify(node);
    if (seen.has(text)) repeated.add(text);
    else withParts(node, key, visit);
    seen.add(text);
    return node;
  };
  for (const [key, root] of roots) withParts(root, key, visit);
  return new Set([...repeated].filter((text) => text.length >= worthSharing));
}

/** A name that no definition has: the key, or else the key with the first English words of the explanation. */
function freeName(key: string, { description = '' }: Node, taken: Entries): string {
  const [, english = ''] = description.split('\n');
  const words = english.toLowerCase().match(/[a-z]+/g) ?? [];
  const long = [key, ...words.slice(0, 4)].join('-');
  let name = key in taken ? long : key;
  for (let number = 2; name in taken; number++) name = `${long}-${number}`;
  return name;
}

/**
 * Writes once what stands in several places of a JSON Schema: a part that is the same whole, its explanation included,
 * becomes a definition, and a bare reference stands in each of its places. The schema says the same as before; what
 * was not repeated and the order of everything stay. Nothing of what is given is changed.
 */
export function shareDefinitions(schema: Node): Node {
  const { definitions: own = {}, ...root } = schema;
  const roots: [string, Node][] = [['', root], ...Object.entries(own)];
  const repeated = findRepeated(roots);
  const names = new Map<string, string>();
  const taken: Entries = { ...own };
  const share = (node: Node, key: string): Node => {
    const text = JSON.stringify(node);
    if (!repeated.has(text)) return withParts(node, key, share);
    const name = names.get(text) ?? freeName(key, node, taken);
    if (!names.has(text)) {
      names.set(text, name);
      taken[name] = node;
      taken[name] = withParts(node, key, share);
    }
    return { $ref: definitionsPath + name };
  };
  const [shared = {}, ...rest] = roots.map(([key, node]) => withParts(node, key, share));
  for (const [index, name] of Object.keys(own).entries()) taken[name] = rest[index] as Node;
  return { ...shared, definitions: taken };
}
