import type { InMemoryFile, OutputFile } from '../../core/util/output-file.ts';
import type { HostPlan } from './host-plan.ts';
import type { ServerOptions } from './server-options.ts';

/** Web server configured by a file that `npm run hosts` writes. */
export interface Server {
  file: string;
  configure: (plan: HostPlan, server: ServerOptions) => string;
}

/** Static host configured by files in the output folder, which every build writes. */
export interface StaticHost {
  notes: (plan: HostPlan, files: OutputFile[]) => InMemoryFile[];
}
