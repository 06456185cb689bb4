import { UsageError } from '../../core/diagnostics/errors.ts';
import { readRegularFile } from '../../core/util/regular-file.ts';
import { type RecordDiagnostic, readRecord, recordFileOf, type TranslationRecord } from './record.ts';

/** Maximum size of a record in bytes; a site of 10,000 pages needs less. */
const mostBytes = 256 * 1024 * 1024;

export interface RecordFile {
  file: string;
  record: TranslationRecord;
  diagnostics: RecordDiagnostic[];
}

/**
 * Reads the translation record of a site; empty if there is no file yet.
 * @throws UsageError if the file cannot be read
 */
export function readRecordFile(siteFile: string): RecordFile {
  const file = recordFileOf(siteFile);
  const read = readRegularFile(file, mostBytes);
  if ('bytes' in read) return { file, ...readRecord(read.bytes.toString()) };
  if (read.reason !== 'missing') throw new UsageError('cannot-read', { file, reason: read.code ?? read.reason });
  return { file, ...readRecord('') };
}
