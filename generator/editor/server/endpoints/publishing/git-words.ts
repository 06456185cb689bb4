import type { MessageLanguage } from '../../../../core/diagnostics/diagnostics.ts';
import type { GitObstacle } from '../../../document/protocol-publishing.ts';

type Words = Record<MessageLanguage, string>;

/** Messages about why publishing by git is not possible. */
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

const unchangedWords: Words = {
  ar: 'لم يتغير شيء هنا؛ وتعديلاتك في الملف، وتُرسل حين تنشر من جديد.',
  en: 'Nothing was changed here; your edits are in the file, and are sent when you publish again.',
};

/** Explanations of git's error messages, which are in English (`LC_ALL=C`). */
const gitErrorWords: [said: RegExp, words: Words][] = [
  [
    /non-fast-forward|fetch first|cannot lock ref/,
    {
      ar: `ينشر آخرون في هذه اللحظة مرة بعد مرة، فلم يصل ما نشرته. ${unchangedWords.ar}`,
      en: `Others are publishing at this very moment, again and again: what you published did not arrive. ${unchangedWords.en}`,
    },
  ],
  [
    /couldn't find remote ref/,
    {
      ar: `الفرع الذي يُنشر إليه لم يعد في المستودع البعيد: حُذف أو غُيّر اسمه. اسأل من يدير المستودع. ${unchangedWords.ar}`,
      en: `The branch that is published to is no longer in the other repository: it was deleted, or has another name. Ask who keeps the repository. ${unchangedWords.en}`,
    },
  ],
  [
    /unrelated histories/,
    {
      ar: `تاريخ المستودع البعيد لا صلة له بتاريخ هذا المستودع، فلا يُدمجان. اسأل من يدير المستودع. ${unchangedWords.ar}`,
      en: `The history of the other repository has nothing to do with that of this one: they are not merged. Ask who keeps the repository. ${unchangedWords.en}`,
    },
  ],
  [
    /hook declined|protected branch|pre-receive/,
    {
      ar: `رفض المستودع البعيد التغييرات. ${unchangedWords.ar}`,
      en: `The other repository declined the changes. ${unchangedWords.en}`,
    },
  ],
  [
    /[Aa]uthentication failed|could not read Username|Permission denied|terminal prompts disabled|Host key verification/,
    {
      ar: `لم يقبل المستودع البعيد هوية هذا الجهاز. سجّل الدخول إليه مرة من الطرفية بالأمر git push. ${unchangedWords.ar}`,
      en: `The other repository did not accept who this machine is. Sign in once in a terminal with git push. ${unchangedWords.en}`,
    },
  ],
  [
    /Could not resolve host|unable to access|Connection (?:refused|timed out)|does not appear to be a git repository|not found|Could not read from remote/,
    {
      ar: `لا يُوصل إلى المستودع البعيد. ${unchangedWords.ar}`,
      en: `The other repository cannot be reached. ${unchangedWords.en}`,
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

/** Explanation of git's error, if known, followed by the error itself. */
export function describeGitError(message: string, language: MessageLanguage): string {
  const known = gitErrorWords.find(([pattern]) => pattern.test(message))?.[1][language];
  return [known, message].filter((line) => line !== undefined && line !== '').join('\n');
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
