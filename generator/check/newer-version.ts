import { isNewerVersion } from '../../templates/model/site/content-version.ts';
import type { Diagnostic } from '../core/diagnostics/diagnostics.ts';
import type { Source } from '../core/json/source.ts';
import { toDiagnostics } from './to-diagnostics.ts';

/**
 * What is told of a file that says to be of a version which this engine does not know: that alone, as nobody here can tell what
 * the rest of it means. Undefined for any other file.
 */
export function reportNewerVersion(source: Source, version: unknown): Diagnostic[] | undefined {
  if (!isNewerVersion(version)) return undefined;
  return toDiagnostics(source, [{ code: 'newer-version', path: ['version'], parameters: { found: String(version) } }]);
}
