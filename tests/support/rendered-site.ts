import { prepareSite, type SiteContent } from '../../generator/prepare.ts';
import { machine } from './machine.ts';

/** A site with all its pages rendered, in memory. */
export async function renderSite(content: SiteContent) {
  const prepared = await prepareSite(content, machine);
  const plans = prepared.planner.planAll();
  const files = [...prepared.files, ...(await prepared.encodeImages())];
  return { ...prepared, files, plans, pages: plans.map((plan) => prepared.renderPage(plan)) };
}
