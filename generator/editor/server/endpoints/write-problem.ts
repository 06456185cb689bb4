import type { MessageLanguage } from '../../../core/diagnostics/diagnostics.ts';
import { UsageError } from '../../../core/diagnostics/errors.ts';
import { FileChangedError } from '../../document/replace-file.ts';

/** Error codes of a full or read-only disk. */
const diskErrorCodes = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR']);

const diskErrorWords: Record<MessageLanguage, string> = {
  ar: 'تتعذر الكتابة: القرص ممتلئ، أو لا يُسمح بالكتابة في مجلد الموقع. يبقى ما كتبته هنا، ويُكتب حين يمكن ذلك.',
  en: 'Nothing can be written: the disk is full, or the folder of the site may not be written to. What you wrote stays here, and is written as soon as that is possible.',
};

const concurrentWriteWords: Record<MessageLanguage, string> = {
  ar: 'تتعذر الكتابة: برنامج آخر يكتب ملف الموقع مرة بعد مرة. يبقى ما كتبته هنا، ويُكتب حين يتوقف ذلك البرنامج.',
  en: 'Nothing can be written: another program writes the site file again and again. What you wrote stays here, and is written as soon as that program rests.',
};

/** Whether an error means that the disk is full or not writable. */
export const isDiskError = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && diskErrorCodes.has(error.code);

/** Message for a system error: missing file, full or read-only disk, concurrent writes. Undefined for other errors. */
export function writeProblemOf(error: unknown, language: MessageLanguage): string | undefined {
  if (error instanceof UsageError) return error.in(language);
  // Some programs delete and recreate files.
  const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  if (isGone || error instanceof FileChangedError) return concurrentWriteWords[language];
  return isDiskError(error) ? diskErrorWords[language] : undefined;
}
