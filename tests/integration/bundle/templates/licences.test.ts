import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkShipped, makeLicences } from '../../../../generator/bundle/templates/licences.ts';
import { projectRoot } from '../../../support/project-root.ts';

/** Licences that only require their notice when a package is used unchanged to build a site. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);

interface Locked {
  license?: string;
  dev?: boolean;
  link?: boolean;
}

const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const shipped = Object.entries(packages).filter(([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link);

/** Whether all parts of AND and one part of OR of a licence expression are allowed. */
function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  return plain.split(' AND ').every((part) => part.split(' OR ').some((licence) => allowed.has(licence.trim())));
}

test('every production package of any platform has an allowed licence', () => {
  expect(shipped.length).toBeGreaterThan(100);
  const refused = shipped.filter(([, { license = '' }]) => !isAllowed(license));
  expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

test('a licence expression needs all parts of AND and one part of OR', () => {
  expect(['MIT AND Zlib', '(MIT OR GPL-3.0-only)', 'ISC'].map(isAllowed)).toEqual([true, true, true]);
  expect(['MIT AND GPL-3.0-only', 'AGPL-3.0-only', '', 'UNLICENSED'].map(isAllowed)).toEqual([false, false, false, false]);
});

describe('the licence file for visitors', () => {
  test('contains the full notices of all shipped packages', async () => {
    const { fileName, text } = await makeLicences(projectRoot);
    expect(fileName).toMatch(/^assets\/licences\.\w{11}\.txt$/);
    for (const name of ['react', 'react-dom', 'scheduler', '@splidejs/splide', '@splidejs/react-splide']) {
      expect(text).toContain(readFileSync(join(projectRoot, 'node_modules', name, 'LICENSE'), 'utf8').trim());
    }
    for (const holder of ['Meta Platforms', 'Naotoshi Fujita', 'Readex', 'SIL OPEN FONT LICENSE', 'Paweł Kuna']) {
      expect(text).toContain(holder);
    }
  });

  test('fails the bundle when a shipped package is missing in it', () => {
    const own = ['/p/templates/runtime/islands/loader.ts', '/p/node_modules/react-dom/client.js', '\0rolldown/runtime.js'];
    expect(() => checkShipped(own)).not.toThrow();
    expect(() => checkShipped([...own, '/p/node_modules/@a/b/node_modules/left-pad/index.js'])).toThrow('left-pad');
  });
});

test('npm run sbom lists every production package deterministically', () => {
  const list = () => execFileSync(process.execPath, ['generator/cli/start.mjs', 'sbom'], { cwd: projectRoot, encoding: 'utf8' });
  const bill = list();
  expect(list()).toBe(bill);
  const { bomFormat, metadata, components } = JSON.parse(bill) as {
    bomFormat: string;
    metadata: object;
    components: { name: string; version: string; purl: string; licenses?: object[]; hashes?: object[] }[];
  };
  expect([bomFormat, metadata]).toEqual([
    'CycloneDX',
    expect.objectContaining({ component: expect.objectContaining({ name: 'qiyam' }) }),
  ]);
  expect(bill).not.toMatch(/serialNumber|timestamp/);
  const names = new Set(components.map(({ purl }) => decodeURIComponent(purl).replace(/^pkg:npm\/(.*)@[^@]*$/, '$1')));
  const missing = shipped.map(([path]) => path.replace(/^.*node_modules\//, '')).filter((name) => !names.has(name));
  expect(missing).toEqual([]);
  expect(components.filter(({ licenses, hashes }) => !licenses || !hashes).map(({ purl }) => purl)).toEqual([]);
});
