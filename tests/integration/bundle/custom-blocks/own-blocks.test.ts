import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../support/build.ts';
import { openCustomBlockSite, openSiteOfFields, openSiteWith, runProgram, start } from '../../../support/custom-blocks.ts';
import { projectRoot } from '../../../support/project-root.ts';

test('content of custom blocks is checked like that of built-in blocks', async () => {
  const { run, write } = await openCustomBlockSite();
  expect(await run('check')).toMatchObject({ status: 0 });
  await write('site.json', (text) => text.replace('"holder": "جمعية قيم"', '"holder": ""'));
  const { status, text } = await run('check');
  expect([status, text]).toEqual([1, expect.stringMatching(/error empty-text {2}routes\[0\]\.blocks\[\d+\]\.holder/)]);
});

test('unsupported schema features of custom blocks are reported with a replacement for each', async () => {
  const { run, write } = await openCustomBlockSite();
  await write('blocks/account/schema.ts', (text) =>
    text
      .replace(/holder: text\(.*\)/, 'holder: z.string()')
      .replace(
        /(copied: text\(.*\)),/,
        "$1.nullable(),\n    day: z.date(),\n    list: z.array(z.strictObject({ site: kind('href', z.url()) })),",
      )
      .replace('import { type', 'import { kind, type')
      .replace(", id: 'block-account'", ''),
  );
  const first = await run('check', '--language', 'en');
  expect(first.status).toBe(1);
  expect(first.text.match(/^blocks\S+ error .*$/gm)).toEqual([
    'blocks/account/schema.ts:9:5 error own-descriptor  The block is not described right: the string "holder" has no kind. ' +
      'Make it by text(), sentence(), codeText() or another builder, or by kind().',
    'blocks/account/schema.ts:12:5 error own-descriptor  The block is not described right: "copied" has .nullable(), by which ' +
      'content is not checked. Write .optional(): what is not said has no key.',
    'blocks/account/schema.ts:13:5 error own-descriptor  The block is not described right: "day" has z.date(), by which ' +
      'content is not checked. Take daySchema, timeSchema, momentSchema or instantSchema.',
    'blocks/account/schema.ts:14:36 error own-descriptor  The block is not described right: "list.site" has z.url(), by which ' +
      'content is not checked. Take hrefSchema or externalHrefSchema.',
    "blocks/account/schema.ts:16:3 error own-descriptor  The block is not described right: its .meta() has no id 'block-account'. " +
      "Write .meta({ ...explanation, id: 'block-account' }).",
  ]);
  await write('blocks/account/schema.ts', (text) => text.replace('z.string()', 'nothing.at(1)'));
  const second = await run('check', '--format', 'json');
  expect(second.status).toBe(1);
  expect(JSON.parse(second.text)).toEqual([
    expect.objectContaining({ file: 'blocks/account/schema.ts', line: 9, column: 13, code: 'own-throws', severity: 'error' }),
  ]);
});

/** Keys with an invalid value and the expected diagnostic code. */
const wrongFields: [string, unknown, string][] = [
  ['day', '2027-2-14', 'bad-date'],
  ['opens', '8:30', 'bad-time'],
  ['closes', '24:30', 'bad-time'],
  ['exam', '2027-03-01T09:00', 'bad-moment'],
  ['registration', '2027-02-10', 'bare-day'],
  ['zone', 'Riyadh', 'bad-time-zone'],
  ['seats', 99, 'out-of-range'],
  ['level', 'third', 'wrong-value'],
  ['free', 'yes', 'wrong-type'],
  ['code', 'QY101', 'invalid'],
  ['phone', '٠٥٠', 'bad-phone'],
  ['email', 'info', 'bad-email'],
  ['plan', 'plan.pdf', 'bad-file-path'],
  ['icon', 'mountainn', 'unknown-icon'],
  ['href', 'courses', 'bad-href'],
  ['hall', '', 'empty-text'],
];

test('custom blocks support every field role and their own rules', async () => {
  const { run, write } = await openSiteOfFields();
  expect(await run('check')).toMatchObject({ status: 0 });
  await write('site.json', (text) => {
    const site = JSON.parse(text);
    Object.assign(site.routes[0].blocks.at(-1), Object.fromEntries(wrongFields));
    return JSON.stringify(site, null, 2);
  });
  const diagnostics = JSON.parse((await run('check', '--format', 'json')).text) as {
    code: string;
    severity: string;
    pointer: string;
    hint: unknown;
  }[];
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ pointer, code }) => [pointer.split('/').at(-1), code]).sort()).toEqual(
    wrongFields.map(([key, , code]) => [key, code]).sort(),
  );
  expect(errors.find(({ code }) => code === 'invalid')?.hint).toBe('اكتب حرفين وثلاثة أرقام: QY-101.');
});

test.each([
  ['shows data which changes', 'beds', 5, ['beds/schema.ts', 'beds/island.tsx']],
  ['asks on every page', 'feedback', 5, ['feedback/block.ts', 'feedback/feedback.tsx', 'feedback/island.tsx']],
  ['stays in the window', 'reach', 5, ['reach/reach.tsx']],
])('a documented block that %s matches the document and passes its tests', async (_what, type, checks, files) => {
  const { run } = await openSiteWith(type);
  const { status, text } = await run('test', '--language', 'en');
  const passed = text.match(new RegExp(`^ok {2}${type}: `, 'gm'))?.length;
  expect([status, passed, text]).toEqual([0, checks, expect.not.stringMatching(/^(?:error|FAIL)/m)]);
  const plain = (code: string) => code.replaceAll(/^ +/gm, '');
  const document = readFileSync(join(projectRoot, 'docs/own-blocks.md'), 'utf8');
  const codes = [...document.matchAll(/^```tsx? ((?!blocks\/|theme\/)\S+)\n([\s\S]*?)^```$/gm)].filter(([, name]) =>
    name?.startsWith(`${type}/`),
  );
  expect(codes.map(([, name]) => name)).toEqual(files);
  for (const [, name = '', code = ''] of codes) {
    expect(plain(readFileSync(join(projectRoot, 'tests/fixtures/own-blocks', name), 'utf8'))).toContain(plain(code));
  }
});

test('schema writes a JSON Schema with custom blocks only for sites that have some', async () => {
  const { folder, run, write } = await openCustomBlockSite();
  const written = () => JSON.parse(readFileSync(join(folder, 'site.schema.json'), 'utf8'));
  const first = await run('schema', '--language', 'en');
  expect([first.status, first.text]).toEqual([0, expect.stringContaining('"$schema": "./site.schema.json"')]);
  const { properties } = written().$defs?.['block-account'] ?? written().definitions['block-account'];
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(['holder', 'number', 'copy', 'copied']));
  await write('site.json', (text) => text.replace(/"\$schema": "[^"]*"/, '"$schema": "site.schema.json"'));
  expect(await run('schema')).toEqual({ status: 0, text: 'site.schema.json\n' });
  await rename(join(folder, 'site.json'), join(folder, 'other.json'));
  expect(await run('schema')).toEqual({ status: 0, text: 'site.schema.json\n' });
  expect(JSON.stringify(written())).not.toContain('block-account');
});

interface Page {
  blocks: { type: string }[];
}

const withoutAccount = (page: Page) => ({ ...page, blocks: page.blocks.filter(({ type }) => type !== 'account') });

test('test reports a site without custom blocks', async () => {
  const { folder, run } = await openCustomBlockSite();
  await rename(join(folder, 'blocks'), join(folder, 'blocs'));
  expect(await run('test', '--language', 'en')).toEqual({
    status: 0,
    text: 'This site has no blocks of its own: there are none in blocks/ beside its file.\n',
  });
});

test('test prints a line per check and reports faults with their files', async () => {
  const { run, write } = await openCustomBlockSite();
  const right = await run('test', '--language', 'en');
  expect([right.status, right.text.replace(/say \(\d\d\)/, 'say (N)').split('\n')]).toEqual([
    0,
    [
      'ok  account: the words name every key, in Arabic and in English',
      'ok  account: the schema takes the examples (2)',
      'ok  account: they render, from right to left and from left to right (4)',
      'ok  account: texts stay texts, whatever they say (N)',
      'ok  account: elements stand where they may (4)',
      'NOT RUN: axe (npm run add -- axe)',
      '',
    ],
  ]);
  const component = 'blocks/account/account.tsx';
  await write('blocks/account/examples.json', (text) => text.replace('"holder": "Qiyam"', '"holder": ""'));
  await write(component, (text) =>
    text.replace('<p>{holder}</p>', '<p><div dangerouslySetInnerHTML={{ __html: holder }} /></p>'),
  );
  await write('blocks/account/words.ts', (text) =>
    text.replace(/^ {4}number: .*\n/m, '').replace("['كلمات الزر', 'words of the button']", "['كلمات الزر', '']"),
  );
  const wrong = await run('test', '--language', 'ar');
  expect(wrong.status).toBe(1);
  expect(wrong.text).toMatch(/^blocks\/account\/examples\.json:\d+:\d+ error empty-text {2}\[1\]\.block\.holder/m);
  for (const code of ['own-text', 'own-nesting']) expect(wrong.text).toContain(`${component}:1:1 error ${code}`);
  expect(wrong.text).toMatch(/^blocks\/account\/words\.ts:6:3 error own-words {2}.*"number"/m);
  expect(wrong.text).toMatch(/^blocks\/account\/words\.ts:8:5 error own-words {2}.*"copy"/m);
  expect(wrong.text).toContain('لم يُجرَّب: axe');
  await write(component, (text) => text.replace('  return (', '  (block as never)[holder].at(0);\n  return ('));
  const stopped = await run('test', '--language', 'en');
  expect([stopped.status, stopped.text]).toEqual([1, expect.stringMatching(/account\.tsx:\d+:\d+ error own-throws/)]);
  expect(stopped.text).toMatch(/^NOT RUN {2}account: texts/m);
});

test('concurrent builds of sites with different custom blocks do not affect each other', async () => {
  const [one, other] = [await openCustomBlockSite(), await openCustomBlockSite()];
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

/** All files below a folder with their bytes. */
const bytesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => [relative(folder, file), readFileSync(file, 'base64')])
    .sort();

test('builds are byte-identical in another folder, behind symlinks and with a symlinked block', async () => {
  const [one, other] = [await openCustomBlockSite(), await openCustomBlockSite()];
  for (const { write } of [one, other]) {
    await write('theme/digits.ts', "import { css } from 'qiyam/parts';\nexport const shared = css`\n  order: 7;\n`;\n");
    await write(
      'blocks/account/account.tsx',
      (text) =>
        `import { shared } from '../../theme/digits.ts';\n${text.replace('{digits}', '{[digits, shared].join(" ")}').replace('type Planned', 'Planned')}`,
    );
  }
  const elsewhere = await temporaryFolder();
  await rename(join(other.folder, 'blocks/account'), join(elsewhere, 'account'));
  symlinkSync(join(elsewhere, 'account'), join(other.folder, 'blocks/account'), 'junction');
  symlinkSync(other.folder, join(elsewhere, 'site'), 'junction');
  // The tsconfig.json of a site has no effect on its build.
  await other.write('tsconfig.json', '{ "extends": "./nothing.json", "compilerOptions": { "jsx": "preserve" } }');
  const build = (folder: string, out: string) =>
    runProgram([start, 'build', '--draft', '--site', join(folder, 'site.json'), '--out', join(elsewhere, out)], folder);
  expect(await build(one.folder, 'one')).toMatchObject({ status: 0 });
  expect(await build(join(elsewhere, 'site'), 'other')).toMatchObject({ status: 0 });
  expect(bytesIn(join(elsewhere, 'other'))).toEqual(bytesIn(join(elsewhere, 'one')));
  const names = readdirSync(join(elsewhere, 'one/assets')).filter((name) => name.endsWith('.css'));
  const css = names.map((name) => readFileSync(join(elsewhere, 'one/assets', name), 'utf8')).join('');
  expect(css).toMatch(/order:\s*7/);
  // Styles of TextLink, which the block does not import.
  expect(css).not.toMatch(/vertical-align:\s*-0?\.3em/);
});

test('a program with custom blocks finds its packages with any cache folder', async () => {
  const { run } = await openCustomBlockSite();
  const { status, text } = await run('build', '--cache', await temporaryFolder());
  expect(status, text).toBe(0);
});

test('theme/ adds styles to all pages after the built-in ones, and modules for blocks', async () => {
  const { folder, run, write } = await openCustomBlockSite();
  await write(
    'theme/digits.ts',
    "import { css } from 'qiyam/parts';\n\nexport const shared = css`\n  letter-spacing: 0.0625em;\n`;\n",
  );
  await write(
    'blocks/account/account.tsx',
    (text) =>
      `import { shared } from '../../theme/digits.ts';\n${text.replace('className={digits}', "className={[digits, shared].join(' ')}")}`,
  );
  expect(await run('build', '--draft')).toMatchObject({ status: 0 });
  const sheets = readdirSync(join(folder, 'out.draft/assets')).filter((name) => name.endsWith('.css'));
  const css = sheets.map((name) => readFileSync(join(folder, 'out.draft/assets', name), 'utf8')).join('');
  expect(css).toMatch(/letter-spacing:\s*0?\.0625em/);
  const widths = [...css.matchAll(/--measure:\s*([\d.]+rem)/g)].map(([, width]) => width);
  expect(widths).toEqual(['40rem', '38rem']);
  await write('theme/base.ts', (text) => text.replace('`;', ''));
  expect(await run('check', '--language', 'en')).toEqual({
    status: 1,
    text: expect.stringMatching(/^theme\/base\.ts:\d+:\d+ error own-syntax/m),
  });
  // A site may have theme/ without blocks/.
  await write('theme/base.ts', (text) => `${text.trimEnd()}\`;\n`);
  await rename(join(folder, 'blocks'), join(folder, 'blocs'));
  await write('site.json', (text) =>
    JSON.stringify({ ...JSON.parse(text), routes: [withoutAccount(JSON.parse(text).routes[0])] }),
  );
  expect(await run('build', '--draft')).toMatchObject({ status: 0 });
});

test('errors in rendering and styles name the source file and keep the output', async () => {
  const { folder, run, write } = await openCustomBlockSite();
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

test('the preview shows the last valid version of a custom block until its source compiles again', async () => {
  const { folder, write } = await openCustomBlockSite();
  const child = spawn(process.execPath, [start, 'dev', '--port', '0', '--language', 'en'], { cwd: folder });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (data) => resolve(String(data).trim()));
      child.once('exit', (code) => reject(new Error(`It ended with ${code}.`)));
    });
    const page = async () => (await fetch(url)).text();
    const until = async (isThere: () => Promise<boolean>) => {
      for (const end = Date.now() + 600_000; Date.now() < end && !(await isThere().catch(() => false)); ) await setTimeout(500);
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
