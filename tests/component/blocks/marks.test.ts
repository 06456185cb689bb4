import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { mapStrings } from '../../../generator/content/site/map-strings.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { pageText } from '../../../generator/pages/render/page-text.ts';
import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';
import { machine } from '../../support/environment.ts';
import { writeExamples } from '../../support/examples.ts';
import { htmlErrors } from '../../support/html.ts';
import { readSite } from '../../support/read-site.ts';
import { renderSite } from '../../support/rendered-site.ts';

let pages: { outputPath: string; html: string }[];

/** The examples of all blocks, with every allowed mark added to every sentence. */
beforeAll(async () => {
  const file = await writeExamples();
  const marked = mapStrings(JSON.parse(readFileSync(file, 'utf8')), ({ text, kind }) => {
    const { hasMarks, hasLinks } = fieldRoleOf(kind);
    // Numeric cells stay unchanged: they decide whether a column is numeric.
    if (!hasMarks || text === '' || /^[\d.,%+−-]+$/.test(text)) return text;
    const link = hasLinks ? ' و[رابط](https://www.example.com/)' : '';
    return `${text} و**بارز** و*مؤكد* و\`npm ci\` و[Ctrl+C](key:) و[Values](lang:en) وم[2](sup:) وCO[2](sub:) و[90](del:) و[WHO](abbr:منظمة "الصحة")${link}`;
  });
  writeFileSync(file, JSON.stringify(marked));
  ({ pages } = await renderSite(await readSite({ project: openProject(file) }, machine)));
});

test('inline marks render as valid HTML without leftover mark syntax in every field that accepts them', async () => {
  expect(pages.length).toBeGreaterThan(60);
  for (const { outputPath, html } of pages) {
    expect(await htmlErrors(html), outputPath).toEqual([]);
    const words = html.replaceAll(/<pre.*?<\/pre>/gs, '');
    expect(words.match(/.{60}(?:\*\*|\]\((?:key|lang|su[bp]|del|abbr|http)|`npm).{60}/u)?.[0], outputPath).toBeUndefined();
    expect(html.match(/<(?:button|summary)\b(?:(?!<\/(?:button|summary)>).)*<a /s)?.[0], outputPath).toBeUndefined();
    for (const { heading } of pageText(html).sections) expect(heading, outputPath).not.toMatch(/[*`\]<>]/);
  }
});

test('headings render inline marks', () => {
  const { html = '' } = pages.find(({ outputPath }) => outputPath === 'facts/1.html') ?? {};
  expect(html).toMatch(/<h2[^>]*>[^<]* و<strong>بارز<\/strong> و<em>مؤكد<\/em> و<code lang="en" dir="ltr">npm ci<\/code>/);
});
