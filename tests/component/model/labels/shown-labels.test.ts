import { cp, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldAt } from '../../../../generator/content/site/fields.ts';
import { mapStrings } from '../../../../generator/content/site/map-strings.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { searchablePages, searchFiles } from '../../../../generator/pages/search/search-files.ts';
import { defaultLabels } from '../../../../templates/registry/labels.ts';
import { fixtureSite, temporaryFolder } from '../../../support/build.ts';
import { deskMessages } from '../../../support/desk-messages.ts';
import { machine } from '../../../support/environment.ts';
import { writeExamples } from '../../../support/examples.ts';
import { readSite } from '../../../support/read-site.ts';
import { renderSite } from '../../../support/rendered-site.ts';

const labelsField = fieldAt(['site', 'labels']);

/** Path of each label, by the mark at its end. */
const places = new Map<string, string>();

const marked = mapStrings(
  defaultLabels.ar,
  ({ text, path }) => {
    const mark = `علامة${places.size}هنا`;
    places.set(mark, path.join('.'));
    return `${text} ${mark}`;
  },
  labelsField,
);

async function copyOf(name: string): Promise<string> {
  const folder = await temporaryFolder();
  await cp(dirname(fixtureSite(name)), folder, { recursive: true });
  return join(folder, 'site.json');
}

/** Pages and search data of a site whose labels all have marks. */
async function renderWithMarks(file: string): Promise<string> {
  const content = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...content, site: { ...content.site, labels: marked } }));
  const read = await readSite({ project: openProject(file) }, machine);
  const { pages } = await renderSite(read);
  return [...pages.map(({ html }) => html), ...searchFiles(read.site, searchablePages(pages)).map(({ content }) => content)].join(
    '\n',
  );
}

/** Labels that depend on content which the sites do not all have: file kinds, counts, other languages. */
const chosenByContent = /^files\.(?:kinds|kilobytes|megabytes)\.|^notInLanguage$|^undescribed$|^posts\.moreTopics$/;

/** Labels of the desk of a site, on pages with which it answers what visitors send. */
const ofDesk = /^desk\./;

test('every interface label appears in some site, or in answers of its desk', async () => {
  const files = [await writeExamples(), ...(await Promise.all(['municipality', 'school', 'museum', 'variants'].map(copyOf)))];
  const output = (await Promise.all(files.map(renderWithMarks))).join('\n');
  const answers = (await deskMessages(marked)).join('\n');
  const isShown = ([mark, place]: [string, string]) => output.includes(mark) || (ofDesk.test(place) && answers.includes(mark));
  const missing = [...places].filter((label) => !isShown(label)).map(([, place]) => place);
  expect(missing.filter((place) => !chosenByContent.test(place))).toEqual([]);
});

/** Symbols and separators. */
const symbols = [
  'leadsTo',
  'requiredMark',
  'files.separator',
  'form.problemOfField',
  'places.range',
  'projects.amount',
  'projects.share',
];

test('every Arabic label has Arabic letters, except symbols', () => {
  const others: string[] = [];
  const note = ({ text, path }: { text: string; path: (string | number)[] }) => {
    if (!/\p{Script=Arabic}/u.test(text)) others.push(path.join('.'));
    return text;
  };
  mapStrings(defaultLabels.ar, note, labelsField);
  expect(others).toEqual(symbols);
});
