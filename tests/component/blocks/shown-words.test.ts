import { expect, test } from 'vitest';
import { fieldAt } from '../../../generator/content/site/fields.ts';
import { mapStrings } from '../../../generator/content/site/map-strings.ts';
import { outputPathOf } from '../../../generator/content/site/page-url.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';
import { machine } from '../../support/environment.ts';
import { blockTypes, type Example, examplesSite, readExamples, writeExamples } from '../../support/examples.ts';
import { readSite } from '../../support/read-site.ts';
import { renderSite } from '../../support/rendered-site.ts';

/** Text to search for in the page, and the field that it is in. */
interface Mark {
  text: string;
  field: string;
}

/** E-mail addresses and telephone numbers, which would be invalid with a mark. */
const hasForm = (text: string) => /^\S+@\S+$|^\+\d/.test(text);

/** An example with a unique mark at the end of each text, so that each field is recognised in the page. */
function withMarks({ type, block }: Example) {
  const marks: Mark[] = [];
  const marked = mapStrings(
    block,
    ({ text, kind, path }) => {
      if (!fieldRoleOf(kind).textRole || text === '') return text;
      const mark = hasForm(text) ? text : `علامة${marks.length}هنا`;
      marks.push({ text: mark, field: [type, ...path].join('.') });
      return hasForm(text) ? text : `${text} ${mark}`;
    },
    fieldAt(['notFound', 'blocks', 0]),
  );
  return { marked, marks };
}

/** HTML of the body without structured data. */
const bodyOf = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replaceAll(/<script type="application\/ld\+json">.*?<\/script>/gs, '')
    .replaceAll('\u00a0', ' ');

test('every text field of every example appears in its page', async () => {
  const examples = blockTypes.flatMap(readExamples).map((example) => ({ ...example, ...withMarks(example) }));
  const site = examplesSite() as { routes: { path: string; blocks: unknown[] }[] };
  const routes = site.routes.map((route) => {
    const example = examples.find(({ path }) => path === route.path);
    return example ? { ...route, blocks: [...route.blocks.slice(0, -1), example.marked] } : route;
  });
  const siteFile = await writeExamples({ ...site, routes });
  const { pages } = await renderSite(await readSite({ project: openProject(siteFile) }, machine));
  const bodies = new Map(pages.map(({ outputPath, html }) => [outputPath, bodyOf(html)]));
  const leftOut = examples.flatMap(({ path, name, marks }) =>
    marks.filter(({ text }) => !bodies.get(outputPathOf(path))?.includes(text)).map(({ field }) => `${name}: ${field}`),
  );
  expect(leftOut).toEqual([]);
  expect(examples.flatMap(({ marks }) => marks).length).toBeGreaterThan(examples.length);
});
