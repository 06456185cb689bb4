import { planSite, type SiteContent } from '../../generator/build/tasks/plan-site.ts';
import { bundleTemplates } from '../../generator/bundle/templates/bundle.ts';
import { machine } from './environment.ts';

/** Renders all pages of a site in memory. */
export async function renderSite(content: SiteContent) {
  const prepared = await planSite(content, await bundleTemplates(machine), machine);
  const plans = prepared.planner.planAll();
  const files = [...prepared.files, ...(await prepared.encodeImages())];
  return { ...prepared, files, plans, pages: plans.map((plan) => prepared.renderPage(plan)) };
}
