import { siteSchema } from '../../../site.schema.ts';
import { compileSchema } from './compile-schema.ts';
import type { CompiledSchema } from './compiled-schema.ts';

/**
 * What `site.schema.ts` asks, as plain data. The program that commands run has this written out (`bundle-program.mjs`), so
 * that content in which nothing is wrong is taken without the schemas, which take longer to make than most builds to check.
 */
export const compiledSiteSchema: CompiledSchema = compileSchema(siteSchema);
