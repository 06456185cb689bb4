import { once } from 'node:events';
import { existsSync } from 'node:fs';
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
