import type { OutputFile, SiteFile } from '../common/output-file.ts';
import { apache, apacheFolder } from './apache.ts';
import { caddy } from './caddy.ts';
import type { Host } from './host.ts';
import type { HostPlan } from './host-plan.ts';
import { nginx } from './nginx.ts';
import type { ServerOptions } from './server-options.ts';
import { netlifyAndCloudflare } from './static-hosts.ts';

/** Every kind of host that a site can be told to: another has its file, and a line here. */
const hosts: readonly Host[] = [nginx, caddy, apache, apacheFolder, netlifyAndCloudflare];

/** The file of each server, by its name. */
export function serverFiles(plan: HostPlan, server: ServerOptions): Record<string, string> {
  const made = hosts.flatMap((host) => (host.is === 'server' ? [[host.file, host.configure(plan, server)] as const] : []));
  return Object.fromEntries(made);
}

/** Files by which static hosts know the headers and redirects of a site. */
export function hostFiles(plan: HostPlan, files: SiteFile[]): OutputFile[] {
  return hosts.flatMap((host) => (host.is === 'static' ? host.notes(plan, files) : []));
}
