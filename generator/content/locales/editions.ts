import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { toPointer } from '../../core/json/path.ts';
import { get } from '../../core/json/walk.ts';
import { hashBytes } from '../../core/util/hash.ts';
import { type Directory, readDirectory } from './addresses.ts';
import { type Edition, editionOf } from './edition.ts';
import { languagesOf, type SiteLanguage } from './languages.ts';

/** A site in several languages, with its editions. */
export interface Editions {
  languages: readonly SiteLanguage[];
  directory: Directory;
  /** In the order of the languages, the default first. */
  editions: readonly Edition[];
}

/** The editions of a site; undefined if it has one language, and the file is its only edition. Pure. */
export function editionsOf(site: unknown): Editions | undefined {
  const languages = languagesOf(get(site, 'site'));
  if (!languages) return undefined;
  const directory = readDirectory(site, languages);
  return { languages, directory, editions: languages.map((language) => editionOf(language, { site, languages, directory })) };
}

/**
 * Cache scope of an edition.
 * @param scope cache scope of the site
 */
export const scopeOfEdition = (scope: string, { prefix }: Pick<SiteLanguage, 'prefix'>): string =>
  prefix === '' ? scope : hashBytes(`${scope} ${prefix}`);

/** Diagnostics of an edition. */
export interface EditionDiagnostics {
  edition: Pick<Edition, 'toFile'>;
  diagnostics: readonly RawDiagnostic[];
}

/** Several keys may be missing at one path; each is a separate diagnostic. */
const missingIn = ({ code, parameters }: RawDiagnostic) => (code === 'missing-key' ? parameters?.found : undefined);

const keyOf = (diagnostic: RawDiagnostic) =>
  JSON.stringify([diagnostic.code, toPointer(diagnostic.path), diagnostic.textIndex, diagnostic.file, missingIn(diagnostic)]);

/** Whether a diagnostic says that something is unused: another edition may use it. */
const isUsageDiagnostic = ({ code, file }: RawDiagnostic) => code.startsWith('unused-') || file !== undefined;

function toFileDiagnostic(diagnostic: RawDiagnostic, { toFile }: Pick<Edition, 'toFile'>): RawDiagnostic {
  const { path, other } = diagnostic;
  return { ...diagnostic, path: toFile(path), ...(other && { other: toFile(other) }) };
}

/**
 * Merges the diagnostics of editions: each once, at its path in the file, in the wording of the first edition. Something is
 * unused only if no edition uses it.
 */
export function mergeEditionDiagnostics(all: readonly EditionDiagnostics[]): RawDiagnostic[] {
  const matches = new Map<string, { finding: RawDiagnostic; count: number }>();
  for (const { edition, diagnostics } of all) {
    const own = new Map(diagnostics.map((one) => toFileDiagnostic(one, edition)).map((one) => [keyOf(one), one]));
    for (const [key, one] of own) {
      const { finding: diagnostic, count } = matches.get(key) ?? { finding: one, count: 0 };
      matches.set(key, { finding: diagnostic, count: count + 1 });
    }
  }
  return [...matches.values()].flatMap(({ finding: diagnostic, count }) =>
    isUsageDiagnostic(diagnostic) && count < all.length ? [] : [diagnostic],
  );
}
