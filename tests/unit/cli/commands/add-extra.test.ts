import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { command } from '../../../../generator/cli/commands/add.ts';
import { findBrowser } from '../../../../generator/cli/commands/find-browser.ts';
import { helpOf } from '../../../../generator/cli/commands/help.ts';
import { install, managerOf } from '../../../../generator/cli/commands/package-manager.ts';
import {
  extraNames,
  extraOf,
  extras,
  fontExtras,
  isExtra,
  missingPackages,
} from '../../../../generator/core/diagnostics/extras.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { projectRoot } from '../../../support/project-root.ts';

const { dependencies, devDependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));

/** Creates a folder with package files around a site with an Arabic name. */
async function siteWith(files: Record<string, string>) {
  const top = await temporaryFolder();
  const site = join(top, 'مواقع الجمعية', 'موقع');
  mkdirSync(site, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(top, name), content);
  return { top, site };
}

describe('package manager of a site', () => {
  test.each([
    ['package-lock.json', 'npm'],
    ['pnpm-lock.yaml', 'pnpm'],
    ['yarn.lock', 'yarn'],
    ['bun.lock', 'bun'],
  ])('is detected by %s', async (file, manager) => {
    const { site } = await siteWith({ [file]: '' });
    expect(managerOf(site, { npm_config_user_agent: 'npm/11.0.0 node/v24.0.0' })).toBe(manager);
  });

  test('is named by its package, else by the user agent of the command, else npm', async () => {
    const named = await siteWith({ 'package.json': '{"packageManager":"yarn@4.9.1"}', 'package-lock.json': '' });
    expect(managerOf(named.site, {})).toBe('yarn');
    const { site } = await siteWith({ 'package.json': '{"packageManager":"../evil"}' });
    expect(managerOf(site, { npm_config_user_agent: 'pnpm/12.21.0 npm/? node/v24.21.0 linux x64' })).toBe('pnpm');
    expect(managerOf(site, { npm_config_user_agent: 'constructor/1' })).toBe('npm');
    expect(managerOf(site, {})).toBe('npm');
  });
});

describe('install', () => {
  let programs: string;
  beforeEach(async () => {
    programs = await temporaryFolder();
  });
  afterEach(() => vi.unstubAllEnvs());

  /** A package manager that records its folder and arguments. */
  const stubManager = (name: string, code: number) => {
    const file = join(programs, name);
    writeFileSync(
      file,
      `#!/bin/sh\npwd > "${programs}/called"\necho "$@" >> "${programs}/called"\necho $npm_config_ignore_engines >> "${programs}/called"\nexit ${code}\n`,
    );
    chmodSync(file, 0o755);
    vi.stubEnv('PATH', `${programs}${delimiter}${process.env.PATH}`);
  };
  const managerCall = () => readFileSync(join(programs, 'called'), 'utf8').trim().split('\n');

  test.each([
    ['package-lock.json', 'npm', 'install --save-exact --save-dev vite@8.3.8'],
    ['pnpm-lock.yaml', 'pnpm', 'add --save-exact --config.strict-dep-builds=false --save-dev vite@8.3.8'],
    ['yarn.lock', 'yarn', 'add --exact --dev vite@8.3.8'],
    ['bun.lock', 'bun', 'add --exact --dev vite@8.3.8'],
  ])('uses the manager of %s in the folder of the package', async (file, manager, args) => {
    const { top, site } = await siteWith({ 'package.json': '{}', [file]: '' });
    stubManager(manager, 0);
    expect(await install(site, { packages: ['vite@8.3.8'], isForWork: true })).toEqual({ call: `${manager} ${args}` });
    expect(managerCall()).toEqual([top, args, ...(manager === 'yarn' ? ['true'] : [])]);
  });

  test('reports the failure of a call and a missing package manager', async () => {
    const { site } = await siteWith({ 'package.json': '{}', 'yarn.lock': '' });
    stubManager('yarn', 7);
    expect(await install(site, { packages: ['x@1.0.0'], isForWork: false })).toEqual({
      call: 'yarn add --exact x@1.0.0',
      failure: '7',
    });
    vi.stubEnv('PATH', await temporaryFolder());
    expect(await install(site, { packages: ['x@1.0.0'], isForWork: false })).toMatchObject({
      failure: expect.stringContaining('ENOENT'),
    });
  });
});

describe('browser lookup', () => {
  test('returns the one in the environment, else the first executable one', async () => {
    const folder = await temporaryFolder();
    const file = (name: string, mode: number) => writeFileSync(join(folder, name), '', { mode });
    file('chromium', 0o644);
    expect(findBrowser({ PATH: `${folder}${delimiter}` }, [])).toBeUndefined();
    file('google-chrome', 0o755);
    expect(findBrowser({ PATH: folder }, [])).toBe(join(folder, 'google-chrome'));
    expect(findBrowser({ PATH: folder, CHROME_PATH: '/opt/mine' }, [])).toBe('/opt/mine');
    expect(findBrowser({}, [join(folder, 'google-chrome')])).toBe(join(folder, 'google-chrome'));
  });
});

describe('extras', () => {
  test('are installed in the tested versions', async () => {
    const folder = await temporaryFolder();
    const missing = (name: string) => (isExtra(name) ? missingPackages(name, { root: folder }, folder) : []);
    expect(missing('bundler')).toEqual(expect.arrayContaining([`vite@${devDependencies.vite}`, `zod@${dependencies.zod}`]));
    expect(missing('bundler').join()).not.toContain('happy-dom');
    expect(missing('types')).toContain(`typescript@${devDependencies.typescript}`);
    for (const name of extraNames) expect([name, missing(name).filter((one) => !/.@\d/.test(one))]).toEqual([name, []]);
    expect(missing('cairo')).toEqual([`@fontsource-variable/cairo@${devDependencies['@fontsource-variable/cairo']}`]);
    expect(missingPackages('bundler', { root: projectRoot }, folder)).toEqual([]);
  });

  test('are found by a missing package and listed in the help', () => {
    expect(extraOf('@aws-sdk/client-s3')).toBe('s3');
    expect(extraOf('@fontsource-variable/cairo')).toBe('cairo');
    expect(extraOf('vite')).toBeUndefined();
    for (const language of ['ar', 'en'] as const) {
      const help = helpOf(command, language);
      for (const name of [...extraNames, ...fontExtras]) expect(help).toContain(name);
      for (const name of extraNames) expect(help).toContain(extras[name].words[language]);
    }
  });
});
