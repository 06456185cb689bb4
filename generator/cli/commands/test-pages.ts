import { planSite } from '../../build/tasks/plan-site.ts';
import type { CheckedSite } from '../../build/tasks/read-site.ts';
import type { OwnFault } from '../../bundle/custom-blocks/own-faults.ts';
import { faultOfError, wordsOfError } from '../../bundle/custom-blocks/place-of-error.ts';
import { bundleTemplates } from '../../bundle/templates/bundle.ts';
import { type Bench, type Example, type TriedLanguage, takeExamples, writeSite } from './test-examples.ts';

/** A page of an example, or what stopped it. */
export type Page = { html: string } | { error: unknown };

/** Renders the pages of a site of examples, in their order. */
async function renderPages(site: CheckedSite, paths: readonly string[], { machine }: Bench): Promise<Page[]> {
  const { planner, renderPage } = await planSite(site, await bundleTemplates(machine), machine);
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

/** What a page was stopped by, where the code of the site did it; else in the component that was asked for. */
export const faultOfPage = (error: unknown, { type }: Example, { own }: Bench): OwnFault =>
  faultOfError(error, own) ?? { code: 'own-throws', file: componentOf(type), found: wordsOfError(error, own) };

/** Pages of examples that are right, in a language. */
export async function pagesOf(
  name: string,
  language: TriedLanguage,
  examples: readonly Example[],
  bench: Bench,
): Promise<Page[]> {
  const { file, paths } = writeSite(name, language, examples, bench);
  const taken = await takeExamples(file, examples, bench);
  if (taken.wrong)
    throw new Error(`What was right is wrong: ${taken.wrong.map(({ diagnostic }) => diagnostic.message.en).join(' ')}`);
  return renderPages(taken.site, paths, bench);
}
