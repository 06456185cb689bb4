import type { Site } from '../../site.schema.ts';
import type { AssetIndex } from '../content/assets.ts';
import { siteOf } from '../content/defaults.ts';
import type { Source } from '../content/source.ts';
import { get } from '../content/walk.ts';
import { type Diagnostic, type Finding, sortDiagnostics, toDiagnostic } from '../diagnostics/diagnostics.ts';
import { withoutConsequences } from './causes.ts';
import { checkShape } from './shape.ts';
import { tieRule, tieShape, tieSyntax } from './shape-ties.ts';
import { checkSiteRules } from './site-rules.ts';
import { checkSyntax } from './syntax.ts';

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

const isAt = ({ code, file, line, column, pointer }: Diagnostic) => `${file}:${line}:${column}:${code}:${pointer}`;

/** One of each, and none where the brackets do not tell what belongs to what, nor where the parser could not read on. */
function withoutEchoes(source: Source, diagnostics: Diagnostic[]): Diagnostic[] {
  const once = [...new Map(diagnostics.map((diagnostic) => [isAt(diagnostic), diagnostic])).values()];
  if (source.isPlain) return once;
  const unread = new Set(source.syntaxErrors.map(({ offset }) => offset));
  return once.filter((diagnostic) => {
    if (isSyntax(diagnostic) || !diagnostic.quote) return true;
    const offset = source.offsetAt(diagnostic);
    const isUnread = unread.has(offset) || unread.has(source.offsetAt(source.positionOf(diagnostic.path)));
    return !isUnread && !source.isBroken(offset);
  });
}

/** What is about the text itself, not about what it holds. */
const isSyntax = ({ code }: Diagnostic) => ['syntax', 'duplicate-key', 'encoding', 'too-deep'].includes(code);

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

/** What is told of findings, in the order of the file: nothing that only follows from something else that is told. */
export function tell(source: Source, findings: Finding[]): Diagnostic[] {
  const told = withoutConsequences(findings).map((finding) => toDiagnostic(source, finding));
  return sortDiagnostics(withoutEchoes(source, told));
}

export const hasErrors = (diagnostics: Diagnostic[]) => diagnostics.some(({ severity }) => severity === 'error');

/** Checks a site file: its syntax, its shape, and the rules that look at the whole. Reports everything at once. */
export function checkSite(source: Source, assets: AssetIndex): CheckResult {
  const { findings, hasShape } = findAll(source, assets);
  const diagnostics = tell(source, findings);
  const isValid = hasShape && !hasErrors(diagnostics);
  return { site: isValid ? siteOf(source) : undefined, diagnostics };
}
