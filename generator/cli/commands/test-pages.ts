import { planSite } from '../../build/tasks/plan-site.ts';
import type { CheckedSite } from '../../build/tasks/read-site.ts';
import type { CustomBlockDiagnostic } from '../../bundle/custom-blocks/custom-block-diagnostics.ts';
import { diagnosticOfError, messageOfError } from '../../bundle/custom-blocks/place-of-error.ts';
import { bundleTemplates } from '../../bundle/templates/bundle.ts';
import { type BlockTestContext, checkExampleSite, type Example, type TriedLanguage, writeSite } from './test-examples.ts';

/** Page of an example, or the error that stopped it. */
export type PageResult = { html: string } | { error: unknown };

/** Renders the pages of a test site, in order. */
async function renderPages(
  site: CheckedSite,
  paths: readonly string[],
  { machine: environment }: BlockTestContext,
): Promise<PageResult[]> {
  const { planner, renderPage } = await planSite(site, await bundleTemplates(environment), environment);
  return paths.map((path) => {
    const index = site.site.routes.findIndex((route) => route.path === path);
    const route = site.site.routes[index];
    if (!route) throw new Error(`There is no page ${path}.`);
    try {
      return { html: renderPage(planner.planRoute(route, index)).html };
    } catch (error) {
      return { error };
    }
  });
}

export const componentOf = (type: string) => `blocks/${type}/${type}.tsx`;

/** Diagnostic of a rendering error: at the custom code that threw it, else at the component of the block. */
export const diagnosticOfPage = (error: unknown, { type }: Example, { customBlocks }: BlockTestContext): CustomBlockDiagnostic =>
  diagnosticOfError(error, customBlocks) ?? {
    code: 'own-throws',
    file: componentOf(type),
    found: messageOfError(error, customBlocks),
  };

/** Rendered pages of valid examples, in one language. */
export async function pagesOf(
  name: string,
  language: TriedLanguage,
  examples: readonly Example[],
  context: BlockTestContext,
): Promise<PageResult[]> {
  const { file, paths } = writeSite(name, language, examples, context);
  const taken = await checkExampleSite(file, examples, context);
  if (taken.wrong)
    throw new Error(`What was right is wrong: ${taken.wrong.map(({ diagnostic }) => diagnostic.message.en).join(' ')}`);
  return renderPages(taken.site, paths, context);
}
