import type { MessageLanguage } from '../../../../core/diagnostics/diagnostics.ts';
import { escapeControlCharacters } from '../../../../core/diagnostics/escape-control-characters.ts';
import { CommandError } from '../git.ts';
import type { MergeError } from './git-merge.ts';
import type { IncomingChanges } from './git-plan.ts';
import type { CommitSummary } from './git-remote.ts';

/** Isolates the direction of a foreign text. */
const apart = (text: string) => `\u2068${escapeControlCharacters(text)}\u2069`;

const mergeSentences: Record<
  MessageLanguage,
  {
    commit: (told: CommitSummary) => string;
    more: (count: number) => string;
    places: string;
    assets: string;
    restart: string;
    merge: (names: string) => string;
    join: string;
  }
> = {
  ar: {
    commit: ({ who, summary }) => `من ${apart(who)}: «${apart(summary)}»`,
    more: (count) => `وغيرها؛ عددها كلها: ${count}`,
    places: 'ما جاء منهم في الموقع: ',
    assets: 'ما جاء منهم من صور وملفات: ',
    restart: 'وجاءت معها ملفات من خارج المحتوى، وقد تغيّر المحرر نفسه: أعد تشغيل المعاينة (npm run dev).',
    merge: (names) => `دمج ما نشره الآخرون: ${names}`,
    join: '، ',
  },
  en: {
    commit: ({ who, summary }) => `From ${apart(who)}: “${apart(summary)}”`,
    more: (count) => `and more; ${count} in all`,
    places: 'What came from them in the site: ',
    assets: 'Pictures and files that came from them: ',
    restart:
      'Files beside the content came with it, and the editor itself may be another now: start the preview again (npm run dev).',
    merge: (names) => `Merge what others have published: ${names}`,
    join: ', ',
  },
};

const maxListed = 20;

function listed(start: string, names: readonly string[], join: string): string[] {
  if (names.length === 0) return [];
  const more = names.length > maxListed ? '…' : '';
  return [start + names.slice(0, maxListed).map(apart).join(join) + more];
}

/** Changes of others, one per line: commits, places of the site, and files. */
export function incomingLines({ commits, count, places, assets, others }: IncomingChanges, language: MessageLanguage): string[] {
  const words = mergeSentences[language];
  return [
    ...commits.map(words.commit),
    ...(count > commits.length ? [words.more(count)] : []),
    ...listed(words.places, places, words.join),
    ...listed(words.assets, assets, words.join),
    ...(others.length > 0 ? [words.restart] : []),
  ];
}

/** Message of a merge commit: authors, then their commits. */
export function mergeWords(language: MessageLanguage): (commits: readonly CommitSummary[]) => string {
  const { merge, join } = mergeSentences[language];
  return (commits) => {
    const names = [...new Set(commits.map(({ who }) => who))];
    return [merge(names.join(join) || '…'), '', ...commits.map(({ who, summary }) => `- ${who}: ${summary}`)].join('\n');
  };
}

interface MergeErrorWords {
  reason: (found: string[]) => string;
  details?: (found: string[]) => string;
}

const mergeErrorWords: Record<MergeError['reason'], Record<MessageLanguage, MergeErrorWords>> = {
  'old-git': {
    ar: {
      reason: () =>
        'نشر آخرون تغييرات، وجمعها مع تغييراتك يحتاج إلى برنامج أحدث مما في هذا الجهاز. لم يتغير شيء. اطلب ممن يتولى الموقع أن يحدّثه، ثم انشر من جديد.',
      details: ([here, needed]) => `يحتاج الدمج إلى git ${needed} أو أحدث، وهنا ${here}.`,
    },
    en: {
      reason: () =>
        'Others have published changes, and merging them with yours takes a newer program than this computer has. Nothing was changed. Ask whoever looks after the site to update it, then publish again.',
      details: ([here, needed]) => `Merging takes git ${needed} or newer, and here is ${here}.`,
    },
  },
  'site-gone': {
    ar: {
      reason: ([file]) =>
        `حذف آخرون ملف الموقع ${file} أو غيّروا اسمه، فلا يُدمج. لم يتغير شيء، وتعديلاتك في الملف. اتفق معهم على مكانه.`,
    },
    en: {
      reason: ([file]) =>
        `Others have deleted or renamed the site file ${file}: it is not merged. Nothing was changed, and your edits are in the file. Agree with them where it is to be.`,
    },
  },
  'no-json': {
    ar: {
      reason: () => 'ما نشره الآخرون في الموقع لا يُقرأ، فلا يُدمج. لم يتغير شيء. اطلب منهم إصلاحه، ثم انشر من جديد.',
      details: ([file]) => `ما نُشر في ${file} ليس JSON صحيحًا.`,
    },
    en: {
      reason: () =>
        'What others have published of the site cannot be read: it is not merged. Nothing was changed. Ask them to repair it, then publish again.',
      details: ([file]) => `What was published as ${file} is not valid JSON.`,
    },
  },
  files: {
    ar: {
      reason: (files) =>
        [
          'غيّرت هذه الملفات وغيّرها آخرون، ولا تُدمج الصور والملفات. لم يتغير شيء. أضف ملفك باسم آخر، أو أعد الملف إلى ما كان، ثم انشر من جديد:',
          ...files,
        ].join('\n'),
    },
    en: {
      reason: (files) =>
        [
          'You and others have changed these files, and pictures and files are not merged. Nothing was changed. Add yours under another name, or bring the file back to what it was, then publish again:',
          ...files,
        ].join('\n'),
    },
  },
  here: {
    ar: {
      reason: (files) =>
        [
          'غيّر آخرون هذه الملفات، وفي مجلد الموقع على هذا الجهاز تغييرات فيها من خارج المحرر. لم يتغير شيء. اسأل من يتولى الموقع، ثم انشر من جديد:',
          ...files,
        ].join('\n'),
      details: () => 'أودِع هذه التغييرات في git أو أعد الملفات إلى ما كانت.',
    },
    en: {
      reason: (files) =>
        [
          'Others have changed these files, and in the folder of the site on this computer they have changes from outside the editor. Nothing was changed. Ask whoever looks after the site, then publish again:',
          ...files,
        ].join('\n'),
      details: () => 'Commit these changes, or take them back.',
    },
  },
};

/** Error that explains why changes of others could not be merged, and what to do. */
export function explainMergeError({ reason, found }: MergeError, language: MessageLanguage): CommandError {
  const words = mergeErrorWords[reason][language];
  const names = found.map(escapeControlCharacters);
  return new CommandError(words.reason(names), words.details?.(names));
}
