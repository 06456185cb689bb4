import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostPlan } from './host-plan.ts';
import { redirectsFile } from './static-hosts.ts';

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Whether the redirects and headers that a build has written for hosts match a plan. */
export function matchesBuild(plan: HostPlan, outDir: string): boolean {
  const headers = read(join(outDir, '_headers'));
  const [redirects] = redirectsFile(plan);
  return (
    read(join(outDir, '_redirects')) === (redirects?.content ?? '') &&
    Object.entries(plan.headers).every(([name, value]) => headers.includes(`${name}: ${value}\n`))
  );
}
