import { siteSchema } from '../../../site.schema.ts';
import { compileSchema } from './compile-schema.ts';
import type { CompiledSchema } from './compiled-schema.ts';

/**
 * The compiled `site.schema.ts`. Bundled commands contain it as data (`bundle-program.mjs`): valid content is then accepted
 * without loading the zod schemas, which takes longer than most checks.
 */
export const compiledSiteSchema: CompiledSchema = compileSchema(siteSchema);
