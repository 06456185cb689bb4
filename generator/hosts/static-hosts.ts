import { filesFolder } from '../../templates/files/file-kinds.ts';
import type { OutputFile, SiteFile } from '../output/output-file.ts';
import { cacheControl, caching, hashedFolder } from './headers.ts';
import type { HostPlan } from './host-plan.ts';
import { dispositionOf, mediaTypeOf } from './media-types.ts';

/** Header rules that Cloudflare Pages reads of a file; Netlify reads more. */
const mostRules = 100;

/**
 * `_headers` for Netlify and Cloudflare Pages. Both add up the rules that fit an address, so no header stands in two of
 * them; pages carry no Cache-Control here, as both ask again for them by themselves.
 */
function headersFile({ base, headers }: HostPlan, files: SiteFile[]): OutputFile {
  const named = files.map(({ path }) => path).filter((path) => cacheControl(path) === caching.named);
  // An extension that no host has a type for.
  const ownTypes = files.map(({ path }) => path).filter((path) => path.endsWith('.rules'));
  // Not every host has a type for each kind of file.
  const published = files.map(({ path }) => path).filter((path) => path.startsWith(filesFolder) && !path.endsWith('.html'));
  const rules = [
    [`${base}*`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)],
    [`${base}${hashedFolder}*`, `  Cache-Control: ${caching.hashed}`],
    ...ownTypes.map((path) => [encodeURI(base + path), `  Content-Type: ${mediaTypeOf(path)}`]),
    ...published.sort().map((path) => {
      const disposition = dispositionOf(path);
      const lines = [`  Content-Type: ${mediaTypeOf(path)}`, ...(disposition ? [`  Content-Disposition: ${disposition}`] : [])];
      return [encodeURI(base + path), ...lines];
    }),
    ...named.sort().map((path) => [encodeURI(base + path), `  Cache-Control: ${caching.named}`]),
  ];
  return { path: '_headers', content: `${rules.slice(0, mostRules).flat().join('\n')}\n` };
}

/** `_redirects` for Netlify and Cloudflare Pages: both keep the query, and both want addresses encoded. */
function redirectsFile({ redirects }: HostPlan): OutputFile[] {
  const lines = redirects.flatMap(({ from, to, fragment, status }) =>
    from.map((path) => `${encodeURI(path)} ${to}${fragment} ${status}`),
  );
  return lines.length > 0 ? [{ path: '_redirects', content: `${lines.join('\n')}\n` }] : [];
}

/** Files by which static hosts know the headers and redirects of a site. */
export function hostFiles(plan: HostPlan, files: SiteFile[]): OutputFile[] {
  return [headersFile(plan, files), ...redirectsFile(plan)];
}
