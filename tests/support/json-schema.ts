import { describeSite } from '../../generator/content/schema/json-schema.ts';

/** As much of the JSON Schema of a site file as tests go through. */
export interface Node {
  $ref?: string;
  allOf?: Node[];
  oneOf?: Node[];
  anyOf?: Node[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Node>;
  items?: Node;
  minItems?: number;
  required?: string[];
  additionalProperties?: Node | boolean;
  propertyNames?: Node;
  examples?: unknown[];
}

/** The contract of a site file, each part written out where it stands. */
export const schema: Node & { definitions: Record<string, Node> } = { definitions: {}, ...describeSite() };

/** What a node is, where it refers to another. */
export function resolve(node: Node): Node {
  const reference = node.$ref ?? node.allOf?.find(({ $ref }) => $ref)?.$ref;
  return reference ? resolve(schema.definitions[reference.slice('#/definitions/'.length)] as Node) : node;
}
