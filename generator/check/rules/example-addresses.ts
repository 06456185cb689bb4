import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';
import { isExampleAddress } from '../../content/site/example-address.ts';
import { reachOf } from '../../content/site/link-repair.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { type Path, toPointer } from '../../core/json/path.ts';
import { get } from '../../core/json/walk.ts';
import type { LocatedValue, SiteView } from '../facts/site-view.ts';
import { addressFields } from './addresses.ts';

/** E-mail addresses that are the whole of a plain text; texts of the interface give examples. */
const emails = ({ texts }: SiteView) =>
  texts.filter(({ kind, value, path }) => {
    const { textRole, hasMarks } = fieldRoleOf(kind);
    return textRole === 'visible' && !hasMarks && value.includes('@') && !(path[0] === 'site' && path[1] === 'labels');
  });

/** Returns a function that tells whether a value, or the object of its languages, is marked as a placeholder. */
function createMarkFinder({ placeholders }: SiteView): (path: Path) => boolean {
  const marked = new Set(placeholders.map(toPointer));
  return (path) => marked.has(toPointer(path.slice(0, -1))) || marked.has(toPointer(path.slice(0, -2)));
}

/** Addresses of forms, links and services at names that are reserved for examples: what visitors send there is lost. */
export function checkExampleAddresses(view: SiteView): RawDiagnostic[] {
  const url = get(get(view.site, 'site'), 'url');
  const isMarked = createMarkFinder(view);
  // Links to the reader's own machine are reported as private addresses.
  const links = view.hrefs.filter(({ value }) => reachOf(value) !== 'computer');
  const all: LocatedValue<string>[] = [...links, ...addressFields(view), ...emails(view)];
  const found = all.filter(({ value, path }) => isExampleAddress(value) && !isMarked(path));
  return [
    ...(typeof url === 'string' && isExampleAddress(url)
      ? [{ code: 'placeholder-url' as const, path: ['site', 'url'], parameters: { found: url, expected: 'site' } }]
      : []),
    ...found.map(({ value, path, textIndex }): RawDiagnostic => {
      const place = textIndex === undefined ? { path } : { path, textIndex };
      return { code: 'placeholder-url', ...place, parameters: { found: value } };
    }),
  ];
}
