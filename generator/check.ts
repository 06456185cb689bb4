import type { Site } from '../site.schema.ts';
import type { AssetIndex } from './assets.ts';
import { type Diagnostic, type Finding, sortDiagnostics, toDiagnostic } from './diagnostics.ts';
import { checkShape } from './rules/shape.ts';
import { checkSiteRules } from './rules/site-rules.ts';
import { checkSyntax } from './rules/syntax.ts';
import { get } from './rules/walk.ts';
import { type Source, toPointer } from './source.ts';

export interface CheckResult {
  /** The content, when it has no error. */
  site: Site | undefined;
  /** Everything found, in the order of the file. */
  diagnostics: Diagnostic[];
}

/** Without routes every link would be dead, which says nothing. */
function hasRoutes(value: unknown): boolean {
  return Array.isArray(get(value, 'routes'));
}

const isAt = ({ code, line, column, pointer }: Diagnostic) => `${line}:${column}:${code}:${pointer}`;

/** One of each, and none where the brackets do not tell what belongs to what. */
function withoutEchoes(source: Source, diagnostics: Diagnostic[]): Diagnostic[] {
  const once = [...new Map(diagnostics.map((diagnostic) => [isAt(diagnostic), diagnostic])).values()];
  return source.broken.length === 0 ? once : once.filter((diagnostic) => !source.isBroken(source.offsetAt(diagnostic)));
}

/** Rules that see more than the shape does in a value that is wrong already. */
const deeper = new Set<Finding['code']>(['duplicate-route']);

/** What the rules of the whole site find, without what only follows from a value that is wrong in itself. */
function checkRules(source: Source, assets: AssetIndex, shape: Finding[], isWhole: boolean): Finding[] {
  const wrong = new Set(shape.map(({ path }) => toPointer(path)));
  return checkSiteRules(source.value, assets, isWhole).filter(
    ({ code, path }) => path.length === 0 || deeper.has(code) || !wrong.has(toPointer(path)),
  );
}

/** Checks a site file: its syntax, its shape, and the rules that look at the whole. Reports everything at once. */
export function checkSite(source: Source, assets: AssetIndex): CheckResult {
  const syntax = checkSyntax(source).map((finding) => toDiagnostic(source, finding));
  const shape = source.root ? checkShape(source.value) : { findings: [], site: undefined };
  // After a syntax error the parser may have lost keys: that they are missing is then no news.
  const isWhole = source.syntaxErrors.length === 0 && source.broken.length === 0;
  const findings = [
    ...shape.findings.filter(({ code }) => isWhole || code !== 'missing-key'),
    ...(hasRoutes(source.value) ? checkRules(source, assets, shape.findings, isWhole) : []),
  ].map((finding) => toDiagnostic(source, finding));
  // What the parser could not read, a text without end or with a tab in it, has been told.
  const unread = new Set(source.syntaxErrors.map(({ offset }) => offset));
  const news = findings.filter((diagnostic) => !unread.has(source.offsetAt(diagnostic)) || !diagnostic.quote);
  const diagnostics = sortDiagnostics([...syntax, ...withoutEchoes(source, news)]);
  const isValid = diagnostics.every(({ severity }) => severity !== 'error');
  return { site: isValid ? shape.site : undefined, diagnostics };
}
