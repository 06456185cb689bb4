import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languageOf, readArguments, readWords } from '../../../../generator/cli/commands/arguments.ts';
import { command as build } from '../../../../generator/cli/commands/build.ts';
import { command as check } from '../../../../generator/cli/commands/check.ts';
import { commandList, loadCommands } from '../../../../generator/cli/commands/command-list.ts';
import { command as dev } from '../../../../generator/cli/commands/dev.ts';
import { helpOf } from '../../../../generator/cli/commands/help.ts';
import { command as hosts } from '../../../../generator/cli/commands/hosts.ts';
import { command as lighthouse } from '../../../../generator/cli/commands/lighthouse.ts';
import { optionList } from '../../../../generator/cli/commands/option-list.ts';
import { command as preview } from '../../../../generator/cli/commands/preview.ts';
import { command as publish } from '../../../../generator/cli/commands/publish.ts';
import { command as translate } from '../../../../generator/cli/commands/translate.ts';
import { messageLanguages } from '../../../../generator/core/diagnostics/diagnostics.ts';
import { UsageError } from '../../../../generator/core/diagnostics/errors.ts';
import { type UsageCode, type UsageParameters, usageMessages } from '../../../../generator/core/diagnostics/messages/usage.ts';
import { listCommands } from '../../../../generator/core/util/engine.mjs';
import { fixtureSite, temporaryFolder } from '../../../support/build.ts';
import { projectRoot } from '../../../support/project-root.ts';

const commands = await loadCommands();
const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));

function refusal(act: () => unknown): UsageError {
  try {
    act();
  } catch (error) {
    if (error instanceof UsageError) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

describe('the command line', () => {
  test('is parsed with the options of the command', () => {
    expect(readArguments(check, ['--site', 'a.json', '--all', '--format=json'])).toEqual({
      site: 'a.json',
      strict: false,
      format: 'json',
      translations: false,
      language: undefined,
      all: true,
    });
    expect(readArguments(hosts, [])).toMatchObject({ site: 'site.json', out: 'hosts', root: '/var/www/site', brotli: false });
    expect(readArguments(lighthouse, ['--route', '/', '--route', '/login']).route).toEqual(['/', '/login']);
    expect(readArguments(publish, ['--prefix', '']).prefix).toBe('');
    expect(readArguments(translate, ['export', '/about', '--to', 'en'])).toMatchObject({
      to: 'en',
      format: 'xliff',
      only: 'missing,stale',
    });
    expect(readWords(['export', '--to', 'en', '/about', '--dry-run', '/'])).toEqual(['export', '/about', '/']);
    for (const command of [build, preview]) {
      expect(readArguments(command, ['--draft'])).toMatchObject({ draft: true, out: 'out.draft' });
      expect(readArguments(command, ['--draft', '--out', 'out']).out).toBe('out');
      expect(readArguments(command, [])).toMatchObject({ draft: false, out: 'out' });
    }
  });

  test.each<[string[], UsageCode, string]>([
    [['--stirct'], 'unknown-option', '"--strict"'],
    [['--port', '80'], 'unknown-option', '"--port"'],
    [['-x'], 'unknown-option', '"-x"'],
    [['--toString'], 'unknown-option', '"--toString"'],
    [['--site'], 'value-missing', '--site'],
    [['--site', '--out', 'x'], 'value-missing', '--site'],
    [['--out='], 'value-missing', '--out'],
    [['--strict=yes'], 'value-not-taken', '"yes"'],
  ])('rejects %j in both languages and names the mistake', (args, code, word) => {
    const error = refusal(() => readArguments(build, args));
    expect(error.code).toBe(code);
    for (const language of messageLanguages) expect(error.in(language)).toContain(word);
  });

  test('rejects a positional argument where none is accepted', () => {
    expect(refusal(() => readArguments(preview, ['site.json']))).toMatchObject({ code: 'unexpected-word' });
    expect(() => readArguments(build, ['site.json'])).not.toThrow();
  });

  test('uses the requested language, else that of the content, even with other mistakes', async () => {
    expect(await languageOf(['--nonsense', '--site', fixtureSite('minimal')], projectRoot)).toBe('ar');
    expect(await languageOf(['--site', fixtureSite('variants')], projectRoot)).toBe('en');
    expect(await languageOf(['--site', fixtureSite('variants'), '--language', 'ar', 'word'], projectRoot)).toBe('ar');
    expect(await languageOf(['--language', 'fr', '--site', fixtureSite('minimal')], projectRoot)).toBe('ar');
  });
});

test('every usage error has a message in Arabic and English', () => {
  const parameters = {
    option: '--x',
    found: 'y',
    most: '8',
    nearest: 'z',
    list: ['a', 'b'],
    file: '/f',
    reason: 'EACCES',
    call: 'npm install y',
    task: 'send',
    remedy: 'region',
  } satisfies UsageParameters;
  for (const code of Object.keys(usageMessages) as UsageCode[]) {
    const error = new UsageError(code, parameters);
    expect(error.message).toBe(error.in('en'));
    expect(error.in('en')).not.toMatch(/[\u0600-\u06FF]|undefined/);
    expect(error.in('ar')).toMatch(/[\u0600-\u06FF]/);
    expect(error.in('ar')).not.toContain('undefined');
  }
});

describe('help', () => {
  test.each(commands)('of $name lists its options with meanings and defaults', (command) => {
    const { script, options, meanings, takes = [] } = command;
    expect(scripts).toHaveProperty([script]);
    for (const language of messageLanguages) {
      const help = helpOf(command, language);
      expect(help).toContain(`npm run ${script} -- `);
      for (const name of [...options, 'help'] as const) {
        const { words } = { ...optionList[name], ...meanings?.[name] };
        expect(help).toMatch(new RegExp(`--${name}\\b.* ${words[language].replaceAll(/[().|]/g, '.')}`));
      }
      for (const { value, words } of takes) expect([help.includes(value), help.includes(words[language])]).toEqual([true, true]);
    }
    expect(helpOf(dev, 'en')).toMatch(/--port N .*\(5173\)/);
  });

  test('covers every defined command, each with an npm script', () => {
    const folder = join(projectRoot, 'generator/cli/commands');
    const defined = readdirSync(folder).flatMap((file) => {
      const [, name] = /= defineCommand\(\{\s*name: '([a-z-]+)'/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
      return name === undefined ? [] : [name];
    });
    const names = commands.map(({ name }) => name);
    expect(names.toSorted()).toEqual(defined.toSorted());
    expect(names).toEqual(Object.keys(commandList));
    // The command `lighthouse` is defined in tests/.
    const ofEngine = commands.filter(({ name }) => name !== 'lighthouse').map(({ name, script }) => ({ name, script }));
    expect(listCommands(projectRoot)).toEqual(expect.arrayContaining(ofEngine));
    expect(listCommands(projectRoot).filter(({ name }) => !names.includes(name))).toEqual([]);
  });

  test('is printed for --help and -h with exit code 0, and mentioned on a wrong option with exit code 2', () => {
    const call = (...args: string[]) =>
      spawnSync(process.execPath, ['generator/cli/start.mjs', 'check', ...args], { cwd: projectRoot, encoding: 'utf8' });
    const english = call('--help', '--language', 'en');
    expect([english.status, english.stdout, english.stderr]).toEqual([0, helpOf(check, 'en'), '']);
    const arabic = call('-h', '--site', fixtureSite('minimal'));
    expect([arabic.status, arabic.stdout, arabic.stderr]).toEqual([0, helpOf(check, 'ar'), '']);
    const wrong = call('--lanuage', 'en', '--site', fixtureSite('minimal'));
    expect([wrong.status, wrong.stdout]).toEqual([2, '']);
    expect(wrong.stderr).toBe('لا يوجد خيار "--lanuage". هل تقصد "--language"؟\nلشرح الخيارات: npm run check -- --help\n');
    const missing = call('--site', 'no-such.json', '--language', 'ar');
    expect([missing.status, missing.stderr]).toEqual([2, expect.stringMatching(/^تتعذر قراءة .*no-such\.json \(ENOENT\)\.\n$/)]);
  });
});

test.skipIf(process.platform === 'win32')('a closed output pipe is not an error', () => {
  const start = join(projectRoot, 'generator/cli/start.mjs');
  const call = `node ${JSON.stringify(start)} check --site ${JSON.stringify(fixtureSite('trilingual'))} --format json`;
  // The reader exits before the command prints anything.
  const { stdout, stderr } = spawnSync('bash', ['-c', `exec 3>&1; { ${call}; echo "ended with $?" >&3; } | true`], {
    encoding: 'utf8',
  });
  // Progress lines appear only on a busy machine.
  expect(stderr.replaceAll(/^Reading the content.*\n/gm, '')).toBe('');
  expect(stdout).toBe('ended with 0\n');
});

describe('the time of a build', () => {
  const build = (site: string, args: string[], env: Record<string, string> = {}) => {
    const command = ['generator/cli/start.mjs', 'build', '--site', site, '--out', join(dirname(site), 'out'), ...args];
    return spawnSync(process.execPath, command, { cwd: projectRoot, encoding: 'utf8', env: { ...process.env, ...env } });
  };

  test('is --at, else SOURCE_DATE_EPOCH, and must be valid', async () => {
    const folder = await temporaryFolder();
    const site = JSON.parse(readFileSync(fixtureSite('smallest'), 'utf8'));
    const [home] = site.routes;
    const later = { ...home, path: '/later', title: 'Later', from: '2027-02-14T09:00+03:00' };
    const siteFile = join(folder, 'site.json');
    writeFileSync(siteFile, JSON.stringify({ ...site, routes: [home, later] }));
    const has = () => existsSync(join(folder, 'out/later.html'));
    expect([build(siteFile, ['--at', '2027-02-14T05:59Z']).status, has()]).toEqual([0, false]);
    expect([build(siteFile, ['--at', '2027-02-14T09:00+03:00']).status, has()]).toEqual([0, true]);
    expect([build(siteFile, [], { SOURCE_DATE_EPOCH: '1800000000' }).status, has()]).toEqual([0, false]);
    const { status, stderr } = build(siteFile, ['--at', 'tomorrow']);
    expect([status, stderr.includes('tomorrow'), stderr.includes('\n    at ')]).toEqual([2, true, false]);
  });
});
