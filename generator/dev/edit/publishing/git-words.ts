import type { MessageLanguage } from '../../../diagnostics/diagnostics.ts';
import type { GitObstacle } from '../../../edit/contract.ts';

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

/** What git says when it refuses (in English, as it is asked to speak it), and what that means. */
const meanings: [said: RegExp, words: Words][] = [
  [
    /non-fast-forward|fetch first/,
    {
      ar: 'في المستودع البعيد تغييرات ليست هنا. اجلبها أولًا (git pull)، ثم انشر من جديد؛ وما حُفظ هنا باقٍ.',
      en: 'The other repository has changes that are not here. Fetch them first (git pull), then publish again; what was committed here stays.',
    },
  ],
  [
    /hook declined|protected branch|pre-receive/,
    {
      ar: 'رفض المستودع البعيد التغييرات. ما حُفظ هنا باقٍ.',
      en: 'The other repository declined the changes. What was committed here stays.',
    },
  ],
  [
    /[Aa]uthentication failed|could not read Username|Permission denied|terminal prompts disabled|Host key verification/,
    {
      ar: 'لم يقبل المستودع البعيد هوية هذا الجهاز. سجّل الدخول إليه مرة من الطرفية بالأمر git push؛ وما حُفظ هنا باقٍ.',
      en: 'The other repository did not accept who this machine is. Sign in once in a terminal with git push; what was committed here stays.',
    },
  ],
  [
    /Could not resolve host|unable to access|Connection (?:refused|timed out)|does not appear to be a git repository|not found/,
    {
      ar: 'لا يُوصل إلى المستودع البعيد. ما حُفظ هنا باقٍ، ويُرسل حين تنشر من جديد.',
      en: 'The other repository cannot be reached. What was committed here stays, and is sent when you publish again.',
    },
  ],
  [
    /tell me who you are|empty ident/,
    {
      ar: 'لا يعرف git من أنت: اضبط user.name وuser.email أولًا.',
      en: 'Git does not know who you are: set user.name and user.email first.',
    },
  ],
  [
    /during a (?:merge|cherry-pick)|unmerged|MERGE_HEAD|index\.lock/,
    {
      ar: 'في المستودع عمل لم يكتمل (دمج أو أمر git آخر). أكمله أولًا.',
      en: 'Something in the repository is unfinished (a merge, or another git command). Finish it first.',
    },
  ],
];

/** What git refused, in words people know where it is known, then in its own. */
export function refusalOfGit(said: string, language: MessageLanguage): string {
  const known = meanings.find(([pattern]) => pattern.test(said))?.[1][language];
  return [known, said].filter((line) => line !== undefined && line !== '').join('\n');
}
