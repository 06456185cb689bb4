import { descriptorOf } from '../../../templates/blocks/descriptors.ts';
import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';
import { isMissingDescription, isSample, isSampleFile, isToBeWritten } from '../../content/site/samples.ts';
import { isHidden } from '../../content/site/shown-blocks.ts';
import { keyAssumption, startAssumption, typesAssumption, valueAssumption } from '../../core/diagnostics/cause-links.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import type { Path } from '../../core/json/path.ts';
import { get, items } from '../../core/json/walk.ts';
import { isStrip, type SiteView } from '../facts/site-view.ts';

/** A breadcrumb starts at the home page, and all its items except the last are links. */
export function checkBreadcrumbs({ pages }: SiteView): RawDiagnostic[] {
  return pages.flatMap(({ value, path, route }) => {
    const breadcrumb = items(get(value, 'breadcrumb'));
    const diagnostics: RawDiagnostic[] = [];
    const [first] = breadcrumb;
    const startsAtHome = get(first, 'href') === '/' || (route === '/' && breadcrumb.length === 1);
    if (first !== undefined && !startsAtHome) {
      // If the target is wrong, whether that page exists does not matter.
      const target = [...path, 'breadcrumb', 0, 'href'];
      const assumes = [
        keyAssumption([...path, 'breadcrumb', 0], 'href'),
        valueAssumption(target),
        valueAssumption([...path, 'path']),
      ];
      diagnostics.push({
        code: 'breadcrumb-start',
        path: [...path, 'breadcrumb', 0],
        assumes,
        invalidates: [startAssumption(target)],
      });
    }
    breadcrumb.slice(0, -1).forEach((item, index) => {
      if (index > 0 && get(item, 'href') === undefined) {
        const place = [...path, 'breadcrumb', index];
        diagnostics.push({ code: 'breadcrumb-item', path: place, assumes: [keyAssumption(place, 'href')] });
      }
    });
    return diagnostics;
  });
}

/** Whether a block contains the title of its page; the block may be invalid. */
export function isTitle(block: unknown): boolean {
  return descriptorOf(get(block, 'type'))?.isTitle?.(block) === true;
}

/**
 * A page has one h1, and it comes first. Levels below it are always valid: a section renders its h2 and h3s, and a card-grid
 * without a heading renders its cards as h2.
 */
export function checkTitles({ pages: all }: SiteView): RawDiagnostic[] {
  const pages = all.filter((page) => !isStrip(page));
  return pages.flatMap(({ blocks: all, path: page }) => {
    const blocks = all.filter(({ value }) => !isHidden(value));
    const titled = blocks.filter(({ value }) => isTitle(value));
    const [first] = blocks;
    const [title, second] = titled;
    if (!first) return all[0] ? [{ code: 'page-title', path: all[0].path, parameters: { found: 'no-title' } }] : [];
    // A block with a misspelt type may be the missing title.
    const assumes = [typesAssumption(page)];
    const diagnostic = (path: Path, found: string): RawDiagnostic => ({
      code: 'page-title',
      path,
      parameters: { found },
      assumes,
    });
    if (!title) return [diagnostic(first.path, 'no-title')];
    if (second) return [diagnostic(second.path, String(titled.length))];
    return title === first ? [] : [diagnostic(title.path, 'late-title')];
  });
}

/** Whether `…` may mark an omission: in quotations, table cells and interface texts. */
const mayBeOmission = (path: Path): boolean =>
  path.some((key, index) =>
    key === 'text' ? typeof path[index + 1] === 'number' : key === 'rows' || key === 'total' || key === 'labels',
  );

/** Values marked as placeholders, and sample content. */
export function checkPlaceholders({ placeholders, texts, sources }: SiteView): RawDiagnostic[] {
  return [
    ...placeholders.map((path): RawDiagnostic => ({ code: 'placeholder', path })),
    ...texts.flatMap(({ value, path }): RawDiagnostic[] => (isSample(value) ? [{ code: 'sample-text', path }] : [])),
    ...texts.flatMap(({ value, path, key, kind }): RawDiagnostic[] => {
      if (isMissingDescription(value, key)) return [{ code: 'to-be-written', path }];
      return isToBeWritten(value) && fieldRoleOf(kind).textRole !== false && !mayBeOmission(path)
        ? [{ code: 'mark-shown', path }]
        : [];
    }),
    ...sources.flatMap(({ value, path }): RawDiagnostic[] => (isSampleFile(value) ? [{ code: 'sample-file', path }] : [])),
  ];
}
