import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildTemporarily, fixtureSite, shippedSite, temporaryFolder } from '../support/build.ts';
import { writeExamples } from '../support/examples.ts';
import { projectRoot } from '../support/project-root.ts';
import { findJava, findW3cErrors } from '../support/w3c.ts';

const java = findJava();

/** Pages and drawings of a folder. */
function listFiles(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.(?:html|svg)$/.test(name)).map((name) => join(folder, name));
}

/** As a draft: the checker reads pages and drawings only. */
const build = (siteFile: string) => buildTemporarily(siteFile, { isDraft: true });

describe.skipIf(!java)('the checker of the W3C (vnu-jar), which needs Java', () => {
  let errors: string[];
  let wrongFile: string;

  beforeAll(async () => {
    const sites = [shippedSite, ...['smallest', 'minimal', 'variants', 'municipality', 'school', 'museum'].map(fixtureSite)];
    const folders = [...(await Promise.all(sites.map(build))), await build(await writeExamples()), join(projectRoot, 'assets')];
    const folder = await temporaryFolder();
    wrongFile = join(folder, 'wrong.html');
    await writeFile(
      wrongFile,
      '<!doctype html><html lang="ar"><title>x</title><button popovertarget="m" aria-expanded="false">x</button><p popover id="m">x</p>',
    );
    errors = await findW3cErrors(java ?? '', [...folders.flatMap(listFiles), wrongFile]);
  });

  test('finds nothing wrong with pages, examples of blocks and drawings', () => {
    expect(errors.filter((error) => !error.includes(wrongFile))).toEqual([]);
  });

  test('finds what is wrong', () => {
    expect(errors.filter((error) => error.includes(wrongFile))).toEqual([expect.stringContaining('aria-expanded')]);
  });
});
