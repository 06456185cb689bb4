import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { resolvePackages } from '../../../../generator/core/util/installed-packages.mjs';
import { temporaryFolder } from '../../../support/build.ts';

let root: string;

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Installs a package. @param place from the root, such as `react-dom` or `react-dom/node_modules/scheduler` */
function install(place: string, version: string, manifest: Manifest = {}): void {
  const folder = join(root, 'node_modules', place);
  const name = place.replace(/^.*node_modules\//, '');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version, ...manifest }));
}

const names = ['react-dom', '@scope/tool', 'absent'];
const resolve = () => resolvePackages([{ folder: root, names }]);

beforeEach(async () => {
  root = join(await temporaryFolder(), 'مشروع the project');
  install('react-dom', '19.0.0', { dependencies: { scheduler: '1' } });
  install('scheduler', '1.0.0', { dependencies: { 'react-dom': '19' } });
  install('@scope/tool', '2.0.0', { optionalDependencies: { 'tool-linux': '2' }, peerDependencies: { scheduler: '1' } });
});

test('lists each package with the packages that it resolves, including cycles', () => {
  expect(resolve()).toEqual([
    ' > @scope/tool @scope/tool@2.0.0',
    ' > react-dom react-dom@19.0.0',
    '@scope/tool@2.0.0 > scheduler scheduler@1.0.0',
    'react-dom@19.0.0 > scheduler scheduler@1.0.0',
    'scheduler@1.0.0 > react-dom react-dom@19.0.0',
  ]);
});

/** Changes of installed packages by npm, another package manager or by hand. */
const changes: Record<string, () => void> = {
  'another version of a package': () => install('react-dom', '19.0.1', { dependencies: { scheduler: '1' } }),
  'another version of a package of a package': () => install('scheduler', '1.0.1', { dependencies: { 'react-dom': '19' } }),
  'a nested version for one package': () => install('react-dom/node_modules/scheduler', '2.0.0'),
  'a replaced nested version': () => {
    install('react-dom/node_modules/scheduler', '2.0.0');
    resolve();
    rmSync(join(root, 'node_modules/react-dom/node_modules/scheduler'), { recursive: true });
    install('react-dom/node_modules/scheduler', '3.0.0');
  },
  'an optional package': () => install('tool-linux', '2.0.0'),
  'a previously absent package': () => install('absent', '1.0.0'),
  'a previously absent package in a parent folder': () => {
    const place = join(dirname(root), 'node_modules/absent');
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'package.json'), '{ "name": "absent", "version": "1.0.0" }');
  },
  'a removed package': () => rmSync(join(root, 'node_modules/@scope/tool'), { recursive: true }),
  'another target of a symlink': () => {
    for (const version of ['1', '2']) {
      mkdirSync(join(root, `store/tool@${version}`), { recursive: true });
      writeFileSync(join(root, `store/tool@${version}/package.json`), `{ "name": "tool", "version": "${version}" }`);
    }
    const link = join(root, 'node_modules/@scope/tool');
    renameSync(link, join(root, 'former'));
    symlinkSync(join(root, 'store/tool@1'), link);
    resolve();
    rmSync(link);
    symlinkSync(join(root, 'store/tool@2'), link);
  },
};

describe('resolved versions', () => {
  test.each(Object.entries(changes))('change with %s', (_what, change) => {
    const before = resolve();
    change();
    expect(resolve()).not.toEqual(before);
  });
});

test('follow symlinks to the dependencies of the target', () => {
  const place = join(root, 'store/node_modules/linked');
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), '{ "name": "linked", "version": "1", "dependencies": { "inner": "1" } }');
  mkdirSync(join(root, 'store/node_modules/inner'));
  writeFileSync(join(root, 'store/node_modules/inner/package.json'), '{ "name": "inner", "version": "5" }');
  symlinkSync(place, join(root, 'node_modules/linked'));
  expect(resolvePackages([{ folder: root, names: ['linked'] }])).toEqual([' > linked linked@1', 'linked@1 > inner inner@5']);
});
