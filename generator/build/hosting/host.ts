import type { InMemoryFile, OutputFile } from '../../core/util/output-file.ts';
import type { HostPlan } from './host-plan.ts';
import type { ServerOptions } from './server-options.ts';

/** A server that somebody runs: told by a file of its own, which `npm run hosts` writes. */
export interface Server {
  file: string;
  configure: (plan: HostPlan, server: ServerOptions) => string;
}

/** A host that is told by files beside the pages, which every build writes. */
export interface StaticHost {
  notes: (plan: HostPlan, files: OutputFile[]) => InMemoryFile[];
}
