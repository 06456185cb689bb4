import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../generator/build/build.ts';
import { type HostPlan, planHost } from '../../generator/build/hosting/host-plan.ts';
import { openProject } from '../../generator/core/util/project.ts';
import { temporaryFolder } from '../support/build.ts';
import { machine } from '../support/environment.ts';
import { withEnglishPage, writeLanguages } from '../support/languages-site.ts';
import { ask } from '../support/raw-request.ts';
import { isInstalled, type StartedServer, startServer, type TestedServer, testedServers } from '../support/servers.ts';

/** What each address of a site answers: a status, and a file of the output or where it leads. */
type Answers = [path: string, status: number, shown: string][];

const atRoot: Answers = [
  ['/', 200, 'index.html'],
  ['/en', 200, 'en.html'],
  ['/en/', 301, '/en'],
  ['/en.html', 301, '/en'],
  ['/en/index.html?a=b', 301, '/en?a=b'],
  ['/en/exhibitions', 200, 'en/exhibitions.html'],
  ['/fr/expositions/', 301, '/fr/expositions'],
  ['/fr/exhibitions', 404, 'fr/404.html'],
  ['/en/nothing', 404, 'en/404.html'],
  ['/en/nothing/at/all?x=1', 404, 'en/404.html'],
  ['/en/nothing.html', 404, 'en/404.html'],
  ['/en/registration', 404, 'en/404.html'],
  ['/en/404', 404, 'en/404.html'],
  ['/en/404.html', 404, 'en/404.html'],
  ['/en/.git/config', 404, 'en/404.html'],
  ['/fr/nothing', 404, 'fr/404.html'],
  ['/nothing', 404, '404.html'],
  ['/404.html', 404, '404.html'],
  ['/english', 404, '404.html'],
  ['/EN/nothing', 404, '404.html'],
  ['/assets/en/nothing', 404, '404.html'],
  ['/shows', 301, '/exhibitions'],
  ['/en/shows?x=1', 301, '/en/exhibitions?x=1'],
  ['/fr/shows/', 301, '/fr/expositions'],
  ['/en/old/visit', 301, '/en/visit'],
  ['/old/visit', 404, '404.html'],
  ['/english.php', 301, '/en/visit'],
];

const inFolder: Answers = [
  ['/house/', 200, 'index.html'],
  ['/house/ar', 200, 'ar.html'],
  ['/house/ar/', 301, '/house/ar'],
  ['/house/ar/exhibitions', 200, 'ar/exhibitions.html'],
  ['/house/ar/nothing', 404, 'ar/404.html'],
  ['/house/en', 200, 'en.html'],
  ['/house/en/nothing', 404, 'en/404.html'],
  ['/house/nothing', 404, '404.html'],
  ['/house/en/old/visit', 301, '/house/en/visit'],
];

describe.each([
  { where: 'at the root of a host', given: {}, answers: atRoot },
  {
    where: 'in a folder, its default language below an address of its own',
    given: { defaultPath: '/ar', url: 'https://script.example.com/house' },
    answers: inFolder,
  },
])('a site in three languages $where', ({ given, answers }) => {
  let outDir: string;
  let plan: HostPlan;
  beforeAll(async () => {
    outDir = join(await temporaryFolder(), 'out');
    const project = openProject(await writeLanguages(withEnglishPage(given)), outDir);
    const { sites } = await buildSite({ project, isDraft: true }, machine);
    plan = planHost(...sites);
  });

  describe.each<{ name: TestedServer }>(testedServers.map((name) => ({ name })))('$name', ({ name }) => {
    describe.skipIf(!isInstalled(name))(isInstalled(name) ? 'answers' : 'IS NOT INSTALLED', () => {
      let server: StartedServer;
      beforeAll(async () => {
        server = await startServer(name, { outDir, plan });
      });
      afterAll(() => server?.close());

      test.each(answers)('%s with %i, %s', async (path, status, shown) => {
        const { headers, ...answer } = await ask(server.origin, { path });
        expect(answer.status).toBe(status);
        if (status === 301) return expect(headers.location?.replace(server.origin, '')).toBe(shown);
        expect(answer.body.toString()).toBe(readFileSync(join(outDir, shown), 'utf8'));
        expect(headers['content-type']?.toLowerCase()).toBe('text/html; charset=utf-8');
        expect(headers['content-security-policy']).toContain("form-action 'self' https://forms.example.net;");
      });
    });
  });
});
