import type { MessageLanguage } from '../../../core/diagnostics/diagnostics.ts';
import { UsageError } from '../../../core/diagnostics/errors.ts';
import { ChangedMeanwhile } from '../../document/replace-file.ts';

/** What a disk says that takes nothing more, or takes nothing from us. */
const closedDisk = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR']);

const closed: Record<MessageLanguage, string> = {
  ar: 'تتعذر الكتابة: القرص ممتلئ، أو لا يُسمح بالكتابة في مجلد الموقع. يبقى ما كتبته هنا، ويُكتب حين يمكن ذلك.',
  en: 'Nothing can be written: the disk is full, or the folder of the site may not be written to. What you wrote stays here, and is written as soon as that is possible.',
};

const overtaken: Record<MessageLanguage, string> = {
  ar: 'تتعذر الكتابة: برنامج آخر يكتب ملف الموقع مرة بعد مرة. يبقى ما كتبته هنا، ويُكتب حين يتوقف ذلك البرنامج.',
  en: 'Nothing can be written: another program writes the site file again and again. What you wrote stays here, and is written as soon as that program rests.',
};

/** Whether the disk, and not the content, is what a file was not written for. */
export const isClosedDisk = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && closedDisk.has(error.code);

/** What of the machine is in the way, in words: no such file, a disk that takes nothing, a program that is always quicker. */
export function troubleOf(error: unknown, language: MessageLanguage): string | undefined {
  if (error instanceof UsageError) return error.in(language);
  if (error instanceof ChangedMeanwhile) return overtaken[language];
  return isClosedDisk(error) ? closed[language] : undefined;
}
