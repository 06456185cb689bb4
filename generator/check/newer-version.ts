import { isNewerVersion } from '../../templates/model/site/content-version.ts';
import type { Diagnostic } from '../core/diagnostics/diagnostics.ts';
import type { Source } from '../core/json/source.ts';
import { toDiagnostics } from './to-diagnostics.ts';

/**
 * The only diagnostic for a file with a newer format version: the engine cannot interpret the rest. Undefined for any other
 * file.
 */
export function reportNewerVersion(source: Source, version: unknown): Diagnostic[] | undefined {
  if (!isNewerVersion(version)) return undefined;
  return toDiagnostics(source, [{ code: 'newer-version', path: ['version'], parameters: { found: String(version) } }]);
}
