import { relative } from 'node:path';
import { recordDiagnostics, translationDiagnostics } from '../../../../content/translations/translation-diagnostics.ts';
import { type Diagnostic, sortDiagnostics, toDiagnostic } from '../../../../core/diagnostics/diagnostics.ts';
import type { TranslatedSite } from './translated-site.ts';

/** What is to be said of the translations of a site that stand there, and of the file that keeps what is confirmed. */
export function diagnosticsOfTranslations({ source, judged, recordFile }: TranslatedSite): Diagnostic[] {
  const found = translationDiagnostics(judged).map((finding) => toDiagnostic(source, finding));
  return [...sortDiagnostics(found), ...recordDiagnostics(source, relative(process.cwd(), recordFile.file), recordFile.faults)];
}
