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

/** A folder with a package around a site of an Arabic name. */
async function siteWith(files: Record<string, string>) {
  const top = await temporaryFolder();
  const site = join(top, 'مواقع الجمعية', 'موقع');
  mkdirSync(site, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(top, name), content);
  return { top, site };
}

describe('the package manager of a site', () => {
  test.each([
    ['package-lock.json', 'npm'],
    ['pnpm-lock.yaml', 'pnpm'],
    ['yarn.lock', 'yarn'],
    ['bun.lock', 'bun'],
  ])('is the one that has left %s', async (file, manager) => {
    const { site } = await siteWith({ [file]: '' });
    expect(managerOf(site, { npm_config_user_agent: 'npm/11.0.0 node/v24.0.0' })).toBe(manager);
  });

  test('is the one that its package names, else the one that has started the command, else npm', async () => {
    const named = await siteWith({ 'package.json': '{"packageManager":"yarn@4.9.1"}', 'package-lock.json': '' });
    expect(managerOf(named.site, {})).toBe('yarn');
    const { site } = await siteWith({ 'package.json': '{"packageManager":"../evil"}' });
    expect(managerOf(site, { npm_config_user_agent: 'pnpm/12.21.0 npm/? node/v24.21.0 linux x64' })).toBe('pnpm');
    expect(managerOf(site, { npm_config_user_agent: 'constructor/1' })).toBe('npm');
    expect(managerOf(site, {})).toBe('npm');
  });
});

describe('installing', () => {
  let programs: string;
  beforeEach(async () => {
    programs = await temporaryFolder();
  });
  afterEach(() => vi.unstubAllEnvs());

  /** A package manager that notes where and with what it was called. */
  const give = (name: string, code: number) => {
    const file = join(programs, name);
    writeFileSync(
      file,
      `#!/bin/sh\npwd > "${programs}/called"\necho "$@" >> "${programs}/called"\necho $npm_config_ignore_engines >> "${programs}/called"\nexit ${code}\n`,
    );
    chmodSync(file, 0o755);
    vi.stubEnv('PATH', `${programs}${delimiter}${process.env.PATH}`);
  };
  const called = () => readFileSync(join(programs, 'called'), 'utf8').trim().split('\n');

  test.each([
    ['package-lock.json', 'npm', 'install --save-exact --save-dev vite@8.3.8'],
    ['pnpm-lock.yaml', 'pnpm', 'add --save-exact --config.strict-dep-builds=false --save-dev vite@8.3.8'],
    ['yarn.lock', 'yarn', 'add --exact --dev vite@8.3.8'],
    ['bun.lock', 'bun', 'add --exact --dev vite@8.3.8'],
  ])('goes by %s, around the site', async (file, manager, args) => {
    const { top, site } = await siteWith({ 'package.json': '{}', [file]: '' });
    give(manager, 0);
    expect(await install(site, { packages: ['vite@8.3.8'], isForWork: true })).toEqual({ call: `${manager} ${args}` });
    expect(called()).toEqual([top, args, ...(manager === 'yarn' ? ['true'] : [])]);
  });

  test('tells what became of a call that fails, and of a package manager that is not there', async () => {
    const { site } = await siteWith({ 'package.json': '{}', 'yarn.lock': '' });
    give('yarn', 7);
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

describe('a browser', () => {
  test('of this machine is found: the one that the environment names, else the first that can be started', async () => {
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
  test('are asked for by the versions that all was tried with', async () => {
    const folder = await temporaryFolder();
    const asked = (name: string) => (isExtra(name) ? missingPackages(name, { root: folder }, folder) : []);
    expect(asked('bundler')).toEqual(expect.arrayContaining([`vite@${devDependencies.vite}`, `zod@${dependencies.zod}`]));
    expect(asked('bundler').join()).not.toContain('happy-dom');
    expect(asked('types')).toContain(`typescript@${devDependencies.typescript}`);
    for (const name of extraNames) expect([name, asked(name).filter((one) => !/.@\d/.test(one))]).toEqual([name, []]);
    expect(asked('cairo')).toEqual([`@fontsource-variable/cairo@${devDependencies['@fontsource-variable/cairo']}`]);
    expect(missingPackages('bundler', { root: projectRoot }, folder)).toEqual([]);
  });

  test('are named by the packages that somebody lacks, and all in the help', () => {
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
