import type { Finding } from '../../core/diagnostics/diagnostics.ts';
import { toPointer } from '../../core/json/path.ts';
import { get } from '../../core/json/walk.ts';
import { hashBytes } from '../../core/util/hash.ts';
import { type Directory, readDirectory } from './addresses.ts';
import { type Edition, editionOf } from './edition.ts';
import { languagesOf, type SiteLanguage } from './languages.ts';

/** A file in several languages, and the site that each has. */
export interface Editions {
  languages: readonly SiteLanguage[];
  directory: Directory;
  /** In the order of the languages, the default first. */
  editions: readonly Edition[];
}

/** The editions of a site; undefined where it is in one language, and the file is its only edition. Pure. */
export function editionsOf(site: unknown): Editions | undefined {
  const languages = languagesOf(get(site, 'site'));
  if (!languages) return undefined;
  const directory = readDirectory(site, languages);
  return { languages, directory, editions: languages.map((language) => editionOf(language, { site, languages, directory })) };
}

/** What names an edition among what the machine remembers of sites. @param scope that of the site */
export const scopeOfEdition = (scope: string, { prefix }: Pick<SiteLanguage, 'prefix'>): string =>
  prefix === '' ? scope : hashBytes(`${scope} ${prefix}`);

/** What a check found in an edition. */
export interface OfEdition {
  edition: Pick<Edition, 'toFile'>;
  findings: readonly Finding[];
}

/** Several keys may be missing in one place, each of which others may follow from. */
const missingIn = ({ code, parameters }: Finding) => (code === 'missing-key' ? parameters?.found : undefined);

const keyOf = (finding: Finding) =>
  JSON.stringify([finding.code, toPointer(finding.path), finding.textIndex, finding.file, missingIn(finding)]);

/** Whether it says that nothing uses something: another edition may. */
const isOfUse = ({ code, file }: Finding) => code.startsWith('unused-') || file !== undefined;

function inFile(finding: Finding, { toFile }: Pick<Edition, 'toFile'>): Finding {
  const { path, other } = finding;
  return { ...finding, path: toFile(path), ...(other && { other: toFile(other) }) };
}

/**
 * What was found in editions, at its place in the file, each once, in the words of the first. That nothing uses something is told
 * where none does.
 */
export function inFileOnce(all: readonly OfEdition[]): Finding[] {
  const found = new Map<string, { finding: Finding; count: number }>();
  for (const { edition, findings } of all) {
    const own = new Map(findings.map((one) => inFile(one, edition)).map((one) => [keyOf(one), one]));
    for (const [key, one] of own) {
      const { finding, count } = found.get(key) ?? { finding: one, count: 0 };
      found.set(key, { finding, count: count + 1 });
    }
  }
  return [...found.values()].flatMap(({ finding, count }) => (isOfUse(finding) && count < all.length ? [] : [finding]));
}
