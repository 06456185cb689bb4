import { spawn } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openStore } from '../../../../generator/build/publish/store.ts';
import { fixtureSite, temporaryFolder } from '../../../support/build.ts';
import { credentials, startStore, type TestStore } from '../../../support/object-store.ts';
import { projectRoot } from '../../../support/project-root.ts';

let folder: string;
let store: TestStore;
beforeAll(async () => {
  for (const [name, value] of Object.entries(credentials)) vi.stubEnv(name, value);
  folder = await temporaryFolder();
  await cp(dirname(fixtureSite('minimal')), folder, { recursive: true });
  store = await startStore();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await store.close();
});

/** Hides credentials of the user and of a cloud machine. */
const environment = {
  PATH: process.env.PATH,
  HOME: '/nowhere',
  AWS_EC2_METADATA_DISABLED: 'true',
  AWS_MAX_ATTEMPTS: '1',
  AWS_REGION: 'us-east-1',
};

function command(args: string[], env: Record<string, string> = credentials) {
  const child = spawn(
    process.execPath,
    [
      'generator/cli/start.mjs',
      'publish',
      '--site',
      join(folder, 'site.json'),
      '--out',
      join(folder, 'out'),
      '--language',
      'en',
      ...args,
    ],
    { cwd: projectRoot, env: { ...environment, ...env } as NodeJS.ProcessEnv },
  );
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (data) => {
    output += data;
  });
  child.stderr.setEncoding('utf8').on('data', (data) => {
    errors += data;
  });
  return new Promise<{ code: number | null; output: string; errors: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output, errors }));
  });
}

const toStore = (...more: string[]) => ['--bucket', 'site', '--endpoint', store.endpoint, ...more];

describe('npm run publish:s3', () => {
  test('builds and publishes, then sends nothing, then only changed pages', async () => {
    const dry = await command(toStore('--dry-run'));
    expect([dry.code, dry.output]).toEqual([0, expect.stringMatching(/would send \d+ of \d+ objects/)]);
    expect(store.writes).toEqual([]);

    const first = await command(toStore());
    expect([first.code, first.errors]).toEqual([0, expect.stringContaining('warning')]);
    expect(first.output).toMatch(/\nsent (\d+) of \1 objects \(\d+ KB\), deleted 0\n$/);
    const home = await store.visit('/');
    expect([home.status, home.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const [, asset] = /href="(\/assets\/site\.[^"]+)"/.exec(home.body.toString()) ?? [];
    expect((await store.visit(asset ?? '')).headers['cache-control']).toContain('immutable');

    expect((await command(toStore('--prune'))).output).toMatch(/^sent 0 of \d+ objects \(0 KB\), deleted 0\n$/);

    const file = join(folder, 'site.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('"انتقل إلى المحتوى"', '"إلى المحتوى"'));
    const { output } = await command(toStore());
    await writeFile(file, text);
    expect(output).toMatch(/^\+ 404\.html\n\+ index\.html\nsent 2 of |^\+ index\.html\n\+ 404\.html\nsent 2 of /);
  });

  test('continues with a message when the record in the bucket is invalid', async () => {
    const direct = await openStore({ bucket: 'site', endpoint: store.endpoint });
    await direct.put({ key: '.published.json', body: Buffer.from('null'), contentType: '', cacheControl: '' });
    const { code, output, errors } = await command(toStore());
    expect(code).toBe(0);
    expect(errors).toMatch(/^\.published\.json in the bucket was not written by this command: everything is sent again/m);
    expect(errors).not.toMatch(/\bat .*:\d+:\d+|node:internal|TypeError/);
    expect(output).toMatch(/\nsent (\d+) of \1 objects .*, as \.published\.json could not be read\n$/);
  });

  test('exits with code 2 and a message when the store refuses, without a stack trace', async () => {
    const cases = [
      { args: toStore(), env: {}, message: /Could not load credentials.*AWS_ACCESS_KEY_ID/ },
      { args: ['--bucket', 'site', '--endpoint', 'ftp://a'], message: /--endpoint takes/ },
      { args: toStore('--keep-days', 'many'), message: /--keep-days takes/ },
      { args: [], message: /--bucket is required/ },
      { args: ['--buckets', 'site'], message: /no option "--buckets"\. Did you mean "--bucket"/ },
    ];
    for (const { args, env, message } of cases) {
      const { code, errors } = await command(args, env);
      expect([code, errors]).toEqual([2, expect.stringMatching(message)]);
      expect(errors).not.toMatch(/^ {4}at /m);
    }
  });

  test('exits with code 1 and sends nothing when the content is invalid', async () => {
    const before = store.writes.length;
    const { code, errors } = await command([...toStore(), '--strict']);
    expect([code, errors]).toEqual([1, expect.stringContaining('placeholder')]);
    expect(store.writes).toHaveLength(before);
  });

  test('prints the headers as a CloudFront response headers policy', async () => {
    const { code, output } = await command(['--print-headers']);
    const { Name, SecurityHeadersConfig: own, CustomHeadersConfig: others } = JSON.parse(output);
    expect([code, Name]).toEqual([0, 'www-example-com-headers']);
    expect(own.ContentSecurityPolicy.ContentSecurityPolicy).toContain("default-src 'none'");
    expect(own.StrictTransportSecurity).toEqual({
      Override: true,
      AccessControlMaxAgeSec: 63072000,
      IncludeSubdomains: true,
      Preload: false,
    });
    expect(own.ReferrerPolicy.ReferrerPolicy).toBe('strict-origin-when-cross-origin');
    const names = others.Items.map(({ Header }: { Header: string }) => Header);
    expect(others.Quantity).toBe(names.length);
    expect(names).toContain('Permissions-Policy');
    expect(names).not.toContain('Content-Security-Policy');
  });
});
