import { describeSite } from '../../generator/content/schema/json-schema.ts';

/** The parts of the site file's JSON Schema that tests use. */
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

/** JSON Schema of a site file, with definitions expanded. */
export const schema: Node & { definitions: Record<string, Node> } = { definitions: {}, ...describeSite() };

/** Resolves the reference of a node. */
export function resolve(node: Node): Node {
  const reference = node.$ref ?? node.allOf?.find(({ $ref }) => $ref)?.$ref;
  return reference ? resolve(schema.definitions[reference.slice('#/definitions/'.length)] as Node) : node;
}
