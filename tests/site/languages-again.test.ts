import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../generator/build/build.ts';
import type { BuildEnvironment } from '../../generator/core/cache/build-environment.ts';
import { openBuildEnvironment } from '../../generator/core/cache/build-environment.ts';
import { openProject, type Project } from '../../generator/core/util/project.ts';
import { temporaryFolder } from '../support/build.ts';
import { machine } from '../support/environment.ts';
import { withEnglishPage, writeLanguages } from '../support/languages-site.ts';

type Trilingual = ReturnType<typeof withEnglishPage>;
type Change = (site: Trilingual) => void;

/** Paths of pages that are rendered instead of reused. */
const renderedPages: string[] = [];
let environment: BuildEnvironment;
let project: Project;

/** An environment that records rendered pages: the input of a cached page is never read. */
const recordRenderedPages = (inner: BuildEnvironment): BuildEnvironment => ({
  ...inner,
  makeArtifacts: (task, options) =>
    inner.makeArtifacts(task, {
      ...options,
      requests: options.requests.map((request) => ({
        ...request,
        createJob: () => {
          const job = request.createJob();
          return {
            ...job,
            get input() {
              if (task.name === 'pages') renderedPages.push(JSON.parse((job.input as { plan: string }).plan).href);
              return job.input;
            },
          };
        },
      })),
    }),
});

/** The pages that a build renders after another change of the file. */
async function renderedAfter(change: Change): Promise<string[]> {
  const site = JSON.parse(readFileSync(project.siteFile, 'utf8'));
  change(site);
  writeFileSync(project.siteFile, JSON.stringify(site, null, 2));
  renderedPages.length = 0;
  await buildSite({ project, isDraft: true }, environment);
  return [...new Set(renderedPages)].sort();
}

beforeAll(async () => {
  environment = recordRenderedPages(openBuildEnvironment({ engine: machine.engine, cache: await temporaryFolder() }));
  project = openProject(await writeLanguages(withEnglishPage()), join(await temporaryFolder(), 'out'));
  await buildSite({ project, isDraft: true }, environment);
});

describe('an incremental build of a site in three languages', () => {
  test('renders nothing when nothing has changed', async () => {
    expect(await renderedAfter(() => {})).toEqual([]);
  });

  test('renders only pages that show a changed text, in its language only', async () => {
    const description = 'معارض البيت كلها، ما يُعرض اليوم منها وما يأتي بعده، ومواعيد افتتاح كل منها ومكانه.';
    const arabic = await renderedAfter((site) => Object.assign(site.routes[1].description, { ar: description }));
    expect(arabic).toEqual(['/exhibitions']);
    const english = await renderedAfter((site) => Object.assign(site.site.name, { en: 'A house of ink' }));
    expect(english).toContain('/en/exhibitions');
    expect(english.filter((href) => !/^\/en(?:\/|$)/.test(href))).toEqual([]);
  });

  test('renders pages of other languages that link to a newly translated page, and no more', async () => {
    const renderedPages = await renderedAfter((site) => Object.assign(site.routes[2].title, { fr: 'Inscription' }));
    expect(renderedPages).toContain('/fr/registration');
    expect(renderedPages).toContain('/registration');
    expect(renderedPages.filter((href) => href.startsWith('/en'))).toEqual([]);
  });
});
