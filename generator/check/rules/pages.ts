import { descriptorOf } from '../../../templates/blocks/descriptors.ts';
import { aboutKind } from '../../../templates/schema/kind-table.ts';
import { isMissingDescription, isSample, isSampleFile, isToBeWritten } from '../../content/site/samples.ts';
import { isHidden } from '../../content/site/shown-blocks.ts';
import type { Finding } from '../../core/diagnostics/diagnostics.ts';
import { keyFact, startFact, typesFact, valueFact } from '../../core/diagnostics/ties.ts';
import type { Path } from '../../core/json/path.ts';
import { get, items } from '../../core/json/walk.ts';
import { isStrip, type SiteView } from '../facts/site-view.ts';

/** A breadcrumb starts at home, and all its items but the last lead somewhere. */
export function checkBreadcrumbs({ pages }: SiteView): Finding[] {
  return pages.flatMap(({ value, path, route }) => {
    const breadcrumb = items(get(value, 'breadcrumb'));
    const findings: Finding[] = [];
    const [first] = breadcrumb;
    const startsAtHome = get(first, 'href') === '/' || (route === '/' && breadcrumb.length === 1);
    if (first !== undefined && !startsAtHome) {
      // What the first item leads to is wrong already, whether there is such a page or not.
      const target = [...path, 'breadcrumb', 0, 'href'];
      const relies = [keyFact([...path, 'breadcrumb', 0], 'href'), valueFact(target), valueFact([...path, 'path'])];
      findings.push({ code: 'breadcrumb-start', path: [...path, 'breadcrumb', 0], relies, doubts: [startFact(target)] });
    }
    breadcrumb.slice(0, -1).forEach((item, index) => {
      if (index > 0 && get(item, 'href') === undefined) {
        const place = [...path, 'breadcrumb', index];
        findings.push({ code: 'breadcrumb-item', path: place, relies: [keyFact(place, 'href')] });
      }
    });
    return findings;
  });
}

/** Whether a block gives its page the title; what it holds may be wrong in any way. */
export function isTitle(block: unknown): boolean {
  return descriptorOf(get(block, 'type'))?.isTitle?.(block) === true;
}

/**
 * A page has one h1, and it comes first. Below it levels cannot break: a section brings its h2 with its h3s, and a
 * card-grid without a heading makes its cards h2.
 */
export function checkTitles({ pages: all }: SiteView): Finding[] {
  const pages = all.filter((page) => !isStrip(page));
  return pages.flatMap(({ blocks: all, path: page }) => {
    const blocks = all.filter(({ value }) => !isHidden(value));
    const titled = blocks.filter(({ value }) => isTitle(value));
    const [first] = blocks;
    const [title, second] = titled;
    if (!first) return all[0] ? [{ code: 'page-title', path: all[0].path, parameters: { found: 'no-title' } }] : [];
    // A block whose type is misspelt may be the title that seems to be missing.
    const relies = [typesFact(page)];
    const finding = (path: Path, found: string): Finding => ({ code: 'page-title', path, parameters: { found }, relies });
    if (!title) return [finding(first.path, 'no-title')];
    if (second) return [finding(second.path, String(titled.length))];
    return title === first ? [] : [finding(title.path, 'late-title')];
  });
}

/** Whether `…` may say that something is left out: in a quotation, in the cells of a table, in words of the interface. */
const mayBeOmission = (path: Path): boolean =>
  path.some((key, index) =>
    key === 'text' ? typeof path[index + 1] === 'number' : key === 'rows' || key === 'total' || key === 'labels',
  );

/** Values that are said to be provisional, samples in the place of what nobody has written, and an address that is plainly an example. */
export function checkPlaceholders({ site, placeholders, texts, sources }: SiteView): Finding[] {
  const findings = [
    ...placeholders.map((path): Finding => ({ code: 'placeholder', path })),
    ...texts.flatMap(({ value, path }): Finding[] => (isSample(value) ? [{ code: 'sample-text', path }] : [])),
    ...texts.flatMap(({ value, path, key, kind }): Finding[] => {
      if (isMissingDescription(value, key)) return [{ code: 'to-be-written', path }];
      return isToBeWritten(value) && aboutKind(kind).words !== false && !mayBeOmission(path)
        ? [{ code: 'mark-shown', path }]
        : [];
    }),
    ...sources.flatMap(({ value, path }): Finding[] => (isSampleFile(value) ? [{ code: 'sample-file', path }] : [])),
  ];
  const url = get(get(site, 'site'), 'url');
  // RFC 2606 and RFC 6761 reserve these names: nobody's real site has them.
  const isExample = /^https:\/\/(?:[^/]*\.)?(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)(?:[:/]|$)/;
  if (typeof url === 'string' && isExample.test(url)) {
    findings.push({ code: 'placeholder-url', path: ['site', 'url'], parameters: { found: url } });
  }
  return findings;
}
