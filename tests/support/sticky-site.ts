import type { Site } from '../../site.schema.ts';
import type { Face } from '../../templates/theme/face.ts';
import { buildAndServe } from './build.ts';
import { pagesOfExamples, siteOfExamples, writeExamples } from './examples.ts';
import { giveForm } from './form-sites.ts';

/** Blocks that hold something fixed or sticky. */
const types = ['gallery', 'panorama', 'prose', 'sky', 'table'];

/** A page in the shape of a ruler, whose headings stay beside what they are about. */
const ruler = '/ruler';
export const stickyPaths = [...types.map((type) => `/${type}/all`), ruler];

/** Serves a site with all that may stay in the window: header, announcement, contact details on phones, headings, names of rows. */
export async function serveSticky(form: Face['header']) {
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
