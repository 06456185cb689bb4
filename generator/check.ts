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
  const isWhole = source.syntaxErrors.length === 0;
  const findings = [
    ...syntax,
    ...shape.findings.filter(({ code }) => isWhole || code !== 'missing-key'),
    ...(hasRoutes(source.value) ? checkSiteRules(source.value, assets) : []),
  ];
  const diagnostics = sortDiagnostics(findings.map((finding) => toDiagnostic(source, finding)));
  const isValid = diagnostics.every(({ severity }) => severity !== 'error');
  return { site: isValid ? shape.site : undefined, diagnostics };
}
