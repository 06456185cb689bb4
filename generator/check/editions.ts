import { checkLanguages, hasHome } from '../content/locales/check-languages.ts';
import type { Edition } from '../content/locales/edition.ts';
import { type Editions, mergeEditionDiagnostics } from '../content/locales/editions.ts';
import type { RawDiagnostic } from '../core/diagnostics/diagnostics.ts';
import { toPointer } from '../core/json/path.ts';
import { checkRedirectsOfEditions } from './editions-redirects.ts';
import type { EditionEvaluation, Evaluation } from './evaluate.ts';

/**
 * What an edition says of its language is said of that in the list of languages. A font without the letters of the default
 * language is of no use; without those of another, pages in that one do without it.
 */
function toLanguageDiagnostic(diagnostic: RawDiagnostic, { language: { tag }, isFirst }: Edition, index: number): RawDiagnostic {
  const { code, parameters } = diagnostic;
  if (code === 'proposed-words' || code === 'missing-words') return { ...diagnostic, path: ['site', 'languages', index] };
  if (isFirst || code !== 'unusable-font' || parameters?.expected !== 'letters') return diagnostic;
  return { ...diagnostic, code: 'edition-font', parameters: { found: String(parameters.found), list: [tag] } };
}

/** Whether another edition has what one lacks: the same block with something to show. */
function isShownElsewhere(
  { code, path }: RawDiagnostic,
  edition: Edition,
  others: readonly { edition: Edition; places: Set<string> }[],
) {
  if (code !== 'no-pages') return false;
  const place = edition.toFile(path);
  return others.some(({ edition: other, places }) => {
    const there = other.toEdition(place);
    return there.length === place.length && !places.has(toPointer(there));
  });
}

interface FileContext {
  /** Undefined where it is in one language. */
  all: Editions | undefined;
  /** What the file says. */
  site: () => unknown;
  /** Nothing of it was lost to a fault of syntax. */
  isWhole: boolean;
}

/** What is to be said of a file by what is to be said of its editions, the default first, and of its languages. */
export function mergeEvaluations(evaluations: readonly EditionEvaluation[], { all, site, isWhole }: FileContext): Evaluation {
  const [only = { faults: [], findings: [] }] = evaluations;
  if (!all) return only;
  const empty = all.editions.map((edition, index) => {
    const diagnostics = (evaluations[index]?.findings ?? []).filter(({ code }) => code === 'no-pages');
    return { edition, places: new Set(diagnostics.map(({ path }) => toPointer(path))) };
  });
  const ofEach = (key: keyof Evaluation) =>
    mergeEditionDiagnostics(
      all.editions.map((edition, index) => {
        // What else is wrong where nothing leads to follows from that.
        const own = hasHome(edition) ? (evaluations[index]?.[key] ?? []) : [];
        const diagnostics = own.filter((one) => !isShownElsewhere(one, edition, empty));
        return { edition, findings: diagnostics.map((one) => toLanguageDiagnostic(one, edition, index)) };
      }),
    );
  const redirects = checkRedirectsOfEditions(
    site(),
    all,
    evaluations.map(({ facts: summary }) => summary),
  );
  return { faults: ofEach('faults'), findings: [...checkLanguages(site(), all, isWhole), ...redirects, ...ofEach('findings')] };
}
