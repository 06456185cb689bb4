import { relative } from 'node:path';
import { recordDiagnostics, translationDiagnostics } from '../../../../content/translations/translation-diagnostics.ts';
import { type Diagnostic, sortDiagnostics, toDiagnostic } from '../../../../core/diagnostics/diagnostics.ts';
import type { TranslatedSite } from './translated-site.ts';

/** Diagnostics of existing translations and of the record of confirmed ones. */
export function diagnosticsOfTranslations({ source, analysed, recordFile }: TranslatedSite): Diagnostic[] {
  const found = translationDiagnostics(analysed).map((finding) => toDiagnostic(source, finding));
  return [
    ...sortDiagnostics(found),
    ...recordDiagnostics(source, relative(process.cwd(), recordFile.file), recordFile.diagnostics),
  ];
}
