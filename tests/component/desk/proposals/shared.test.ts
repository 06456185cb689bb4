import { parse } from 'parse5';
import { expect, onTestFinished, test } from 'vitest';
import type { EditorProcess } from '../../../../generator/desk/model/desk.ts';
import { type DeskAnswer, deskUrl, openTestDesk } from '../../../support/desk.ts';

const day = 86_400_000;

const html = `<!doctype html><html lang="ar"><head><title>من نحن</title><base href="https://evil.example/">
<meta http-equiv="refresh" content="0;url=https://evil.example"><link rel="stylesheet" href="/assets/site.css">
<link rel="stylesheet" href="/_preview/client.css"><link rel="canonical" href="https://www.example.sa/about"></head>
<body onload="alert(1)"><script>alert(1)</script><h1 data-pointer="/routes/0">من نحن</h1>
<a id="own" href="/about#top">هذه</a><a id="other" href="/secret">غيرها</a><a id="out" href="https://example.org/">خارج</a>
<a id="script" href="javascript:alert(1)">x</a><a id="edit" href="/_edit/state">x</a><a id="file" href="/assets/report.pdf">ملف</a>
<img src="/assets/a.png" srcset="/assets/a.png 1x, /assets/b.png 2x"><img src="/_edit/asset?x=y.png"><img src="https://evil.example/p.png">
<form action="/submit" method="post"><button formaction="/x">أرسل</button></form><iframe src="/secret"></iframe>
<svg><use href="/assets/signs.svg#x"></use><use xlink:href="/assets/old.svg#y"></use></svg></body></html>`;

const preview: Record<string, [type: string, content: string]> = {
  '/about?still': ['text/html; charset=utf-8', html],
  '/secret?still': ['text/html; charset=utf-8', '<h1>سر</h1>'],
  '/assets/site.css': [
    'text/css',
    '@font-face{src:url(f.woff2)}a{background:url("/assets/bg.svg")}b{background:url(data:image/png;base64,AA)}',
  ],
  '/assets/f.woff2': ['font/woff2', 'font'],
  '/assets/bg.svg': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  '/assets/a.png': ['image/png', 'png'],
  '/assets/hidden.png': ['image/png', 'png'],
  '/assets/report.pdf': ['text/html', '<script>alert(1)</script>'],
};

/** Desk with a proposal of one page, and its preview link. */
async function openShared({ days = 7 }: { days?: number } = {}) {
  const desk = await openTestDesk();
  onTestFinished(desk.close);
  const asked: { url: string; headers: object; person: unknown }[] = [];
  const forward: EditorProcess['forward'] = async ({ url = '', headers }, response, person) => {
    asked.push({ url, headers, person });
    const [type, content] = preview[url] ?? ['text/html', 'missing'];
    response.writeHead(url in preview ? 200 : 404, { 'Content-Type': type, 'Set-Cookie': 'a=b' }).end(content);
  };
  desk.desk.editor.forward = forward;
  const writer = desk.signIn('writer', { name: 'سارة' });
  const pages = [{ path: '/about', title: '<b>من نحن</b>', address: '/about' }];
  const body = { note: '</main><script>alert(1)</script>', pages, days };
  const { text } = await desk.send('/_desk/propose', { method: 'POST', headers: writer.headers, body });
  const { id, link } = JSON.parse(text);
  const home = new URL(link).pathname;
  const get = (path: string, headers: Record<string, string> = {}) => desk.send(home + path, { headers });
  const comment = (fields: Record<string, string>, headers: Record<string, string> = { origin: deskUrl }) =>
    desk.send('/_desk/shared-comment?language=en', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ secret: home.split('/').at(-2) ?? '', ...fields }).toString(),
    });
  return { desk, writer, id, home, get, comment, asked };
}

function expectSafe({ headers }: DeskAnswer): void {
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['x-robots-tag']).toContain('noindex');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(headers['content-security-policy']).not.toContain('script-src');
}

test('shows the pages, and what was said, as text', async () => {
  const { get, asked } = await openShared();
  const answer = await get('');
  expect(answer.status).toBe(200);
  expectSafe(answer);
  expect(answer.headers['referrer-policy']).toBe('same-origin');
  expect(answer.text).toContain('&lt;b&gt;من نحن&lt;/b&gt;');
  expect(answer.text).not.toMatch(/<script|<b>/);
  expect(answer.text).toContain('8 يناير 2026');
  expect(asked).toEqual([]);
  expect((await get('?language=en')).text).toContain('lang="en" dir="ltr"');
});

test('serves its page as somebody without an account, without scripts', async () => {
  const { get, home, asked } = await openShared();
  const answer = await get('at/about', { cookie: '__Host-desk=x', authorization: 'x', 'x-desk-person': 'x' });
  expect(answer.status).toBe(200);
  expectSafe(answer);
  expect(answer.headers['content-security-policy']).toMatch(/sandbox(?!.*allow-scripts)/);
  expect(answer.headers['referrer-policy']).toBe('no-referrer');
  expect(asked).toEqual([{ url: '/about?still', headers: { accept: '*/*' }, person: undefined }]);
  const { text } = answer;
  expect(text).not.toMatch(
    /<script|onload|<base|http-equiv|<iframe|formaction|action=|javascript:|_edit|_preview|data-pointer|evil\.example/,
  );
  expect(text).toContain(`id="own" href="${home}at/about#top"`);
  expect(text).toContain(`id="other" href="${home}at/secret"`);
  expect(text).toContain('href="https://example.org/" target="_blank" rel="noopener noreferrer"');
  expect(text).toContain(`srcset="${home}at/assets/a.png, ${home}at/assets/b.png 2x"`.replace('a.png,', 'a.png 1x,'));
  expect(text).toContain(`<use xlink:href="${home}at/assets/old.svg#y">`);
  expect(() => parse(text)).not.toThrow();
});

test('serves the files of its page only', async () => {
  const { get, home } = await openShared();
  expect((await get('at/assets/a.png')).status).toBe(404);
  await get('at/about');
  const picture = await get('at/assets/a.png');
  expect([picture.status, picture.headers['content-type'], picture.text]).toEqual([200, 'image/png', 'png']);
  expectSafe(picture);
  expect((await get('at/assets/f.woff2')).status).toBe(404);
  const sheet = await get('at/assets/site.css');
  expect(sheet.text).toBe(
    `@font-face{src:url("${home}at/assets/f.woff2")}a{background:url("${home}at/assets/bg.svg")}b{background:url(data:image/png;base64,AA)}`,
  );
  expect((await get('at/assets/f.woff2')).status).toBe(200);
  const drawing = await get('at/assets/bg.svg');
  expect(drawing.headers['content-security-policy']).toMatch(/sandbox;/);
  expect((await get('at/assets/hidden.png')).status).toBe(404);
  // A file by name, a page by content.
  expect((await get('at/assets/report.pdf')).status).toBe(404);
});

test.each([
  ...['at/secret', 'at/', 'at', 'at/about/', 'at//about', 'at/about//', 'at/./about', 'at/x/../about', 'at/%2e%2e/secret'],
  ...[
    'at/_edit',
    'at/_edit/state',
    'at/%5fedit/state',
    'at/%255fedit/state',
    'at/about/../_edit/state',
    'at/about/%2e%2e/_edit/state',
  ],
  ...['at/about%2f..%2f_edit%2fstate', 'at/..%5c_edit', 'at/about%00', 'at/about%0d%0aX:y', 'at/about%', 'at/about;/../secret'],
  ...[
    'at/_desk/people',
    'at/_preview/client.js',
    'at/_preview/events',
    'at/_guide/ar/',
    'at/_catalogue',
    'at/site.json',
    'at/ABOUT',
  ],
  ...['_edit/state', '../shared', '..', 'at/http://127.0.0.1/', 'at/%2f%2fevil.example/', 'about', '%61t/secret'],
])('refuses the path %j with a sentence', async (path) => {
  const { get, asked, home } = await openShared();
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expectSafe(answer);
  expect(answer.text).toContain('هذه الصفحة غير مشمولة بالمعاينة');
  expect(answer.text).toContain(`href="${home}"`);
  expect(asked.filter(({ url }) => url !== '/about?still')).toEqual([]);
});

test.each(['about?still=1', 'about?x=/_edit', 'about?'])('passes no query on: %s', async (path) => {
  const { get, asked } = await openShared();
  expect((await get(`at/${path}`)).status).toBe(200);
  expect(asked.map(({ url }) => url)).toEqual(['/about?still']);
});

test('ends by time, by hand, and with the proposal', async () => {
  const { desk, writer, id, get, comment } = await openShared({ days: 1 });
  const post = (operation: string, body: object) =>
    desk.send(`/_desk/${operation}`, { method: 'POST', headers: writer.headers, body });
  const isEnded = async () => {
    const answers = [await get(''), await get('at/about'), await comment({ name: 'x', text: 'x' })];
    expectSafe(answers[0] as DeskAnswer);
    return answers.every(({ status, text }) => status === 404 && /انتهى رابط|has ended/.test(text));
  };
  expect(await isEnded()).toBe(false);
  desk.setNow(Date.UTC(2026, 0, 1) + day - 1);
  expect((await get('')).status).toBe(200);
  desk.setNow(Date.UTC(2026, 0, 1) + day);
  expect(await isEnded()).toBe(true);
  desk.setNow(Date.UTC(2026, 0, 1));
  const { shares } = JSON.parse((await desk.send(`/_desk/proposals?id=${id}`, { headers: writer.headers })).text);
  expect((await post('end-share', { id: shares[0].id })).status).toBe(200);
  expect(await isEnded()).toBe(true);
  const { link } = JSON.parse((await post('share', { proposal: id, days: 1 })).text);
  expect((await desk.send(new URL(link).pathname)).status).toBe(200);
  await post('withdraw-proposal', { id });
  expect((await desk.send(new URL(link).pathname)).status).toBe(404);
});

test('ends with its author at the desk: by suspension, removal, or a role that may not share', async () => {
  const { desk, id, get, comment } = await openShared();
  const { people } = desk.desk;
  const owner = desk.signIn('owner');
  const editor = desk.signIn('editor');
  const shared = { method: 'POST', headers: editor.headers, body: { proposal: id, days: 7 } } as const;
  const linkOf = async () => new URL(JSON.parse((await desk.send('/_desk/share', shared)).text).link).pathname;
  const author = people.all().find(({ name }) => name === 'سارة')?.id ?? '';
  const shares = async () => {
    const { text } = await desk.send(`/_desk/proposals?id=${id}`, { headers: owner.headers });
    return JSON.parse(text).shares.length;
  };
  const path = await linkOf();
  expect([(await get('')).status, (await desk.send(path)).status, await shares()]).toEqual([200, 200, 2]);
  people.change(author, { isSuspended: true });
  expect([(await get('')).status, (await get('at/about')).status, await shares()]).toEqual([404, 404, 1]);
  expect((await comment({ name: 'x', text: 'y' })).status).toBe(404);
  people.change(editor.person.id, { role: 'reader' });
  expect([(await desk.send(path)).status, await shares()]).toEqual([404, 0]);
  people.change(editor.person.id, { role: 'editor' });
  people.remove(editor.person.id);
  expect([(await desk.send(path)).status, await shares()]).toEqual([404, 0]);
});

test.each(['', 'x', 'a'.repeat(43), 'a'.repeat(5000), '..', '__proto__', '%00', '../../_edit'])(
  'knows no secret %j',
  async (secret) => {
    const { desk } = await openShared();
    const answer = await desk.send(`/_desk/shared/${secret}/`);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('انتهى رابط المعاينة');
  },
);

test('leads past the frame to the form for comments', async () => {
  const { get } = await openShared();
  const { text } = await get('');
  const places = ['<a href="#comment">', '<iframe', '<h2 id="comment">'].map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('takes comments of guests as text, and tells the author without their words', async () => {
  const { desk, writer, id, get, comment } = await openShared();
  const answer = await comment({ name: ' <i>ضيف</i>\r\nX: y\u202E', text: '<script>alert(1)</script>\r\nسطر' });
  expect([answer.status, answer.headers.location]).toEqual([303, expect.stringMatching(/\?sent&language=en#comment$/)]);
  expect(answer.headers['set-cookie']).toBeUndefined();
  const { text } = await get('?sent&language=en');
  expect(text).toContain('&lt;i&gt;ضيف&lt;/i&gt; X: y');
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;\nسطر');
  expect(text).toContain('<p role="status">Your comment has arrived. Thank you.</p>');
  const [notice] = desk.desk.notices.of(writer.person.id);
  expect(notice).toMatchObject({ event: 'proposal-commented-by-link', values: { pages: '<b>من نحن</b>' } });
  const { comments } = JSON.parse((await desk.send(`/_desk/proposals?id=${id}`, { headers: writer.headers })).text);
  expect(comments).toMatchObject([{ by: { guest: '<i>ضيف</i> X: y' } }]);
});

test('does not show what colleagues say to each other', async () => {
  const { desk, writer, id, get } = await openShared();
  const body = { proposal: id, text: 'للزملاء فقط' };
  await desk.send('/_desk/comment', { method: 'POST', headers: writer.headers, body });
  expect((await get('')).text).not.toContain('للزملاء فقط');
});

test('gives back what was typed with a comment that is not accepted', async () => {
  const { comment } = await openShared();
  for (const fields of [
    { name: '', text: 'نص' },
    { name: 'x'.repeat(61), text: 'نص' },
    { name: 'ضيف', text: ' ' },
    { name: 'ضيف' },
  ]) {
    const { status, text } = await comment(fields as Record<string, string>);
    expect(status).toBe(400);
    expect(text).toContain('role="alert"');
  }
  const long = await comment({ name: 'ضيف', text: `"><script>${'x'.repeat(2001)}` });
  expect(long.status).toBe(400);
  expect(long.text).toContain('&quot;&gt;&lt;script&gt;xxx');
});

test('refuses comments from elsewhere, of other types, and too many', async () => {
  const { comment } = await openShared();
  const fields = { name: 'ضيف', text: 'نص' };
  for (const headers of [
    {},
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: deskUrl, 'sec-fetch-site': 'cross-site' },
  ])
    expect((await comment(fields, headers as Record<string, string>)).status).toBe(403);
  expect((await comment(fields, { origin: deskUrl, 'content-type': 'text/plain' })).status).toBe(415);
  expect((await comment({ name: 'ضيف', text: 'x'.repeat(70_000) })).status).toBe(413);
  const statuses: number[] = [];
  for (let index = 0; index < 7; index++) statuses.push((await comment(fields)).status);
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 429]);
});
