import type { Site } from '../../site.schema.ts';
import type { AssetIndex } from '../content/assets.ts';
import { siteOf } from '../content/defaults.ts';
import type { Source } from '../content/source.ts';
import { get } from '../content/walk.ts';
import type { Diagnostic, Finding } from '../diagnostics/diagnostics.ts';
import { checkShape } from './shape.ts';
import { tieRule, tieShape, tieSyntax } from './shape-ties.ts';
import { checkSiteRules } from './site-rules.ts';
import { checkSyntax } from './syntax.ts';
import { hasErrors, tell } from './tell.ts';

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

/** Everything that is found, each with what it rests on; faults that only follow from others are among it. */
function findAll(source: Source, assets: AssetIndex): { findings: Finding[]; hasShape: boolean } {
  const shape = source.value !== undefined ? checkShape(source.value) : { findings: [], site: undefined };
  // After a syntax error the parser may have lost keys: that they are missing is then no news.
  const isWhole = source.syntaxErrors.length === 0 && source.broken.length === 0;
  const syntax = tieSyntax(checkSyntax(source), shape.findings);
  const ofShape = shape.findings
    .filter(({ code }) => isWhole || code !== 'missing-key')
    .map((finding) => tieShape(finding, source.value));
  const ofRules = hasRoutes(source.value) ? checkSiteRules(source.value, assets, isWhole).map(tieRule) : [];
  return { findings: [...syntax, ...ofShape, ...ofRules], hasShape: shape.site !== undefined };
}

/** Checks a site file: its syntax, its shape, and the rules that look at the whole. Reports everything at once. */
export function checkSite(source: Source, assets: AssetIndex): CheckResult {
  const { findings, hasShape } = findAll(source, assets);
  const diagnostics = tell(source, findings);
  const isValid = hasShape && !hasErrors(diagnostics);
  return { site: isValid ? siteOf(source) : undefined, diagnostics };
}
