import { cp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Site } from '../../site.schema.ts';
import { fixtureSite, temporaryFolder } from './build.ts';

/** Site `variants` with former addresses that differ only in case from a page or from each other. */
export function withCapitals(site: Site): Site {
  const routes = site.routes.map((route) => (route.path === '/forms' ? { ...route, movedFrom: ['/Forms'] } : route));
  const redirects = [
    { from: '/Überblick', to: '/forms' },
    { from: '/überblick', to: '/forms' },
    { from: '/LOGIN.html', to: '/login', permanent: false },
  ];
  return { ...site, routes, redirects: [...(site.redirects ?? []), ...redirects] };
}

/** The same as a file, beside its pictures. */
export async function writeCapitals(variants: Site): Promise<string> {
  const folder = await temporaryFolder();
  await cp(join(dirname(fixtureSite('variants')), 'assets'), join(folder, 'assets'), { recursive: true });
  const siteFile = join(folder, 'site.json');
  await writeFile(siteFile, JSON.stringify(withCapitals(variants), null, 2));
  return siteFile;
}
