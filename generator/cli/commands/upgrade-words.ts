import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { counted } from '../../core/diagnostics/messages/counts.ts';

type Words = Record<MessageLanguage, string>;

/** Message for a file that needs no migration. */
export const upToDateWords = (file: string, version: number): Words => ({
  en: `${file}: version ${version}, the newest; nothing was changed.`,
  ar: `${file}: الإصدار ${version} وهو الأحدث، فلم يتغير شيء.`,
});

/** Summary of an upgrade or its dry run. */
export function upgradedWords(file: string, { from, to, count }: Counts, isDryRun: boolean): Words {
  if (from === to) {
    const changed = isDryRun ? ['would change', 'يتغير'] : ['changed', 'تغير'];
    return {
      en: `${file}: of version ${to}, the newest; ${counted(count, 'place', 'en')} ${changed[0]}.`,
      ar: `${file}: الإصدار ${to} وهو الأحدث، و${changed[1]}: ${counted(count, 'place', 'ar')}.`,
    };
  }
  const en = isDryRun ? ['would come', 'would change'] : ['came', 'changed'];
  const ar = isDryRun ? ['سيُرفع', 'ويتغير معه'] : ['رُفع', 'وتغير معه'];
  return {
    en: `${file}: ${en[0]} from version ${from} to ${to}; besides that, ${counted(count, 'place', 'en')} ${en[1]}.`,
    ar: `${file}: ${ar[0]} من الإصدار ${from} إلى ${to}، ${ar[1]}: ${counted(count, 'place', 'ar')}.`,
  };
}

interface Counts {
  /** Versions of content. */
  from: number;
  to: number;
  /** Number of changed places. */
  count: number;
}

/** Message that manual changes remain. */
export const remainingWords = (count: number): Words => ({
  en: `Left to be done by hand: ${counted(count, 'error', 'en')}.`,
  ar: `بقي مما يُصلح باليد: ${counted(count, 'error', 'ar')}.`,
});
