import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openOwnSite, start } from '../support/own-blocks.ts';
import { isRelease } from '../support/scope.ts';

test('a block of a site is checked as any other, and a mistake in its content told', async () => {
  const { run, write } = await openOwnSite();
  expect(await run('check')).toMatchObject({ status: 0 });
  await write('site.json', (text) => text.replace('"holder": "جمعية قيم"', '"holder": ""'));
  const { status, text } = await run('check');
  expect([status, text]).toEqual([1, expect.stringMatching(/error empty-text {2}routes\[0\]\.blocks\[\d+\]\.holder/)]);
});

test('what it says of itself is judged: a text without a kind, a type of another name', async () => {
  const { run, write } = await openOwnSite();
  await write('blocks/account/schema.ts', (text) => text.replace(/holder: text\(.*\)/, 'holder: z.string()'));
  const first = await run('check', '--language', 'en');
  expect([first.status, first.text]).toEqual([
    1,
    expect.stringContaining(
      'blocks/account/schema.ts:1:1 error own-descriptor  The block is not described right: the string "holder"',
    ),
  ]);
  await write('blocks/account/schema.ts', (text) => text.replace('z.string()', 'nothing.at(1)'));
  const second = await run('check', '--format', 'json');
  expect(second.status).toBe(1);
  expect(JSON.parse(second.text)).toEqual([
    expect.objectContaining({ file: 'blocks/account/schema.ts', line: 9, column: 13, code: 'own-throws', severity: 'error' }),
  ]);
});

/** Bundling templates takes as long as all of the above. */
const whole = isRelease ? test : undefined;

whole?.('two sites with different blocks are built at once, and again, without seeing each other', async () => {
  const [one, other] = [await openOwnSite(), await openOwnSite()];
  await other.write('blocks/account/account.tsx', (text) => text.replace('<p>{holder}</p>', '<h3>{holder}</h3>'));
  await Promise.all([one, other].map(({ run }) => run('build', '--draft'))).then((ended) =>
    expect(ended).toEqual([expect.objectContaining({ status: 0 }), expect.objectContaining({ status: 0 })]),
  );
  const html = ({ folder }: typeof one) => readFileSync(join(folder, 'out.draft/index.html'), 'utf8');
  expect(html(one)).toContain('<p>جمعية قيم</p>');
  expect(html(other)).toContain('<h3>جمعية قيم</h3>');
  const scripts = readdirSync(join(one.folder, 'out.draft/assets')).filter((name) => /^account\..*\.js$/.test(name));
  expect(scripts).toHaveLength(1);
  expect(html(one)).toMatch(/<div data-island="account"[^>]*>/);
  expect(await one.run('build', '--draft')).toMatchObject({ status: 0 });
  expect(html(one)).toContain('<p>جمعية قيم</p>');
});

whole?.('an error in rendering, and one in styles, name the file of the site; what was built stays', async () => {
  const { folder, run, write } = await openOwnSite();
  expect(await run('build', '--draft')).toMatchObject({ status: 0 });
  const before = readFileSync(join(folder, 'out.draft/index.html'), 'utf8');
  const component = 'blocks/account/account.tsx';
  const right = readFileSync(join(folder, component), 'utf8');
  await write(
    component,
    right.replace('  return (', '  const { at } = (block as never)[holder];\n  console.log(at);\n  return ('),
  );
  const thrown = await run('build', '--draft', '--language', 'en');
  expect([thrown.status, thrown.text]).toEqual([1, expect.stringContaining(`${component}:19:`)]);
  await write(component, right.replace('display: flex;', `display: \${(undefined as never)[0]};`));
  const unstyled = await run('build', '--draft', '--language', 'en');
  expect([unstyled.status, unstyled.text]).toEqual([1, expect.stringContaining(`${component}:6:`)]);
  for (const { text } of [thrown, unstyled]) {
    expect(text).toContain('error own-throws');
    expect(text).not.toMatch(/^ {4}at |node_modules/m);
  }
  expect(readFileSync(join(folder, 'out.draft/index.html'), 'utf8')).toBe(before);
  expect(existsSync(join(folder, 'out'))).toBe(false);
});

whole?.('while both are edited, the last that was right is shown, until what comes after it compiles', async () => {
  const { folder, write } = await openOwnSite();
  const child = spawn(process.execPath, [start, 'dev', '--port', '0', '--language', 'en'], { cwd: folder });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (data) => resolve(String(data).trim()));
      child.once('exit', (code) => reject(new Error(`It ended with ${code}.`)));
    });
    const page = async () => (await fetch(url)).text();
    const until = async (isThere: () => Promise<boolean>) => {
      for (const end = Date.now() + 240_000; Date.now() < end && !(await isThere().catch(() => false)); ) await setTimeout(500);
    };
    const failure = async () => {
      const { body } = await fetch(new URL('_preview/events', url));
      const reader = body?.getReader();
      const { value } = (await reader?.read()) ?? {};
      await reader?.cancel();
      return JSON.parse(new TextDecoder().decode(value).replace(/^data: /, '')).failure as string;
    };
    await write('blocks/account/account.tsx', (text) => text.replace('const row = css', 'const row == css'));
    await until(async () => (await failure()) !== '');
    expect(await failure()).toMatch(/^blocks\/account\/account\.tsx:5:11 error own-syntax/);
    expect(await page()).toContain('جمعية قيم');
    await write('blocks/account/account.tsx', (text) =>
      text.replace('const row == css', 'const row = css').replace('<p>{holder}</p>', '<p title="new">{holder}</p>'),
    );
    await until(async () => (await page()).includes('title="new"'));
    expect(await page()).toContain('title="new"');
    expect(await failure()).toBe('');
  } finally {
    child.kill();
  }
});
