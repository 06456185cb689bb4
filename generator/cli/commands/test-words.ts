import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import type { Check } from './test-blocks.ts';

interface Words {
  right: string;
  wrong: string;
  /** A check that this one depends on failed. */
  left: string;
  none: string;
  checks: Record<Check | 'axe', (tried: number) => string>;
  /** @param call command that installs what is missing */
  notRun: (call: string) => string;
}

export const words: Record<MessageLanguage, Words> = {
  en: {
    right: 'ok',
    wrong: 'WRONG',
    left: 'NOT RUN',
    none: 'This site has no blocks of its own: there are none in blocks/ beside its file.',
    checks: {
      words: () => 'the words name every key, in Arabic and in English',
      examples: (tried) => `the schema takes the examples (${tried})`,
      rendering: (tried) => `they render, from right to left and from left to right (${tried})`,
      texts: (tried) => `texts stay texts, whatever they say (${tried})`,
      nesting: (tried) => `elements stand where they may (${tried})`,
      axe: (tried) => `axe finds nothing in the browser (${tried})`,
    },
    notRun: (call) => `NOT RUN: axe (${call})`,
  },
  ar: {
    right: 'سليم',
    wrong: 'خطأ',
    left: 'لم يُجرَّب',
    none: 'ليس لهذا الموقع أقسام خاصة به: لا شيء منها في blocks/ بجانب ملفه.',
    checks: {
      words: () => 'لكل مفتاح اسم بالعربية وبالإنجليزية',
      examples: (tried) => `القواعد تقبل الأمثلة (${tried})`,
      rendering: (tried) => `تُعرض من اليمين إلى اليسار ومن اليسار إلى اليمين (${tried})`,
      texts: (tried) => `النصوص تبقى نصوصًا مهما كان فيها (${tried})`,
      nesting: (tried) => `العناصر في مواضعها (${tried})`,
      axe: (tried) => `لا يجد axe شيئًا في المتصفح (${tried})`,
    },
    notRun: (call) => `لم يُجرَّب: axe (${call})`,
  },
};
