import { join } from 'node:path';
import { openProject } from '../../generator/core/util/project.ts';
import { type DeskConfig, deskConfigSchema } from '../../generator/desk/model/config.ts';
import type { Desk, EditorProcess, Publisher } from '../../generator/desk/model/desk.ts';
import { startDesk } from '../../generator/desk/server/start-desk.ts';
import { temporaryFolder } from './build.ts';
import { copiedSite } from './edit-client.ts';
import { engine } from './environment.ts';
import { freePort } from './free-port.ts';

/** Desk that a browser opens on localhost, where passkeys work without TLS. */
export interface BrowserDesk {
  desk: Desk;
  /** With a slash at the end. */
  home: string;
  close: () => Promise<void>;
}

const editor: EditorProcess = {
  forward: async (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!DOCTYPE html><title>editor</title>');
  },
  close: async () => undefined,
};

const publisher: Publisher = { state: () => ({}), request: () => undefined, close: async () => undefined };

/** Starts a desk for a fixture, without its child processes. */
export async function startBrowserDesk(config: Partial<DeskConfig> = {}): Promise<BrowserDesk> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { desk, close } = await startDesk({
    ...{ state: join(await temporaryFolder(), 'state'), engine, language: 'ar', processes: { editor, publisher } },
    config: deskConfigSchema.parse({ url, port, ...config }),
    project: openProject(await copiedSite('smallest')),
  });
  return { desk, home: `${url}/`, close };
}
