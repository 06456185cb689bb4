import type { MessageLanguage } from '../../diagnostics/diagnostics.ts';
import { UsageError } from '../../diagnostics/errors.ts';

/** What a disk says that takes nothing more, or takes nothing from us. */
const closedDisk = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR']);

const words: Record<MessageLanguage, string> = {
  ar: 'تتعذر الكتابة: القرص ممتلئ، أو لا يُسمح بالكتابة في مجلد الموقع. يبقى ما كتبته هنا، ويُكتب حين يمكن ذلك.',
  en: 'Nothing can be written: the disk is full, or the folder of the site may not be written to. What you wrote stays here, and is written as soon as that is possible.',
};

/** Whether the disk, and not the content, is what a file was not written for. */
export const isClosedDisk = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && closedDisk.has(error.code);

/** What of the machine is in the way, in words: a file that is not there or no file, a disk that takes nothing. */
export function troubleOf(error: unknown, language: MessageLanguage): string | undefined {
  if (error instanceof UsageError) return error.in(language);
  return isClosedDisk(error) ? words[language] : undefined;
}
