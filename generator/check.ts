import type { Site } from '../site.schema.ts';
import type { AssetIndex } from './assets.ts';
import { type Diagnostic, sortDiagnostics, toDiagnostic } from './diagnostics.ts';
import { checkShape } from './rules/shape.ts';
import { checkSiteRules } from './rules/site-rules.ts';
import { checkSyntax } from './rules/syntax.ts';
import { get } from './rules/walk.ts';
import type { Source } from './source.ts';

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

/** Checks a site file: its syntax, its shape, and the rules that look at the whole. Reports everything at once. */
export function checkSite(source: Source, assets: AssetIndex): CheckResult {
  const syntax = checkSyntax(source);
  const shape = source.root ? checkShape(source.value) : { findings: [], site: undefined };
  // After a syntax error the parser may have lost keys: that they are missing is then no news.
  const isWhole = source.syntaxErrors.length === 0 && source.brokenAt === undefined;
  const findings = [
    ...shape.findings.filter(({ code }) => isWhole || code !== 'missing-key'),
    ...(hasRoutes(source.value) ? checkSiteRules(source.value, assets, isWhole) : []),
  ];
  const diagnostics = sortDiagnostics([
    ...syntax.map((finding) => toDiagnostic(source, finding)),
    ...findings.map((finding) => toDiagnostic(source, finding)).filter(isTold(source)),
  ]);
  const isValid = diagnostics.every(({ severity }) => severity !== 'error');
  return { site: isValid ? shape.site : undefined, diagnostics };
}

/** Past a bracket without end everything stands in the wrong place: only what comes before it can be told. */
function isTold(source: Source): (diagnostic: Diagnostic) => boolean {
  if (source.brokenAt === undefined) return () => true;
  const limit = source.positionAt(source.brokenAt);
  return ({ line, column }) => line < limit.line || (line === limit.line && column < limit.column);
}
