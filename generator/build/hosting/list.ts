import type { InMemoryFile, OutputFile } from '../../core/util/output-file.ts';
import { apache, apacheFolder } from './apache.ts';
import { caddy } from './caddy.ts';
import type { Server, StaticHost } from './host.ts';
import type { HostPlan } from './host-plan.ts';
import { nginx } from './nginx.ts';
import type { ServerOptions } from './server-options.ts';
import { netlifyAndCloudflare } from './static-hosts.ts';

/** Every server that a site can be told to: another has its file, and a name here, by which tests start it. */
export const servers = { nginx, caddy, apache, htaccess: apacheFolder } satisfies Record<string, Server>;

export type ServerName = keyof typeof servers;

/** Every host that is told by files of the site. */
const staticHosts: readonly StaticHost[] = [netlifyAndCloudflare];

/** The file of each server, by its name. */
export function serverFiles(plan: HostPlan, server: ServerOptions): Record<string, string> {
  return Object.fromEntries(Object.values(servers).map(({ file, configure }) => [file, configure(plan, server)]));
}

/** Files by which static hosts know the headers and redirects of a site. */
export function hostFiles(plan: HostPlan, files: OutputFile[]): InMemoryFile[] {
  return staticHosts.flatMap(({ notes }) => notes(plan, files));
}
