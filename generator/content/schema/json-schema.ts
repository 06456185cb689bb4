import * as z from 'zod';
import { siteSchema } from '../../../site.schema.ts';
import { type JsonLayout, writeInLines } from '../../core/json/lines.ts';
import { withLanguages } from './json-languages.ts';
import { definitionsPath, type JsonSchemaNode, shareDefinitions } from './share-definitions.ts';

const unionOf = (node: JsonSchemaNode): JsonSchemaNode[] | undefined => node.oneOf ?? node.anyOf;

/** Fills gaps in a schema from its parts: examples for composed values, snippets for array items. */
class Completion {
  readonly #definitions: Record<string, JsonSchemaNode>;

  constructor(definitions: Record<string, JsonSchemaNode>) {
    this.#definitions = definitions;
  }

  #resolve(node: JsonSchemaNode): JsonSchemaNode {
    const reference = node.$ref ?? node.allOf?.find(({ $ref }) => $ref !== undefined)?.$ref;
    return (reference && this.#definitions[reference.slice(definitionsPath.length)]) || node;
  }

  /** A value that the schema accepts, made from the examples of its parts; `index` varies it among its siblings. */
  #sample(node: JsonSchemaNode, index = 0): unknown {
    if (node.examples?.length) return node.examples[index % node.examples.length];
    if (node.const !== undefined) return node.const;
    const target = this.#resolve(node);
    if (target !== node) return this.#sample(target, index);
    const [first] = unionOf(node) ?? [];
    if (first) return this.#sample(first, index);
    const { properties, items, additionalProperties } = node;
    if (items) return Array.from({ length: Math.max(node.minItems ?? 0, 1) }, (_, position) => this.#sample(items, position));
    if (properties) {
      return Object.fromEntries(
        (node.required ?? []).map((key) => [key, this.#sample(properties[key] as JsonSchemaNode, index)]),
      );
    }
    if (additionalProperties) {
      return { [String(this.#sample(node.propertyNames ?? {}))]: this.#sample(additionalProperties) };
    }
    return undefined;
  }

  /** Adds the snippet that an editor inserts for a new array item. */
  #offer(node: JsonSchemaNode): void {
    for (const option of unionOf(node) ?? [node]) {
      const target = this.#resolve(option);
      if (option !== node && unionOf(target)) this.#offer(target);
      if (!target.properties) continue;
      const [label = ''] = (target.description ?? '').split('\n');
      const type = target.properties.type?.const;
      const body = escapeSnippet(this.#sample(target));
      target.defaultSnippets = [
        { label: typeof type === 'string' ? `${type}: ${label}` : label, description: target.description ?? '', body },
      ];
    }
  }

  /**
   * Copies the description of a definition to its use: editors show the innermost description that they find, so that of a
   * shared definition would hide that of its use, and some ignore siblings of `$ref`.
   */
  #explain(node: JsonSchemaNode): JsonSchemaNode {
    if (node.$ref !== undefined) return { description: this.#resolve(node).description, allOf: [{ $ref: node.$ref }] };
    const isBare = node.description === undefined && this.#resolve(node) !== node;
    return isBare ? { ...node, description: this.#resolve(node).description } : node;
  }

  /** Completes a schema and everything in it. */
  complete(node: JsonSchemaNode): void {
    // The name of a zod check, not a format of JSON Schema.
    if (node.format === 'includes') delete node.format;
    const { properties = {} } = node;
    for (const [key, property] of Object.entries(properties)) {
      this.complete(property);
      const example = property.examples ? undefined : this.#sample(property);
      properties[key] = { ...this.#explain(property), ...(example === undefined ? {} : { examples: [example] }) };
    }
    if (node.items) {
      this.complete(node.items);
      this.#offer(node.items);
      node.items = this.#explain(node.items);
    }
    if (node.additionalProperties) this.complete(node.additionalProperties);
    for (const option of unionOf(node) ?? []) this.complete(option);
  }

  /** Completes the definitions; only members of a discriminated union keep their description. */
  completeDefinitions(): void {
    const definitions = Object.values(this.#definitions);
    for (const definition of definitions) this.complete(definition);
    for (const definition of definitions) if (definition.properties?.type === undefined) delete definition.description;
  }
}

/** A dollar sign starts a placeholder in the body of a snippet, unless escaped. */
function escapeSnippet(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('$', '\\$');
  if (Array.isArray(value)) return value.map(escapeSnippet);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, escapeSnippet(child)]));
}

/** The schema of site.json as JSON Schema, for completion, hover texts and validation in editors. */
export function describeSite(): JsonSchemaNode {
  const schema = z.toJSONSchema(siteSchema, { io: 'input', target: 'draft-7' }) as JsonSchemaNode;
  const completion = new Completion(schema.definitions ?? {});
  completion.complete(schema);
  completion.completeDefinitions();
  withLanguages(schema as Parameters<typeof withLanguages>[0]);
  return schema;
}

/** Indentation would add a third to the size of the file. */
const layout: JsonLayout = { longest: 128, unit: ' ', inLine: JSON.stringify };

/** The text of the JSON Schema file, with repeated parts written once. */
export const createJsonSchema = (): string => `${writeInLines(shareDefinitions(describeSite()), layout)}\n`;
