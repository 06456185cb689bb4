import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { deskNames } from '../../../../templates/components/desk/names.ts';
import {
  deskOrigin,
  openReceivedDesk,
  type ReceivedDesk,
  type ReceivedDeskOptions,
  siteOrigin,
  siteWith,
  solveNow,
} from '../../../support/received-desk.ts';

const contact = {
  type: 'form',
  heading: 'اكتب إلينا',
  action: 'desk',
  fields: [
    { type: 'text', name: 'name', label: 'الاسم', required: true },
    { type: 'email', name: 'email', label: 'البريد' },
    { type: 'number', name: 'count', label: 'العدد', min: 1, max: 5 },
    { type: 'select', name: 'city', label: 'المدينة', options: [{ label: 'الرياض', value: 'riyadh' }, 'جدة'] },
    { type: 'textarea', name: 'message', label: 'الرسالة', maxLength: 20 },
    { type: 'file', name: 'file', label: 'مرفق', accept: ['pdf'], largest: 0.001 },
    { type: 'consent', name: 'consent', label: 'أوافق على [معالجة بياناتي](/).', required: true },
    { type: 'hidden', name: 'source', value: 'site' },
    { type: 'honeypot', name: 'trap' },
  ],
  submit: 'أرسل',
};

const feedback = { type: 'page-feedback', comment: true };

let open: ReceivedDesk[] = [];
afterEach(async () => {
  for (const desk of open) await desk.close();
  open = [];
});

async function start(options: ReceivedDeskOptions = {}, site = siteWith([contact], [feedback])) {
  const desk = await openReceivedDesk(site, { limits: { work: { parts: 2, bits: 2 } }, ...options });
  open.push(desk);
  return desk;
}

const valid = { name: 'سارة', consent: 'on', source: 'site', trap: '' };

interface Sending {
  origin?: string | undefined;
  from?: string;
  script?: boolean;
  version?: string;
}

/** Path of the form that is, or is not, about its page. */
const pathOf = ({ forms }: ReceivedDesk, isFeedback = false, version?: string) => {
  const form = forms.forms.find((one) => (one.isFeedback === true) === isFeedback);
  return `/_desk/${isFeedback ? 'feedback' : 'form'}/${form?.id}?version=${version ?? form?.version}`;
};

const encode = (values: Record<string, string>) => new URLSearchParams({ [deskNames.page]: '/', ...values }).toString();

function post(desk: ReceivedDesk, path: string, values: Record<string, string>, options: Sending = {}) {
  const { origin = siteOrigin, from = '203.0.113.7', script = false } = options;
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    ...('origin' in options && options.origin === undefined ? {} : { origin }),
    ...(script && { accept: 'application/json' }),
  };
  return desk.send(path, { method: 'POST', from, headers, body: encode(values) });
}

async function proof(desk: ReceivedDesk, from?: string): Promise<Record<string, string>> {
  const { text } = await desk.send('/_desk/challenge', { headers: { origin: siteOrigin }, ...(from && { from }) });
  const challenge = JSON.parse(text);
  return { [deskNames.token]: challenge.token, [deskNames.work]: solveNow(challenge) };
}

const stored = async ({ received }: ReceivedDesk) => received.answers.read(received.answers.entries());

/** Hidden fields of a page. */
const hiddenIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [name, value]),
  );

test('shows what was filled in, stores it when it is sent, and keeps consent as it was written', async () => {
  const desk = await start();
  const first = await post(desk, pathOf(desk), { ...valid, city: 'riyadh', message: '<b>سطر</b>\r\nآخر' });
  expect(first.status).toBe(200);
  expect(first.text).toContain('<html lang="ar" dir="rtl">');
  expect(first.text).toContain('&lt;b&gt;سطر&lt;/b&gt;\nآخر');
  expect(first.text).toContain('الرياض');
  expect(first.headers['content-security-policy']).toContain("form-action 'self'");
  expect(await stored(desk)).toEqual([]);
  desk.advance(5000);
  const second = await post(desk, pathOf(desk), hiddenIn(first.text.replaceAll('&lt;', '<').replaceAll('&gt;', '>')), {
    origin: deskOrigin,
  });
  expect(second.text).toContain('وصلنا ما أرسلته');
  expect(second.text).toContain('href="https://www.example.com/"');
  const [answer] = await stored(desk);
  expect(answer?.fields).toEqual([
    { name: 'name', label: 'الاسم', value: 'سارة' },
    { name: 'city', label: 'المدينة', value: 'الرياض' },
    { name: 'message', label: 'الرسالة', value: '<b>سطر</b>\nآخر' },
    { name: 'consent', label: 'أوافق على معالجة بياناتي.', value: 'أوافق على [معالجة بياناتي](/).', isConsent: true },
    { name: 'source', label: 'source', value: 'site' },
  ]);
  expect(desk.notices).toHaveLength(1);
});

test('lets a visitor without scripts correct what is wrong', async () => {
  const desk = await start();
  const { text } = await post(desk, pathOf(desk), { ...valid, name: '', email: 'x', count: '٩' });
  expect(text).toContain('أدخل \u2068الاسم\u2069');
  expect(text).toContain('name@example.com');
  expect(text).toContain('أكثر ما يُقبل: 5');
  desk.advance(5000);
  const corrected = { ...hiddenIn(text), name: 'علي', email: 'a@b.sa', count: '٣' };
  await post(desk, pathOf(desk), corrected, { origin: deskOrigin });
  const [answer] = await stored(desk);
  expect(answer?.fields.map(({ value }) => value)).toEqual(expect.arrayContaining(['علي', 'a@b.sa', '3']));
});

test('answers scripts of the site only, which prove some work', async () => {
  const desk = await start();
  const values = { ...valid, ...(await proof(desk)) };
  desk.advance(4000);
  const answer = await post(desk, pathOf(desk), values, { script: true });
  expect([answer.status, answer.text]).toEqual([200, '{}']);
  expect(answer.headers['access-control-allow-origin']).toBe(siteOrigin);
  const other = await post(desk, pathOf(desk), values, { script: true, origin: 'https://evil.example' });
  expect([other.status, other.headers['access-control-allow-origin']]).toEqual([403, undefined]);
  const challenge = await desk.send('/_desk/challenge', { headers: { origin: 'https://evil.example' } });
  expect(challenge.headers['access-control-allow-origin']).toBeUndefined();
  const lazy = { ...valid, ...(await proof(desk)), [deskNames.work]: '' };
  desk.advance(4000);
  expect(JSON.parse((await post(desk, pathOf(desk), lazy, { script: true })).text).reason).toBe('token');
  expect(await stored(desk)).toHaveLength(1);
  expect(desk.received.refusals.counts()).toEqual({ origin: 1, 'no-work': 1 });
});

test('tells scripts which fields are wrong, with which the token remains valid', async () => {
  const desk = await start();
  const values = { ...valid, name: ' ', message: 'ا'.repeat(21), city: 'مدينة أخرى', ...(await proof(desk)) };
  desk.advance(4000);
  const answer = await post(desk, pathOf(desk), values, { script: true });
  expect([answer.status, JSON.parse(answer.text).problems]).toEqual([
    422,
    [
      { name: 'name', text: 'أدخل \u2068الاسم\u2069' },
      { name: 'city', text: 'اختر مما في القائمة' },
      { name: 'message', text: 'عدد الأحرف المقبول على الأكثر: 20' },
    ],
  ]);
  const right = { ...values, name: 'ا', message: '', city: 'جدة' };
  expect((await post(desk, pathOf(desk), right, { script: true })).status).toBe(200);
});

test.each([
  ['a token of a second ago', 'too-fast', async (desk: ReceivedDesk) => ({ ...valid, ...(await proof(desk)) })],
  ['a made-up token', 'bad-token', async () => ({ ...valid, [deskNames.token]: 'e30.x', [deskNames.work]: '1,2' })],
  ['no token', 'bad-token', async () => valid],
  ['a filled honeypot of the form', 'honeypot', async () => ({ ...valid, trap: 'x' })],
  ['a filled honeypot of the desk', 'honeypot', async () => ({ ...valid, [deskNames.honeypot]: 'x' })],
  ['an unknown field', 'unknown-field', async () => ({ ...valid, admin: '1' })],
  ['a text instead of a file', 'unknown-field', async () => ({ ...valid, file: 'x' })],
  ['an unknown page', 'unknown-page', async () => ({ ...valid, [deskNames.page]: '/nowhere' })],
])('refuses %s, and counts it', async (_name, reason, valuesOf) => {
  const desk = await start();
  const answer = await post(desk, pathOf(desk), await valuesOf(desk), { script: true });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(desk.received.refusals.counts()).toEqual({ [reason]: 1 });
  expect(await stored(desk)).toEqual([]);
});

test('uses a token once, even after a restart and after the answer was deleted', async () => {
  const desk = await start();
  const values = { ...valid, ...(await proof(desk)) };
  desk.advance(4000);
  const [one, other] = await Promise.all([1, 2].map(() => post(desk, pathOf(desk), values, { script: true })));
  expect([one?.status, other?.status].sort()).toEqual([200, 409]);
  const [entry] = desk.received.answers.entries();
  const removed = {
    method: 'POST' as const,
    headers: { ...desk.editor, 'content-type': 'application/json' },
    body: JSON.stringify({ ids: [entry?.id] }),
  };
  expect((await desk.send('/_desk/delete-received', removed)).status).toBe(200);
  expect(await stored(desk)).toEqual([]);
  await desk.close();
  open = [];
  const again = await start({ state: desk.state, now: Date.UTC(2026, 0, 1, 0, 1) });
  expect((await post(again, pathOf(again), values, { script: true })).status).toBe(409);
  expect(await stored(again)).toEqual([]);
});

test('shows once more what was sent too soon, too late, or to words that have changed', async () => {
  const desk = await start();
  const { text } = await post(desk, pathOf(desk), valid);
  const soon = await post(desk, pathOf(desk), hiddenIn(text), { origin: deskOrigin });
  expect([soon.status, soon.text.includes('راجع ما كتبته ثواني')]).toEqual([403, true]);
  desk.advance(90_000_000);
  const late = await post(desk, pathOf(desk), hiddenIn(soon.text), { origin: deskOrigin });
  expect(late.text).toContain('مضى وقت طويل');
  const changed = await post(desk, pathOf(desk, false, 'older'), valid);
  expect(changed.text).toContain('تغيّر النموذج');
  expect(changed.text).toContain('type="checkbox"');
  const script = { ...valid, ...(await proof(desk)) };
  desk.advance(4000);
  expect((await post(desk, pathOf(desk, false, 'older'), script, { script: true })).status).toBe(409);
  expect(await stored(desk)).toEqual([]);
});

test('does not take the page for checking from elsewhere', async () => {
  const desk = await start();
  const { text } = await post(desk, pathOf(desk), valid, { origin: 'null' });
  desk.advance(5000);
  for (const origin of [siteOrigin, 'null', undefined]) await post(desk, pathOf(desk), hiddenIn(text), { origin });
  expect(await stored(desk)).toEqual([]);
  expect(desk.received.refusals.counts()).toEqual({ origin: 3 });
});

/** Body of a form with a file. */
function multipart(values: Record<string, string>, name: string, content: string): { body: string; type: string } {
  const parts = Object.entries({ [deskNames.page]: '/', ...values }).map(
    ([key, value]) => `--xyz\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  const file = `--xyz\r\nContent-Disposition: form-data; name="file"; filename="${name.replaceAll('"', '%22')}"\r\nContent-Type: text/html\r\n\r\n${content}\r\n--xyz--\r\n`;
  return { body: parts.join('') + file, type: 'multipart/form-data; boundary=xyz' };
}

const pdf = '%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n';

const filesIn = ({ state }: ReceivedDesk, folder: string) => readdirSync(join(state, 'received', folder));

async function postFile(desk: ReceivedDesk, name: string, content: string) {
  const values = { ...valid, ...(await proof(desk)) };
  desk.advance(4000);
  const { body, type } = multipart(values, name, content);
  const headers = { 'content-type': type, origin: siteOrigin, accept: 'application/json' };
  return desk.send(pathOf(desk), { method: 'POST', headers, body });
}

test('keeps files outside the web, and gives them to editors as downloads', async () => {
  const desk = await start();
  expect((await postFile(desk, '../../سيرة "1".pdf', pdf)).status).toBe(200);
  const [answer] = await stored(desk);
  const [file] = answer?.files ?? [];
  expect(file).toMatchObject({ name: 'سيرة "1".pdf', label: 'مرفق' });
  expect(filesIn(desk, 'files')).toEqual([file?.id]);
  const path = `/_desk/received-file/${answer?.id}/${file?.id}`;
  expect((await desk.send(path)).status).toBe(401);
  const sent = await desk.send(path, { headers: desk.editor });
  expect(sent.headers).toMatchObject({ 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff' });
  expect(sent.headers['content-disposition']).toMatch(/^attachment;/);
  expect((await desk.send(`/_desk/received-file/${answer?.id}/..%2Ftoken-key.json`, { headers: desk.editor })).status).toBe(404);
  await desk.received.answers.remove([answer?.id ?? '']);
  expect(filesIn(desk, 'files')).toEqual([]);
});

test.each([
  ['a page', 'cv.pdf', '<!DOCTYPE html><script>1</script>'],
  ['a program', 'cv.pdf', 'MZ\x90\x00'],
  ['another name', 'cv.html', pdf],
  ['a large one', 'cv.pdf', pdf + 'x'.repeat(2000)],
])('refuses a file that is %s', async (_what, name, content) => {
  const desk = await start();
  const answer = await postFile(desk, name, content);
  expect([answer.status, JSON.parse(answer.text).problems[0].name]).toEqual([422, 'file']);
  expect([...filesIn(desk, 'files'), ...filesIn(desk, 'waiting')]).toEqual([]);
});

test('keeps a file between the page for checking and the answer', async () => {
  const desk = await start();
  const { body, type } = multipart(valid, 'a.pdf', pdf);
  const first = await desk.send(pathOf(desk), { method: 'POST', headers: { 'content-type': type, origin: siteOrigin }, body });
  expect(first.text).toContain('a.pdf');
  desk.advance(5000);
  await post(desk, pathOf(desk), hiddenIn(first.text), { origin: deskOrigin });
  const [answer] = await stored(desk);
  expect(answer?.files.map(({ name }) => name)).toEqual(['a.pdf']);
  expect(filesIn(desk, 'waiting')).toEqual([]);
});

test('counts opinions of a page, and shows comments before they are sent', async () => {
  const desk = await start();
  const vote = (answer: string, comment = '') => post(desk, pathOf(desk, true), { answer, comment });
  expect((await vote('yes')).text).toContain('وصلنا رأيك');
  await vote('no');
  const commented = await vote('no', 'ينقصها الموعد');
  expect(commented.text).toContain('راجع ما كتبته');
  desk.advance(5000);
  await post(desk, pathOf(desk, true), hiddenIn(commented.text), { origin: deskOrigin });
  const { text } = await desk.send('/_desk/feedback-shares', { headers: desk.editor });
  expect(JSON.parse(text).pages).toMatchObject([
    { path: '/', yes: 1, no: 2, comments: [{ text: 'ينقصها الموعد', isUseful: false }] },
  ]);
  expect(JSON.parse((await desk.send('/_desk/received', { headers: desk.editor })).text)).toMatchObject({ total: 1 });
  for (let count = 0; count < 5; count++) await vote('yes');
  expect(desk.received.refusals.counts()).toEqual({ 'too-many': 2 });
});

test('limits posts of one network', async () => {
  const desk = await start({ limits: { posts: { burst: 2, perMinute: 0 } } });
  const from = (address: string) => post(desk, pathOf(desk), valid, { from: address });
  const statuses = [];
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:3::3', '2001:db8:1:3::1'])
    statuses.push((await from(address)).status);
  expect(statuses).toEqual([200, 200, 429, 200]);
});

test('lists, exports and deletes what was received', async () => {
  const desk = await start();
  for (const name of ['=HYPERLINK("x")', 'سارة, علي', '\tx']) {
    const values = { ...valid, name, ...(await proof(desk)) };
    desk.advance(4000);
    await post(desk, pathOf(desk), values, { script: true });
  }
  expect((await desk.send('/_desk/received')).status).toBe(401);
  const list = JSON.parse((await desk.send('/_desk/received', { headers: desk.editor })).text);
  expect(list).toMatchObject({ total: 3, hasMore: false, keepDays: 180, forms: [{ name: 'اكتب إلينا', count: 3 }] });
  const next = await desk.send(`/_desk/received?before=${list.answers[0].id}`, { headers: desk.editor });
  expect(JSON.parse(next.text).answers).toEqual(list.answers.slice(1));
  const csv = await desk.send('/_desk/export-received', { headers: desk.editor });
  expect(csv.text.startsWith('\uFEFFالوقت,النموذج,الصفحة,الملفات,الاسم,')).toBe(true);
  expect(csv.text).toContain(`"'=HYPERLINK(""x"")"`);
  expect(csv.text).toContain('"سارة, علي"');
  expect(csv.text).not.toMatch(/(?:^|,)"?[=+\-@\t\r]/m);
  desk.advance(181 * 86_400_000);
  expect(await stored(desk)).toEqual([]);
  await desk.received.removeOld();
  expect(filesIn(desk, 'answers')).toEqual([]);
});

test('exports columns in the order of the form, whoever filled in what', async () => {
  const desk = await start();
  for (const [name, value] of Object.entries({ message: 'رسالة', city: 'riyadh', email: 'a@b.sa' })) {
    const values = { ...valid, [name]: value, ...(await proof(desk)) };
    desk.advance(4000);
    await post(desk, pathOf(desk), values, { script: true });
  }
  const { text } = await desk.send('/_desk/export-received', { headers: desk.editor });
  const [head = ''] = text.split('\r\n');
  expect(head.split(',').slice(4)).toEqual(['الاسم', 'البريد', 'المدينة', 'الرسالة', 'أوافق على معالجة بياناتي.', 'source']);
});
