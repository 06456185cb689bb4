import { cp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildSite } from '../../generator/build/build.ts';
import { planHost } from '../../generator/build/hosting/host-plan.ts';
import { serveSite } from '../../generator/build/hosting/preview.ts';
import { siteOf } from '../../generator/content/site/defaults.ts';
import { openProject } from '../../generator/core/util/project.ts';
import { fixtureSite, temporaryFolder } from './build.ts';
import { machine } from './environment.ts';
import { freePort } from './free-port.ts';
import { openReceivedDesk, type ReceivedDesk, siteWith } from './received-desk.ts';

/** Site that is served with its headers, and the desk that its forms are sent to. */
export interface ReceivedSite {
  url: string;
  desk: ReceivedDesk;
  close: () => Promise<void>;
}

/** Builds and serves a site with blocks, and starts its desk. */
export async function openReceivedSite(
  blocks: readonly object[],
  strips: readonly object[],
  changes: object = {},
): Promise<ReceivedSite> {
  const address = `http://127.0.0.1:${await freePort()}`;
  const content = siteWith(blocks, strips, { desk: { url: address }, ...changes });
  const folder = await temporaryFolder();
  await cp(dirname(fixtureSite('minimal')), folder, { recursive: true });
  await writeFile(join(folder, 'site.json'), JSON.stringify(content));
  await buildSite({ project: openProject(join(folder, 'site.json'), join(folder, 'out')) }, machine);
  const plan = planHost(siteOf({ value: content }));
  const server = await serveSite({ outDir: join(folder, 'out'), plan, port: 0, isSecure: false });
  const desk = await openReceivedDesk(content, { address, clock: Date.now });
  desk.forms.origin = new URL(server.url).origin;
  return {
    url: server.url,
    desk,
    close: async () => {
      await server.close();
      await desk.close();
    },
  };
}
