import * as z from 'zod';
import { siteSchema } from '../site.schema.ts';

/** Where the committed JSON Schema lies, relative to the project; `$schema` in a site file names it. */
export const jsonSchemaFile = 'generator/site.schema.json';

/** The contract of site.json as JSON Schema, for editors: completion, explanation and marks as you type. */
export function createJsonSchema(): string {
  const schema = z.toJSONSchema(siteSchema, { io: 'input', reused: 'ref', target: 'draft-7' });
  return `${JSON.stringify(schema, null, 2)}\n`;
}
