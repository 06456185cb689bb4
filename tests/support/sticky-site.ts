import type { Site } from '../../site.schema.ts';
import type { ThemeOptions } from '../../templates/theme/theme-options.ts';
import { buildAndServe } from './build.ts';
import { pagesOfExamples, siteOfExamples, writeExamples } from './examples.ts';
import { giveForm } from './form-sites.ts';

/** Blocks with fixed or sticky elements. */
const types = ['gallery', 'panorama', 'prose', 'sky', 'table'];

/** Page with the `ruler` layout, whose headings are sticky. */
const ruler = '/ruler';
export const stickyPaths = [...types.map((type) => `/${type}/all`), ruler];

/** Serves a site with everything that can be sticky: header, announcement, contact details on phones, headings, row headers. */
export async function serveSticky(form: ThemeOptions['header']) {
  const pages = pagesOfExamples().filter(({ path }) => stickyPaths.includes(path));
  const content = siteOfExamples(pages) as Site;
  const { routes } = structuredClone(content);
  const table = routes.find(({ path }) => path === '/table/all');
  giveForm(content, form, { links: 12, direction: 'rtl' });
  content.site.url = 'https://blocks.example.com';
  content.site.contact = { ...content.site.contact, shownOnPhones: true };
  content.routes.push(...routes.filter(({ path }) => stickyPaths.includes(path)));
  if (table) content.routes.push({ ...table, path: ruler, layout: 'ruler', title: ruler });
  return buildAndServe(await writeExamples(content), { isDraft: true });
}
