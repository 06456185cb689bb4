import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openProject } from '../../../generator/core/util/project.ts';
import { deskConfigSchema } from '../../../generator/desk/model/config.ts';
import { startDesk } from '../../../generator/desk/server/start-desk.ts';
import { temporaryFolder } from '../../support/build.ts';
import { deskUrl } from '../../support/desk.ts';
import { copiedSite } from '../../support/edit-client.ts';
import { engine } from '../../support/environment.ts';
import { addPage, publishedSite } from '../../support/published-site.ts';

const idle = {
  editor: { forward: async () => undefined, close: async () => undefined },
  publisher: { state: () => ({}), request: () => undefined, close: async () => undefined },
};

test('a desk removes the locks of git processes that were killed with it', async () => {
  const { desk, project, state } = await publishedSite();
  for (const name of ['index', 'HEAD', 'refs/heads/main', 'refs/remotes/origin/main'])
    writeFileSync(join(desk.folder, '.git', `${name}.lock`), '');
  const config = deskConfigSchema.parse({ url: deskUrl, port: 0 });
  const { close } = await startDesk({ state, engine, language: 'ar', config, project, processes: idle });
  desk.edit(addPage('/after'));
  const commit = desk.publish();
  expect(desk.git('rev-parse', 'origin/main')).toBe(commit);
  await close();
});

test('a desk whose port is in use ends its processes and unlocks its folder', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const state = join(await temporaryFolder(), 'state');
  const [endEditor, endPublisher] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  const started = startDesk({
    ...{ state, engine, language: 'ar' },
    config: deskConfigSchema.parse({ url: deskUrl, port }),
    project: openProject(await copiedSite('smallest')),
    processes: {
      editor: { forward: async () => undefined, close: endEditor },
      publisher: { state: () => ({}), request: () => undefined, close: endPublisher },
    },
  });
  await expect(started).rejects.toThrow(String(port));
  expect([endEditor, endPublisher].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(existsSync(join(state, 'lock'))).toBe(false);
  other.close();
});
