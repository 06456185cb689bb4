import type { MessageLanguage } from '../../../../core/diagnostics/diagnostics.ts';
import type { GitObstacle } from '../../../document/protocol-publishing.ts';
import { CommandError } from '../git.ts';

type Words = Record<MessageLanguage, string>;

/** A failure for everyone, and the same for developers, in the terms of git. */
interface FailureWords {
  reason: Words;
  details?: Words;
}

const unchanged: Words = {
  ar: 'لم يتغير شيء هنا؛ وتعديلاتك محفوظة، وتُرسل حين تنشر من جديد.',
  en: 'Nothing was changed here; your edits are saved, and are sent when you publish again.',
};

const notReady: Words = {
  ar: 'النشر غير مهيأ هنا. اطلب ممن يتولى الموقع أن يهيئه؛ وتعديلاتك محفوظة.',
  en: 'Publishing is not set up here. Ask whoever looks after the site; your edits are saved.',
};

/** Why publishing by git is not possible. */
const obstacles: Record<GitObstacle, FailureWords> = {
  'no-repository': {
    reason: notReady,
    details: { ar: 'مجلد الموقع ليس في مستودع git.', en: 'The folder of the site is in no git repository.' },
  },
  detached: {
    reason: notReady,
    details: {
      ar: 'المستودع ليس على فرع (detached HEAD)؛ انتقل إلى فرع أولًا.',
      en: 'The repository is on no branch (detached HEAD); switch to a branch first.',
    },
  },
  'no-upstream': {
    reason: notReady,
    details: {
      ar: 'لا يتبع هذا الفرع فرعًا في مستودع آخر، فلا وجهة للنشر.',
      en: 'This branch follows none of another repository: there is nowhere to publish to.',
    },
  },
};

const withUnchanged = (words: Words): Words => ({ ar: `${words.ar} ${unchanged.ar}`, en: `${words.en} ${unchanged.en}` });

/** Explanations of git's error messages, which are in English (`LC_ALL=C`). */
const gitErrors: [said: RegExp, words: FailureWords][] = [
  [
    // First: git names the file that it could not write, such as index.lock.
    /No space left on device|Disk quota exceeded|unable to write new.index/i,
    {
      reason: withUnchanged({
        ar: 'القرص ممتلئ، هنا أو في المكان الذي يُنشر إليه، فلم يُنشر شيء. اطلب ممن يتولى الموقع أن يفرغ مساحة.',
        en: 'The disk is full, here or at the place that the site is published to: nothing was published. Ask whoever looks after the site to free space.',
      }),
    },
  ],
  [
    /non-fast-forward|fetch first|cannot lock ref/,
    {
      reason: withUnchanged({
        ar: 'ينشر آخرون في هذه اللحظة مرة بعد مرة، فلم يصل ما نشرته.',
        en: 'Others are publishing at this very moment, again and again: what you published did not arrive.',
      }),
    },
  ],
  [
    /couldn't find remote ref/,
    {
      reason: withUnchanged({
        ar: 'المكان الذي يُنشر إليه حُذف أو غُيّر اسمه. اسأل من يتولى الموقع.',
        en: 'The place that the site is published to was deleted or renamed. Ask whoever looks after the site.',
      }),
    },
  ],
  [
    /unrelated histories/,
    {
      reason: withUnchanged({
        ar: 'في المكان الذي يُنشر إليه موقع آخر، فلا يُجمعان. اسأل من يتولى الموقع.',
        en: 'There is another site at the place that this one is published to: they are not merged. Ask whoever looks after the site.',
      }),
    },
  ],
  [
    /hook declined|protected branch|pre-receive/,
    {
      reason: withUnchanged({
        ar: 'رفض المكان الذي يُنشر إليه التغييرات؛ والسبب تحت «للمطورين».',
        en: 'The place that the site is published to declined the changes; the reason is under “For developers”.',
      }),
    },
  ],
  [
    /[Aa]uthentication failed|could not read Username|Permission denied|terminal prompts disabled|Host key verification/,
    {
      reason: withUnchanged({
        ar: 'لم يُسمح لهذا الجهاز بالنشر. اطلب ممن يتولى الموقع أن يسجّل الدخول منه مرة.',
        en: 'This computer is not allowed to publish. Ask whoever looks after the site to sign in on it once.',
      }),
      details: {
        ar: 'سجّل الدخول إلى المستودع البعيد مرة من الطرفية بالأمر git push.',
        en: 'Sign in to the remote repository once in a terminal with git push.',
      },
    },
  ],
  [
    /Could not resolve host|unable to access|Connection (?:refused|timed out)|does not appear to be a git repository|not found|Could not read from remote/,
    {
      reason: withUnchanged({
        ar: 'لا يُوصل إلى المكان الذي يُنشر إليه. تحقق من الاتصال بالشبكة، ثم انشر من جديد.',
        en: 'The place that the site is published to cannot be reached. Check the connection to the network, then publish again.',
      }),
    },
  ],
  [
    /tell me who you are|empty ident|no email was given|no name was given/,
    {
      reason: {
        ar: 'لم يُكتب في هذا الجهاز باسم من يُنشر. اطلب ممن يتولى الموقع أن يكتب اسمك وبريدك.',
        en: 'This computer does not know in whose name to publish. Ask whoever looks after the site to enter your name and e-mail.',
      },
      details: {
        ar: 'اضبط user.name وuser.email في git.',
        en: 'Set user.name and user.email in git.',
      },
    },
  ],
  [
    /^unfinished: |during a (?:merge|cherry-pick)|unmerged|MERGE_HEAD|index\.lock/,
    {
      reason: {
        ar: 'في مجلد الموقع عمل لم يكتمل. انتظر قليلًا ثم انشر من جديد؛ فإن تكرر فاسأل من يتولى الموقع.',
        en: 'Something in the folder of the site is unfinished. Wait a little and publish again; if it happens again, ask whoever looks after the site.',
      },
      details: {
        ar: 'في المستودع دمج أو أمر git آخر لم يكتمل. أكمله أولًا.',
        en: 'A merge or another git command in the repository is unfinished. Finish it first.',
      },
    },
  ],
  [
    /^site file ignored/,
    {
      reason: notReady,
      details: {
        ar: 'يتجاهل git ملف الموقع (.gitignore)، فلا يُنشر. أخرجه من قائمة التجاهل أولًا.',
        en: 'Git ignores the site file (.gitignore): it is not published. Take it off that list first.',
      },
    },
  ],
];

const unknown: FailureWords = {
  reason: withUnchanged({
    ar: 'لم يُنشر شيء؛ والسبب تحت «للمطورين».',
    en: 'Nothing was published; the reason is under “For developers”.',
  }),
};

const toError = ({ reason, details }: FailureWords, language: MessageLanguage, said = '') =>
  new CommandError(reason[language], [details?.[language] ?? '', said].filter(Boolean).join('\n'));

/** Error that explains why publishing by git is not possible. */
export const obstacleError = (obstacle: GitObstacle, language: MessageLanguage): CommandError =>
  toError(obstacles[obstacle], language);

/** Error that explains git's own, which is kept for developers. */
export const explainGitError = ({ message }: CommandError, language: MessageLanguage): CommandError =>
  toError(gitErrors.find(([pattern]) => pattern.test(message))?.[1] ?? unknown, language, message);

type WorkWords = Record<'fetch' | 'commit' | 'push' | 'wrong' | 'later', string> &
  Record<'pushed' | 'nothing', (name: string) => string>;

/** Progress and results; `pushed` and `nothing` are for developers. */
export const workWords: Record<MessageLanguage, WorkWords> = {
  ar: {
    fetch: 'النظر في ما نشره الآخرون…',
    commit: 'جمع التغييرات…',
    push: 'الإرسال…',
    pushed: (name) => `وصلت التغييرات إلى ${name}.`,
    nothing: (name) => `لا جديد: كل ما في الملف محفوظ، وهو في ${name}.`,
    wrong:
      'غيّر آخرون الموقع، وكلٌّ من التعديلين صحيح وحده، لكن في مجموعهما الأخطاء الآتية. لم يتغير شيء؛ أصلح ما يخصك، ثم انشر من جديد.',
    later: 'لم يصل إلى هذا الجهاز بعد ما نشره الآخرون، لأن شيئًا هنا تغيّر في أثناء النشر. انشر من جديد ليصل.',
  },
  en: {
    fetch: 'Looking at what others have published…',
    commit: 'Gathering the changes…',
    push: 'Sending…',
    pushed: (name) => `The changes are at ${name}.`,
    nothing: (name) => `Nothing is new: all that the file has is committed, and is at ${name}.`,
    wrong:
      'Others have changed the site. Each of both is right by itself, and together they have these errors. Nothing was changed; put right what is yours, then publish again.',
    later:
      'What others have published is not on this computer yet, as something here changed during publishing. Publish again to get it.',
  },
};
