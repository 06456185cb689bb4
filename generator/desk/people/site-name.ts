import { readFileSync, statSync } from 'node:fs';
import type { Project } from '../../core/util/project.ts';

const last = new Map<string, { mtimeMs: number; size: number; name: string }>();

/** Name in a site file; empty if there is none. */
function readName(siteFile: string): string {
  try {
    const name: unknown = JSON.parse(readFileSync(siteFile, 'utf8'))?.site?.name;
    return typeof name === 'string' ? name : '';
  } catch {
    return '';
  }
}

/** Name of the site, from its file; read again when the file changed. Empty if it cannot be read. */
export function siteName({ siteFile }: Pick<Project, 'siteFile'>): string {
  const stat = statSync(siteFile, { throwIfNoEntry: false });
  if (!stat) return '';
  const { mtimeMs, size } = stat;
  const former = last.get(siteFile);
  if (former && former.mtimeMs === mtimeMs && former.size === size) return former.name;
  const name = readName(siteFile);
  last.set(siteFile, { mtimeMs, size, name });
  return name;
}
