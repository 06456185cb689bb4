import { join, resolve } from 'node:path';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import type { DeskConfig } from '../model/config.ts';

/** Command that delivers a site. */
export interface Delivery {
  /** Arguments of the engine's start script. */
  args: string[];
  /** Folder that the command writes. */
  out: string;
}

interface DeliveryOptions {
  /** Site file of the published version. */
  siteFile: string;
  /** Folder of state; relative folders start there. */
  state: string;
  cache: string;
  language: MessageLanguage;
  /** Time that decides what is published. Milliseconds since 1970. */
  at: number;
}

type Target = DeskConfig['publish'][number];

/** Output folder if the configuration names none. */
const defaultTarget: Target = { to: 'folder', folder: 'out' };

/** Time for the option `--at`: whole seconds. */
const momentOf = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');

function deliveryOf(target: Target, index: number, { siteFile, state, cache, language, at }: DeliveryOptions): Delivery {
  const out = target.to === 'folder' ? resolve(state, target.folder) : join(state, 'published', `bucket-${index}`);
  const site = ['--site', siteFile, '--out', out, '--cache', cache, '--language', language, '--at', momentOf(at)];
  if (target.to === 'folder') return { out, args: ['build', ...site] };
  const { bucket, endpoint, prefix } = target;
  // A value that begins with dashes would be another option.
  const store = [
    `--bucket=${bucket}`,
    ...(endpoint ? [`--endpoint=${endpoint}`] : []),
    ...(prefix ? [`--prefix=${prefix}`] : []),
  ];
  return { out, args: ['publish', ...store, ...site] };
}

/** Commands that deliver a site to the configured places; without any, to the folder `out` in the folder of state. */
export const deliveriesOf = (targets: DeskConfig['publish'], options: DeliveryOptions): Delivery[] =>
  (targets.length > 0 ? targets : [defaultTarget]).map((target, index) => deliveryOf(target, index, options));
