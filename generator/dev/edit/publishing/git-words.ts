import type { MessageLanguage } from '../../../diagnostics/diagnostics.ts';
import { visible } from '../../../diagnostics/visible.ts';
import type { GitObstacle } from '../../../edit/contract.ts';
import type { MergeRefusal } from './git-merge.ts';
import type { Came } from './git-plan.ts';
import type { Told } from './git-remote.ts';

type Words = Record<MessageLanguage, string>;

/** Why a commit has nowhere to go. */
export const obstacleWords: Record<GitObstacle, Words> = {
  'no-repository': {
    ar: 'مجلد الموقع ليس في مستودع git.',
    en: 'The folder of the site is in no git repository.',
  },
  detached: {
    ar: 'المستودع ليس على فرع (detached HEAD)؛ انتقل إلى فرع أولًا.',
    en: 'The repository is on no branch (detached HEAD); switch to a branch first.',
  },
  'no-upstream': {
    ar: 'لا يتبع هذا الفرع فرعًا في مستودع آخر، فلا وجهة للنشر.',
    en: 'This branch follows none of another repository: there is nowhere to publish to.',
  },
};

const stays: Words = {
  ar: 'لم يتغير شيء هنا؛ وتعديلاتك في الملف، وتُرسل حين تنشر من جديد.',
  en: 'Nothing was changed here; your edits are in the file, and are sent when you publish again.',
};

/** What git says when it refuses (in English, as it is asked to speak it), and what that means. */
const meanings: [said: RegExp, words: Words][] = [
  [
    /non-fast-forward|fetch first|cannot lock ref/,
    {
      ar: `ينشر آخرون في هذه اللحظة مرة بعد مرة، فلم يصل ما نشرته. ${stays.ar}`,
      en: `Others are publishing at this very moment, again and again: what you published did not arrive. ${stays.en}`,
    },
  ],
  [
    /couldn't find remote ref/,
    {
      ar: `الفرع الذي يُنشر إليه لم يعد في المستودع البعيد: حُذف أو غُيّر اسمه. اسأل من يدير المستودع. ${stays.ar}`,
      en: `The branch that is published to is no longer in the other repository: it was deleted, or has another name. Ask who keeps the repository. ${stays.en}`,
    },
  ],
  [
    /unrelated histories/,
    {
      ar: `تاريخ المستودع البعيد لا صلة له بتاريخ هذا المستودع، فلا يُدمجان. اسأل من يدير المستودع. ${stays.ar}`,
      en: `The history of the other repository has nothing to do with that of this one: they are not merged. Ask who keeps the repository. ${stays.en}`,
    },
  ],
  [
    /hook declined|protected branch|pre-receive/,
    {
      ar: `رفض المستودع البعيد التغييرات. ${stays.ar}`,
      en: `The other repository declined the changes. ${stays.en}`,
    },
  ],
  [
    /[Aa]uthentication failed|could not read Username|Permission denied|terminal prompts disabled|Host key verification/,
    {
      ar: `لم يقبل المستودع البعيد هوية هذا الجهاز. سجّل الدخول إليه مرة من الطرفية بالأمر git push. ${stays.ar}`,
      en: `The other repository did not accept who this machine is. Sign in once in a terminal with git push. ${stays.en}`,
    },
  ],
  [
    /Could not resolve host|unable to access|Connection (?:refused|timed out)|does not appear to be a git repository|not found|Could not read from remote/,
    {
      ar: `لا يُوصل إلى المستودع البعيد. ${stays.ar}`,
      en: `The other repository cannot be reached. ${stays.en}`,
    },
  ],
  [
    /tell me who you are|empty ident|no email was given|no name was given/,
    {
      ar: 'لا يعرف git من أنت: اضبط user.name وuser.email أولًا.',
      en: 'Git does not know who you are: set user.name and user.email first.',
    },
  ],
  [
    /^unfinished: |during a (?:merge|cherry-pick)|unmerged|MERGE_HEAD|index\.lock/,
    {
      ar: 'في المستودع عمل لم يكتمل (دمج أو أمر git آخر). أكمله أولًا.',
      en: 'Something in the repository is unfinished (a merge, or another git command). Finish it first.',
    },
  ],
  [
    /^site file ignored/,
    {
      ar: 'يتجاهل git ملف الموقع (.gitignore)، فلا يُنشر. أخرجه من قائمة التجاهل أولًا.',
      en: 'Git ignores the site file (.gitignore): it is not published. Take it off that list first.',
    },
  ],
];

/** What git refused, in words people know where it is known, then in its own. */
export function refusalOfGit(said: string, language: MessageLanguage): string {
  const known = meanings.find(([pattern]) => pattern.test(said))?.[1][language];
  return [known, said].filter((line) => line !== undefined && line !== '').join('\n');
}

type WorkWords = Record<'commit' | 'wrong' | 'later', string> &
  Record<'fetch' | 'push' | 'pushed' | 'nothing', (name: string) => string>;

export const workWords: Record<MessageLanguage, WorkWords> = {
  ar: {
    fetch: (name) => `النظر في ما نشره الآخرون في ${name}…`,
    commit: 'جمع التغييرات لحفظها في git…',
    push: (name) => `الإرسال إلى ${name}…`,
    pushed: (name) => `وصلت التغييرات إلى ${name}.`,
    nothing: (name) => `لا جديد: كل ما في الملف محفوظ، وهو في ${name}.`,
    wrong:
      'غيّر آخرون الموقع، وكلٌّ من التعديلين صحيح وحده، لكن في مجموعهما الأخطاء الآتية. لم يتغير شيء؛ أصلح ما يخصك، ثم انشر من جديد.',
    later: 'لم يُحدَّث هذا المجلد بعد، لأن شيئًا فيه تغيّر في أثناء النشر أو لأن أمر git آخر يعمل. انشر من جديد ليُحدَّث.',
  },
  en: {
    fetch: (name) => `Looking at what others have published at ${name}…`,
    commit: 'Gathering the changes for git…',
    push: (name) => `Pushing to ${name}…`,
    pushed: (name) => `The changes are at ${name}.`,
    nothing: (name) => `Nothing is new: all that the file has is committed, and is at ${name}.`,
    wrong:
      'Others have changed the site. Each of both is right by itself, and together they have these errors. Nothing was changed; put right what is yours, then publish again.',
    later:
      'This folder was not brought up to date yet, as something in it changed meanwhile, or another git command is at work. Publish again to do so.',
  },
};

/** A name or a text of others, apart from the direction of the sentence around it. */
const apart = (text: string) => `\u2068${visible(text)}\u2069`;

const sayings: Record<
  MessageLanguage,
  {
    commit: (told: Told) => string;
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

const mostNamed = 20;

function listed(start: string, names: readonly string[], join: string): string[] {
  if (names.length === 0) return [];
  const more = names.length > mostNamed ? '…' : '';
  return [start + names.slice(0, mostNamed).map(apart).join(join) + more];
}

/** What came of others, line by line: their commits, the places of the site and the files that they changed. */
export function cameLines({ commits, count, places, assets, others }: Came, language: MessageLanguage): string[] {
  const words = sayings[language];
  return [
    ...commits.map(words.commit),
    ...(count > commits.length ? [words.more(count)] : []),
    ...listed(words.places, places, words.join),
    ...listed(words.assets, assets, words.join),
    ...(others.length > 0 ? [words.restart] : []),
  ];
}

/** The words of a commit that brings both together: who the others are, then what they did. */
export function mergeWords(language: MessageLanguage): (commits: readonly Told[]) => string {
  const { merge, join } = sayings[language];
  return (commits) => {
    const names = [...new Set(commits.map(({ who }) => who))];
    return [merge(names.join(join) || '…'), '', ...commits.map(({ who, summary }) => `- ${who}: ${summary}`)].join('\n');
  };
}

const refusals: Record<MergeRefusal['reason'], Record<MessageLanguage, (found: string[]) => string>> = {
  'old-git': {
    ar: ([here, needed]) =>
      `نشر آخرون تغييرات، ودمجها يحتاج إلى git ${needed} أو أحدث، وهنا ${here}. لم يتغير شيء. حدّث git ثم انشر من جديد.`,
    en: ([here, needed]) =>
      `Others have published changes. To merge them takes git ${needed} or newer, and here is ${here}. Nothing was changed. Update git, then publish again.`,
  },
  'site-gone': {
    ar: ([file]) =>
      `حذف آخرون ملف الموقع ${file} أو غيّروا اسمه، فلا يُدمج. لم يتغير شيء، وتعديلاتك في الملف. اتفق معهم على مكانه.`,
    en: ([file]) =>
      `Others have deleted or renamed the site file ${file}: it is not merged. Nothing was changed, and your edits are in the file. Agree with them where it is to be.`,
  },
  'no-json': {
    ar: ([file]) => `ما نشره الآخرون في ${file} ليس JSON صحيحًا، فلا يُدمج. لم يتغير شيء. اطلب منهم إصلاحه، ثم انشر من جديد.`,
    en: ([file]) =>
      `What others have published as ${file} is not right as JSON: it is not merged. Nothing was changed. Ask them to repair it, then publish again.`,
  },
  files: {
    ar: (files) =>
      [
        'غيّرت هذه الملفات وغيّرها آخرون، ولا تُدمج الصور والملفات. لم يتغير شيء. أضف ملفك باسم آخر، أو أعد الملف إلى ما كان، ثم انشر من جديد:',
        ...files,
      ].join('\n'),
    en: (files) =>
      [
        'You and others have changed these files, and pictures and files are not merged. Nothing was changed. Add yours under another name, or bring the file back to what it was, then publish again:',
        ...files,
      ].join('\n'),
  },
  here: {
    ar: (files) =>
      [
        'غيّر آخرون هذه الملفات، وفي هذا المجلد تغييرات فيها لم تُحفظ في git. لم يتغير شيء. احفظها أو أعدها إلى ما كانت، ثم انشر من جديد:',
        ...files,
      ].join('\n'),
    en: (files) =>
      [
        'Others have changed these files, and in this folder they have changes that are not committed. Nothing was changed. Commit these or take them back, then publish again:',
        ...files,
      ].join('\n'),
  },
};

/** Why what others have published was not merged, and what is to be done. */
export const refusalOfMerge = ({ reason, found }: MergeRefusal, language: MessageLanguage) =>
  refusals[reason][language](found.map(visible));
