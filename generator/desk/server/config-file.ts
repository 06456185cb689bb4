import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../core/diagnostics/errors.ts';
import { configFileName, type DeskConfig, deskConfigSchema } from '../model/config.ts';
import { problemOf, replaceSynced } from '../store/json-file.ts';

/** Values given on the command line: they replace those of the file and are kept there. */
export interface GivenConfig {
  url?: string | undefined;
  port?: number | undefined;
}

function readGiven(file: string): object {
  if (!existsSync(file)) return {};
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value === 'object' && value !== null) return value;
  } catch (error) {
    throw new UsageError('desk-config-invalid', { file, reason: problemOf(error) });
  }
  throw new UsageError('desk-config-invalid', { file, reason: '{}' });
}

/**
 * Reads the configuration of a desk, and keeps what is given newly.
 * @param state folder of state; it exists
 * @throws UsageError if the file is not valid, or the first start names no address
 */
export function readConfig(state: string, { url, port }: GivenConfig): DeskConfig {
  const file = join(state, configFileName);
  const former = readGiven(file);
  const next = { ...former, ...(url !== undefined && { url: url.replace(/\/$/, '') }), ...(port !== undefined && { port }) };
  if (!('url' in next)) throw new UsageError('desk-url-missing', { file });
  const read = deskConfigSchema.safeParse(next);
  if (!read.success) {
    const isGivenUrl = url !== undefined && read.error.issues.some(({ path: [key] }) => key === 'url');
    if (isGivenUrl) throw new UsageError('desk-url-invalid', { found: url });
    throw new UsageError('desk-config-invalid', { file, reason: problemOf(read.error) });
  }
  if (JSON.stringify(next) !== JSON.stringify(former)) replaceSynced(file, `${JSON.stringify(next, undefined, 2)}\n`);
  return read.data;
}
