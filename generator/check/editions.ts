import { checkLanguages, hasHome } from '../content/locales/check-languages.ts';
import type { Edition } from '../content/locales/edition.ts';
import { type Editions, mergeEditionDiagnostics } from '../content/locales/editions.ts';
import type { RawDiagnostic } from '../core/diagnostics/diagnostics.ts';
import { toPointer } from '../core/json/path.ts';
import { checkRedirectsOfEditions } from './editions-redirects.ts';
import type { EditionEvaluation, Evaluation } from './evaluate.ts';

/**
 * Moves diagnostics about the language of an edition to its item in the list of languages. A font without the letters of the
 * default language is an error there; in other languages pages fall back to another font.
 */
function toLanguageDiagnostic(diagnostic: RawDiagnostic, { language: { tag }, isFirst }: Edition, index: number): RawDiagnostic {
  const { code, parameters } = diagnostic;
  if (code === 'proposed-words' || code === 'missing-words') return { ...diagnostic, path: ['site', 'languages', index] };
  if (isFirst || code !== 'unusable-font' || parameters?.expected !== 'letters') return diagnostic;
  return { ...diagnostic, code: 'edition-font', parameters: { found: String(parameters.found), list: [tag] } };
}

/** Whether another edition has the same block with something to show. */
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
  /** Undefined for a site in one language. */
  all: Editions | undefined;
  /** Content of the file. */
  site: () => unknown;
  /** No content was lost to a syntax error. */
  isWhole: boolean;
}

/** Merges the diagnostics of all editions, the default first, and adds those about languages and redirects. */
export function mergeEvaluations(evaluations: readonly EditionEvaluation[], { all, site, isWhole }: FileContext): Evaluation {
  const [only = { schemaDiagnostics: [], ruleDiagnostics: [] }] = evaluations;
  if (!all) return only;
  const empty = all.editions.map((edition, index) => {
    const diagnostics = (evaluations[index]?.ruleDiagnostics ?? []).filter(({ code }) => code === 'no-pages');
    return { edition, places: new Set(diagnostics.map(({ path }) => toPointer(path))) };
  });
  const ofEach = (key: keyof Evaluation) =>
    mergeEditionDiagnostics(
      all.editions.map((edition, index) => {
        // If an edition has no home page, its other diagnostics follow from that.
        const own = hasHome(edition) ? (evaluations[index]?.[key] ?? []) : [];
        const diagnostics = own.filter((one) => !isShownElsewhere(one, edition, empty));
        return { edition, diagnostics: diagnostics.map((one) => toLanguageDiagnostic(one, edition, index)) };
      }),
    );
  const redirects = checkRedirectsOfEditions(
    site(),
    all,
    evaluations.map(({ summary }) => summary),
  );
  return {
    schemaDiagnostics: ofEach('schemaDiagnostics'),
    ruleDiagnostics: [...checkLanguages(site(), all, isWhole), ...redirects, ...ofEach('ruleDiagnostics')],
  };
}
