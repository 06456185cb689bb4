import type { InMemoryFile, OutputFile } from '../../core/util/output-file.ts';
import { apache, apacheFolder } from './apache.ts';
import { caddy } from './caddy.ts';
import type { Server, StaticHost } from './host.ts';
import type { HostPlan } from './host-plan.ts';
import { nginx } from './nginx.ts';
import type { ServerOptions } from './server-options.ts';
import { netlifyAndCloudflare } from './static-hosts.ts';

/** All supported servers; tests start them by these names. */
export const servers = { nginx, caddy, apache, htaccess: apacheFolder } satisfies Record<string, Server>;

export type ServerName = keyof typeof servers;

/** All hosts that are configured by files in the output folder. */
const staticHosts: readonly StaticHost[] = [netlifyAndCloudflare];

/** Configuration of each server, by file name. */
export function serverFiles(plan: HostPlan, server: ServerOptions): Record<string, string> {
  return Object.fromEntries(Object.values(servers).map(({ file, configure }) => [file, configure(plan, server)]));
}

/** Files that configure redirects and headers of static hosts. */
export function hostFiles(plan: HostPlan, files: OutputFile[]): InMemoryFile[] {
  return staticHosts.flatMap(({ notes }) => notes(plan, files));
}
