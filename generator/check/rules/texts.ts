import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';
import { descriptionLength } from '../../../templates/schema/rules.ts';
import { isToBeWritten } from '../../content/site/samples.ts';
import { plainWords } from '../../content/text/inline/read.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import type { Path } from '../../core/json/path.ts';
import type { ContentText, SiteView } from '../facts/site-view.ts';

/** Length in user-perceived characters: marks belong to their letter. */
function lengthOf(text: string): number {
  const letters = text.replaceAll(/\p{M}/gu, '');
  return letters.length - (letters.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}

interface LengthLimit {
  maxLength: number;
  /** Term for the text in messages. */
  name: string;
}

const limits: Record<string, LengthLimit> = {
  route: { maxLength: 60, name: 'text-title' },
  heading: { maxLength: 90, name: 'text-heading' },
  cardTitle: { maxLength: 60, name: 'text-card-title' },
  cardDescription: { maxLength: 200, name: 'text-card-description' },
  postTitle: { maxLength: 90, name: 'text-post-title' },
  label: { maxLength: 40, name: 'text-label' },
};

/** Length limit for a path; undefined if there is none. */
function limitOf(path: Path): LengthLimit | undefined {
  const [top, , third] = path;
  const key = path.at(-1);
  const parent = path.at(-2);
  const isInCard = top === 'collections' && third === 'cards' && path.length === 5;
  if (top === 'collections' && third === 'posts' && path.length === 5 && key === 'title') return limits.postTitle;
  if (isInCard && key === 'title') return limits.cardTitle;
  if (isInCard && key === 'description') return limits.cardDescription;
  if (key === 'title' && (top === 'notFound' ? path.length === 2 : top === 'routes' && path.length === 3)) return limits.route;
  if (key === 'heading') return limits.heading;
  const isButton = parent === 'action' || path.at(-3) === 'actions' || (top === 'header' && path[1] === 'links');
  return (key === 'label' && isButton) || key === 'submit' ? limits.label : undefined;
}

const shortest = Math.min(...Object.values(limits).map(({ maxLength }) => maxLength));

/** Keys that `limitOf` has limits for. */
const limited = new Set<string | number>(['title', 'description', 'summary', 'heading', 'label', 'submit']);

/** Quick test: whether a text may exceed a limit or has a minimum length. */
function mayExceedLimit({ value, key }: ContentText): boolean {
  if (key === 'description' || key === 'summary') return true;
  return value.length > shortest && limited.has(key);
}

/** Whether search engines use the text as the description of a page. */
function isDescription(path: Path): boolean {
  const [top, , third] = path;
  if (top === 'collections') return path.length === 3 ? third === 'description' : third === 'posts' && path[4] === 'summary';
  return top === 'routes' && path.length === 3 && third === 'description';
}

/** Texts that are too long for their place, and descriptions that search engines truncate or find too short. */
export function checkTexts({ texts }: SiteView): RawDiagnostic[] {
  return texts.filter(mayExceedLimit).flatMap(({ value, path, kind }): RawDiagnostic[] => {
    if (isDescription(path)) {
      const count = lengthOf(value);
      const isShort = count < descriptionLength.least;
      if (count === 0 || !(isShort || count > descriptionLength.most) || isToBeWritten(value)) return [];
      const found = path.at(-1) === 'summary' ? 'text-summary' : path[0] === 'collections' ? 'text-list' : 'text-page';
      return [{ code: 'description-length', path, parameters: { found, count } }];
    }
    const limit = limitOf(path);
    // A text has at most as many characters as code units, so most need no counting.
    if (!limit || value.length <= limit.maxLength) return [];
    const count = lengthOf(fieldRoleOf(kind).hasMarks ? plainWords(value) : value);
    if (count <= limit.maxLength) return [];
    return [{ code: 'long-text', path, parameters: { found: limit.name, expected: String(limit.maxLength), count } }];
  });
}
