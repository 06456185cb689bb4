import type { Notice } from '../../generator/desk/model/desk.ts';
import type {
  AuditAnswer,
  FeedbackAnswer,
  MeAnswer,
  PeopleAnswer,
  PersonLine,
  ProposalAnswer,
  PublishingAnswer,
  ReceivedAnswer,
  ReceivedItem,
  ReceivedLine,
  SessionsAnswer,
  SettingsAnswer,
} from '../../generator/desk/model/protocol.ts';
import type { Role } from '../../generator/editor/document/person.ts';

/** What a desk knows, as its operations answer it. */
export interface DeskData {
  me: MeAnswer;
  sessions: SessionsAnswer['sessions'];
  notices: Notice[];
  people: PeopleAnswer['people'];
  invitations: PeopleAnswer['invitations'];
  proposals: ProposalAnswer[];
  publishing: PublishingAnswer;
  received: ReceivedItem[];
  refused: ReceivedAnswer['refused'];
  feedback: FeedbackAnswer['pages'];
  /** The newest first. */
  audit: Omit<AuditAnswer['entries'][number], 'position'>[];
  settings: SettingsAnswer;
}

const day = 86_400_000;
/** A Saturday morning. */
const now = Date.UTC(2026, 2, 14, 6, 30);

/** A name of 80 characters. */
export const longName = 'عبد الرحمن بن عبد العزيز بن محمد بن عبد اللطيف آل الشيخ المستشار في إدارة التوثيق';

const sara = { id: 'p1', name: 'سارة العتيبي' };
const badr = { id: 'p2', name: 'بدر الشهري' };
const lina = { id: 'p3', name: 'Lina Haddad' };

const person = ({ id, name }: { id: string; name: string }, role: Role, more: Partial<PersonLine> = {}): PersonLine => ({
  ...{ id, name, role },
  isSuspended: false,
  createdAt: now - 90 * day,
  seenAt: now - day / 24,
  sessions: 1,
  passkeys: 2,
  identities: [],
  ...more,
});

const people: PersonLine[] = [
  person(sara, 'owner', { email: 'sara@example.sa', seenAt: now }),
  person(badr, 'writer', { email: 'badr.alshehri@example.sa', sessions: 2 }),
  person(lina, 'editor', { seenAt: now - 3 * day }),
  {
    ...person({ id: 'p4', name: longName }, 'reader', { isSuspended: true, sessions: 0, email: `${'a'.repeat(60)}@example.sa` }),
  },
  { ...person({ id: 'p5', name: 'نورة القحطاني' }, 'reader', { sessions: 0 }), seenAt: undefined } as unknown as PersonLine,
];

const pages = [
  { path: '/admissions', title: 'القبول والتسجيل', preview: '/admissions' },
  { path: '/calendar', title: 'التقويم الدراسي', preview: '/calendar' },
];

const proposal = (id: string, more: Partial<ProposalAnswer> = {}): ProposalAnswer => ({
  id,
  state: 'open',
  by: badr,
  at: now - day,
  note: 'حدّثت مواعيد التسجيل للفصل الثاني، وأضفت رسوم النقل.\nأرجو مراجعة جدول الرسوم.',
  pages,
  comments: [],
  shares: [],
  version: 'v1',
  isChanged: false,
  ...more,
});

const proposals: ProposalAnswer[] = [
  proposal('pr1', {
    comments: [
      { id: 'c1', by: lina, at: now - day / 2, text: 'The fees look right to me.', page: '/admissions' },
      {
        id: 'c2',
        by: { guest: 'مدير المدرسة' },
        at: now - day / 3,
        text: 'نرجو ذكر موعد آخر دفعة.',
        page: '/admissions',
        sentence: 'تُسدد الرسوم على دفعتين.',
      },
    ],
    shares: [{ id: 's1', by: badr, createdAt: now - day, expiresAt: now + 6 * day }],
  }),
  proposal('pr2', { note: '', pages: [{ path: '/news/prize', title: longName, preview: '/news/prize' }], isChanged: true }),
  proposal('pr3', { state: 'sent-back', decision: { by: sara, at: now - 2 * day, reason: 'تنقصه صورة الغلاف.' } }),
  proposal('pr4', { state: 'approved', decision: { by: sara, at: now - 4 * day } }),
];

const page = { path: '/contact', title: 'اتصل بنا' };

const item = (id: string, at: number, more: Partial<ReceivedItem> = {}): ReceivedItem => ({
  ...{ id, at, page },
  form: 'استفسار عام',
  fields: [
    { label: 'الاسم', value: 'خالد الحربي' },
    { label: 'البريد', value: 'khalid@example.com' },
    { label: 'الرسالة', value: 'السلام عليكم،\nمتى يبدأ التسجيل للصف الأول؟' },
    { label: 'رقم الطلب', value: '' },
    { label: 'أوافق على حفظ بياناتي للرد على استفساري.', value: 'نعم', isConsent: true },
  ],
  files: [],
  ...more,
});

const received: ReceivedItem[] = [
  item('r1', now - day / 24),
  item('r2', now - day, {
    form: 'طلب توظيف',
    page: { path: '/jobs', title: 'الوظائف' },
    files: [{ id: 'f1', label: 'السيرة الذاتية', name: 'cv.pdf', bytes: 1_840_000 }],
  }),
  item('r3', now - 2 * day, { fields: [{ label: 'الرسالة', value: 'كلمة'.repeat(60) }] }),
];

const feedback: FeedbackAnswer['pages'] = [
  {
    ...{ path: '/admissions', title: 'القبول والتسجيل', yes: 214, no: 37 },
    comments: [
      { id: 'k1', at: now - day, isUseful: false, text: 'لم أجد رسوم النقل.' },
      { id: 'k2', at: now - 2 * day, isUseful: true, text: 'Clear, thank you.' },
    ],
  },
  { path: '/calendar', title: 'التقويم الدراسي', yes: 3, no: 9, comments: [] },
];

const notices: Notice[] = [
  {
    ...{ id: 'n1', at: now - day / 24, to: 'p1', event: 'proposal-made', href: '/_desk/?at=proposals&id=pr1' },
    values: { by: badr.name, pages: 'القبول والتسجيل، التقويم الدراسي' },
  },
  {
    ...{ id: 'n2', at: now - day, to: 'p1', event: 'proposal-commented', href: '/_desk/?at=proposals&id=pr1' },
    values: { by: lina.name, pages: 'القبول والتسجيل' },
  },
  {
    ...{ id: 'n3', at: now - 2 * day, to: 'p1', event: 'proposal-published', href: '/_desk/?at=proposals&id=pr4', isRead: true },
    values: { by: badr.name, pages: 'الوظائف' },
  },
];

const audit: DeskData['audit'] = [
  {
    ...{ at: now - day / 24, event: 'proposal-approved', by: sara, address: '203.0.113.7' },
    values: { by: sara.name, pages: 'الوظائف' },
  },
  { at: now - day, event: 'proposal-made', by: badr, values: { by: badr.name, pages: 'القبول والتسجيل' } },
  { at: now - 2 * day, event: 'mail-address-invalid', values: { to: 'nobody@' } },
];

/** Data of a desk of a school. */
export const usualData = (): DeskData =>
  structuredClone({
    me: {
      ...sara,
      email: 'sara@example.sa',
      role: 'owner',
      language: 'ar',
      passkeys: [{ id: 'k1', name: 'حاسوب المكتب', createdAt: now - 90 * day, usedAt: now - day / 24 }],
      identities: ['Microsoft'],
      needsSecondPasskey: true,
      unread: 2,
      site: 'مدارس الوادي الأهلية',
    },
    sessions: [
      { id: 's1', device: 'Firefox · Windows', isShared: false, isThis: true, createdAt: now - 7 * day, seenAt: now },
      { id: 's2', device: 'Safari · iPhone', isShared: false, isThis: false, createdAt: now - 9 * day, seenAt: now - day },
      { id: 's3', device: 'Chrome · Windows', isShared: true, isThis: false, createdAt: now - day, seenAt: now - day / 2 },
    ],
    ...{ notices, people, proposals, received, feedback, audit },
    invitations: [
      {
        ...{ id: 'i1', name: 'ماجد الزهراني', email: 'majed@example.sa', role: 'editor', by: sara },
        ...{ createdAt: now - day, expiresAt: now + 6 * day },
      },
    ],
    publishing: {
      last: { at: now - day / 8, commit: '3f9c2a7d41', isDone: true },
      nextAt: now + day / 4,
    },
    refused: [
      { reason: 'honeypot', count: 1204 },
      { reason: 'too-fast', count: 87 },
      { reason: 'too-many', count: 3 },
    ],
    settings: {
      url: 'https://desk.example.sa',
      publish: [
        { to: 'repository', name: 'git@git.example.sa:site.git' },
        { to: 'folder', name: '/srv/www/school' },
      ],
      providers: [{ label: 'Microsoft', issuer: 'https://login.microsoftonline.com/example/v2.0' }],
      mailFrom: 'site@example.sa',
      keepFormsDays: 180,
      runsCustomBlocks: false,
    },
  } satisfies DeskData);

/** A desk at which nothing has happened yet. */
export const emptyData = (): DeskData => {
  const usual = usualData();
  return {
    ...usual,
    me: { ...usual.me, unread: 0, needsSecondPasskey: false, identities: [] },
    sessions: usual.sessions.slice(0, 1),
    people: usual.people.slice(0, 1),
    ...{ notices: [], invitations: [], proposals: [], received: [], refused: [], feedback: [], audit: [] },
    publishing: {},
    settings: { url: usual.settings.url, publish: [], providers: [], keepFormsDays: 1, runsCustomBlocks: true },
  };
};

/** A desk of 200 people, with 500 answers and 300 events. */
export const largeData = (): DeskData => {
  const usual = usualData();
  const numbered = (length: number) => Array.from({ length }, (_, index) => index);
  return {
    ...usual,
    people: [
      ...usual.people,
      ...numbered(195).map((n) => person({ id: `q${n}`, name: `عضو ${n + 1}` }, n % 3 === 0 ? 'writer' : 'reader')),
    ],
    received: numbered(500).map((n) => item(`r${n}`, now - n * 3_600_000, n % 5 === 0 ? { form: 'طلب توظيف' } : {})),
    audit: numbered(300).map((n) => ({ ...usual.audit[n % 3]!, at: now - n * 60_000 })),
    notices: numbered(60).map((n) => ({ ...usual.notices[n % 3]!, id: `n${n}`, at: now - n * 3_600_000 })),
  };
};

/** Line of an answer in the list. */
export const lineOf = ({ id, at, form, page: of, fields, files }: ReceivedItem): ReceivedLine => ({
  ...{ id, at, form, page: of },
  summary: fields
    .map(({ value }) => value)
    .join(' ')
    .slice(0, 80),
  files: files.length,
});
