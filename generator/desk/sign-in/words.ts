import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import type { Role } from '../../editor/document/person.ts';

/** Texts of the pages for signing in and for invitations. `{name}` stands for a value. */
export interface SignInWords {
  /** Name of this language in the link from the other one. */
  language: string;
  heading: string;
  /** Without the name of the site. */
  bareHeading: string;
  sentence: string;
  signIn: string;
  shared: string;
  sharedHelp: string;
  or: string;
  provider: string;
  needsScript: string;
  unsupported: string;
  cancelled: string;
  unreachable: string;
  working: string;
  welcome: string;
  bareWelcome: string;
  invited: Record<Role, string>;
  firstOwner: string;
  ownerName: string;
  name: string;
  nameHelp: string;
  nameMissing: string;
  passkey: string;
  create: string;
  accept: string;
  recover: string;
  recoverSentence: string;
  second: string;
  secondSentence: string;
  addSecond: string;
  secondName: string;
  secondDone: string;
  secondExists: string;
  later: string;
  proceed: string;
  invalid: string;
  invalidSentence: string;
  toSignIn: string;
}

export const signInWords: Record<MessageLanguage, SignInWords> = {
  ar: {
    language: 'العربية',
    heading: 'مكتب {site}',
    bareHeading: 'مكتب الموقع',
    sentence: 'سجّل الدخول لتحرّر الموقع مع فريقك.',
    signIn: 'ادخل بمفتاح المرور',
    shared: 'هذا جهاز يستخدمه غيري',
    sharedHelp: 'تنتهي جلستك عند إغلاق المتصفح، أو بعد نصف ساعة بلا استخدام.',
    or: 'أو',
    provider: 'ادخل بحساب {provider}',
    needsScript: 'يحتاج الدخول بمفتاح المرور إلى تفعيل JavaScript في المتصفح.',
    unsupported: 'لا يدعم هذا المتصفح مفاتيح المرور. حدّثه، أو استخدم متصفحًا آخر.',
    cancelled: 'لم تكتمل الخطوات التي عرضها المتصفح. أعد المحاولة.',
    unreachable: 'لا يجيب الخادم. تحقق من اتصالك بالشبكة، ثم أعد المحاولة.',
    working: 'أكمل الخطوات التي يعرضها المتصفح…',
    welcome: 'أهلًا بك في مكتب {site}',
    bareWelcome: 'أهلًا بك في مكتب الموقع',
    invited: {
      reader: 'وصلتك دعوة من {by} لتطّلع على مسودات الموقع.',
      writer: 'وصلتك دعوة من {by} لتكتب في الموقع.',
      editor: 'وصلتك دعوة من {by} لتحرّر الموقع وتنشره.',
      owner: 'وصلتك دعوة من {by} لتكون مالكًا لهذا المكتب.',
    },
    firstOwner: 'أنت أول مالك لهذا المكتب، وتدعو إليه من يعمل معك.',
    ownerName: 'المالك',
    name: 'اسمك',
    nameHelp: 'يظهر لزملائك، وفي كل تعديل تنشره.',
    nameMissing: 'اكتب اسمك أولًا.',
    passkey: 'مفتاح المرور يغنيك عن كلمة المرور: يُحفظ في جهازك، وتدخل به ببصمتك أو وجهك أو رمز الجهاز.',
    create: 'أنشئ مفتاح المرور',
    accept: 'اقبل الدعوة بحساب {provider}',
    recover: 'استعد حسابك',
    recoverSentence: 'مرحبًا {name}. أنشئ مفتاح مرور جديدًا، وتتوقف مفاتيحك السابقة وجلساتك كلها.',
    second: 'أضف مفتاحًا احتياطيًا',
    secondSentence: 'احفظ مفتاحًا آخر في هاتفك أو في جهاز ثانٍ، لتدخل به إن فقدت هذا الجهاز.',
    addSecond: 'أضف مفتاحًا في جهاز آخر',
    secondName: 'مفتاح احتياطي',
    secondDone: 'أُضيف المفتاح الاحتياطي.',
    secondExists: 'في هذا الجهاز مفتاح لحسابك. اختر جهازًا آخر.',
    later: 'لاحقًا',
    proceed: 'تابع إلى المكتب',
    invalid: 'لم تعد هذه الدعوة صالحة',
    invalidSentence: 'انتهت مدتها، أو استُعملت، أو سُحبت. اطلب دعوة جديدة من أحد مالكي المكتب.',
    toSignIn: 'إلى صفحة الدخول',
  },
  en: {
    language: 'English',
    heading: 'Desk of {site}',
    bareHeading: 'Site desk',
    sentence: 'Sign in to edit the site with your team.',
    signIn: 'Sign in with a passkey',
    shared: 'Other people use this device',
    sharedHelp: 'Your session ends when you close the browser, or after half an hour without use.',
    or: 'or',
    provider: 'Sign in with {provider}',
    needsScript: 'Signing in with a passkey needs JavaScript, which is off in this browser.',
    unsupported: 'This browser does not support passkeys. Update it, or use another one.',
    cancelled: 'The steps that the browser showed were not completed. Try again.',
    unreachable: 'The server does not answer. Check your network connection, then try again.',
    working: 'Follow the steps that the browser shows…',
    welcome: 'Welcome to the desk of {site}',
    bareWelcome: 'Welcome to the site desk',
    invited: {
      reader: '{by} invited you to read drafts of the site.',
      writer: '{by} invited you to write for the site.',
      editor: '{by} invited you to edit and publish the site.',
      owner: '{by} invited you to be an owner of the desk.',
    },
    firstOwner: 'You are the first owner of this desk, and invite the people you work with.',
    ownerName: 'Owner',
    name: 'Your name',
    nameHelp: 'Your colleagues see it, and so does everybody who reads the history of the site.',
    nameMissing: 'Type your name first.',
    passkey: 'A passkey replaces a password: your device keeps it, and you use it with your fingerprint, face or device PIN.',
    create: 'Create a passkey',
    accept: 'Accept with {provider}',
    recover: 'Recover your account',
    recoverSentence: 'Hello {name}. Create a new passkey; your former passkeys and all sessions then end.',
    second: 'Add a spare passkey',
    secondSentence: 'Keep another passkey on your phone or a second device, so that you can sign in if you lose this one.',
    addSecond: 'Add a passkey on another device',
    secondName: 'Spare passkey',
    secondDone: 'The spare passkey was added.',
    secondExists: 'This device has a passkey of your account. Choose another device.',
    later: 'Later',
    proceed: 'Go to the desk',
    invalid: 'This invitation is no longer valid',
    invalidSentence: 'It has expired, was used, or was withdrawn. Ask an owner of the desk for a new one.',
    toSignIn: 'To the sign-in page',
  },
};

/** Text with values in place of their names in braces. Values are isolated, so that they do not reorder a sentence. */
export const fillWords = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => `\u2068${values[name] ?? ''}\u2069`);
