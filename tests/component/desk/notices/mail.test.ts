import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Mail, type MailFailure, openMail } from '../../../../generator/desk/notices/mail.ts';
import { invitationMail, noticeMail, subjectLine } from '../../../../generator/desk/notices/mail-text.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { eventually } from '../../../support/eventually.ts';
import { bodyOf, startSmtpServer } from '../../../support/smtp-server.ts';

/** Queue with a clock that the test sets. */
async function openQueue(port: number, given: { state?: string } = {}) {
  const state = given.state ?? (await temporaryFolder());
  const clock = { now: 1_000_000 };
  const failures: MailFailure[] = [];
  const mail = openMail(
    { from: 'مكتب التحرير <desk@example.sa>', host: '127.0.0.1', port },
    { state, now: () => clock.now, onFailure: (failure) => failures.push(failure) },
  ) as Mail;
  onTestFinished(() => mail.close());
  return { mail, state, clock, failures, waiting: () => JSON.parse(readFileSync(join(state, 'mail.json'), 'utf8')) };
}

const message = { to: 'sara@example.sa', subject: 'عرض للموافقة', text: 'نصّ الرسالة\n.\nسطر بعد نقطة' };

test('sends text in any script, with the address alone as recipient', async () => {
  const server = await startSmtpServer();
  const { mail, failures, waiting } = await openQueue(server.port);
  mail.send(message);
  await eventually(() => expect(server.received).toHaveLength(1));
  const [sent] = server.received;
  expect(sent).toMatchObject({ from: 'desk@example.sa', to: ['sara@example.sa'] });
  expect(
    bodyOf(sent as never)
      .replaceAll('\r', '')
      .trim(),
  ).toBe(message.text);
  expect(sent?.data).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
  await eventually(() => expect(waiting()).toEqual([]));
  expect(failures).toEqual([]);
});

test('does without e-mail unless it is configured', async () => {
  const options = { state: await temporaryFolder(), now: () => 0, onFailure: () => undefined };
  expect(openMail(undefined, options)).toBeUndefined();
});

test.each([
  'sara@example.sa\r\nBcc: all@example.sa',
  'sara@example.sa, all@example.sa',
  'Sara <sara@example.sa>',
  '"a b"@example.sa',
  'sara@example.sa\u0000',
  'sara',
  `${'a'.repeat(65)}@example.sa`,
  '',
])('refuses the address %j', async (to) => {
  const server = await startSmtpServer();
  const { mail, failures } = await openQueue(server.port);
  mail.send({ ...message, to });
  expect(failures).toEqual([{ to, event: 'mail-address-invalid', reason: '' }]);
  expect(server.connections()).toBe(0);
});

test.each(['Subject\r\nBcc: all@example.sa', 'Subject\u2028Bcc: all@example.sa', 'Subject\n\nBcc: all@example.sa\n\nbody'])(
  'adds no header for the subject %j',
  async (subject) => {
    const server = await startSmtpServer();
    const { mail } = await openQueue(server.port);
    mail.send({ ...message, subject: subjectLine(subject) });
    // Also without the preparation.
    mail.send({ ...message, subject });
    await eventually(() => expect(server.received).toHaveLength(2));
    for (const { data, to } of server.received) {
      expect(data.split('\n\n')[0]).not.toMatch(/^bcc/im);
      expect(to).toEqual([message.to]);
    }
  },
);

test('tries again later and later, then reports the failure', async () => {
  const server = await startSmtpServer();
  server.replies.set('MAIL', '451 Later');
  const { mail, clock, failures, waiting } = await openQueue(server.port);
  mail.send(message);
  const delays: number[] = [];
  for (let attempts = 1; attempts <= 5; attempts++) {
    await eventually(() => expect(waiting()[0].attempts).toBe(attempts));
    delays.push((waiting()[0].nextAt - clock.now) / 60_000);
    clock.now = waiting()[0].nextAt;
    // Wakes the queue, as the clock of the test does not.
    mail.send({ ...message, to: '-' });
    mail.send({ ...message, to: `other${attempts}@example.sa`, subject: 'wake' });
  }
  expect(delays).toEqual([1, 5, 30, 120, 360]);
  await eventually(() =>
    expect(failures).toContainEqual({ to: message.to, event: 'mail-failed', reason: expect.stringContaining('451') }),
  );
});

test('reports at once what the server refuses for good', async () => {
  const server = await startSmtpServer();
  server.replies.set('RCPT', '550 No such user');
  const { mail, failures, waiting } = await openQueue(server.port);
  mail.send(message);
  await eventually(() =>
    expect(failures).toEqual([{ to: message.to, event: 'mail-failed', reason: expect.stringContaining('550') }]),
  );
  expect(waiting()).toEqual([]);
});

test('keeps messages while the mail server is down, also over a restart', async () => {
  const server = await startSmtpServer();
  const { mail, state, waiting } = await openQueue(1);
  mail.send(message);
  await eventually(() => expect(waiting()[0].attempts).toBe(1));
  await mail.close();
  const later = await openQueue(server.port, { state });
  later.clock.now += 60_000;
  later.mail.send({ ...message, subject: 'wake' });
  await eventually(() => expect(server.received).toHaveLength(2));
  expect(later.failures).toEqual([]);
});

test('writes no secret to disk, and reports a message lost with it', async () => {
  const { mail, state } = await openQueue(1);
  mail.send({ ...message, text: 'https://desk.example.sa/_desk/invitation/SECRET', isSecret: true });
  expect(readFileSync(join(state, 'mail.json'), 'utf8')).not.toContain('SECRET');
  await mail.close();
  const later = await openQueue(1, { state });
  await eventually(() => expect(later.failures).toEqual([{ to: message.to, event: 'mail-lost', reason: '' }]));
  expect(later.waiting()).toEqual([]);
});

test('goes on if a failure cannot be recorded', async () => {
  const server = await startSmtpServer();
  const mail = openMail(
    { from: 'desk@example.sa', host: '127.0.0.1', port: server.port },
    {
      state: await temporaryFolder(),
      now: () => 0,
      onFailure: () => {
        throw new Error('disk full');
      },
    },
  ) as Mail;
  onTestFinished(() => mail.close());
  const printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  mail.send({ ...message, to: 'x' });
  expect(printed).toHaveBeenCalledWith(expect.stringContaining('disk full'));
  printed.mockRestore();
  mail.send(message);
  await eventually(() => expect(server.received).toHaveLength(1));
});

test('words messages in the language of the person', () => {
  const notice = { event: 'proposal-made', values: { by: 'سارة', pages: 'About' }, href: '/_desk/?at=proposals&id=1' };
  const ar = noticeMail(notice, { url: 'https://desk.example.sa', language: 'ar' });
  expect(ar.subject).toBe('عرض سارة تعديلات على «About» للموافقة.');
  expect(ar.text).toContain('https://desk.example.sa/_desk/?at=proposals&id=1');
  expect(noticeMail(notice, { url: 'https://desk.example.sa', language: 'en' }).subject).toBe(
    'سارة proposed changes to “About” for approval.',
  );
  const link = 'https://desk.example.sa/_desk/invitation/abc';
  const invitation = { name: 'Omar\nBcc: x', by: 'سارة', link, expiresAt: Date.UTC(2026, 0, 2), language: 'en' } as const;
  expect(invitationMail(invitation)).toEqual({
    subject: 'Invitation to edit desk.example.sa',
    text: expect.stringMatching(/^Hello Omar Bcc: x,[\s\S]*\/abc\n\n[\s\S]*2 January 2026/),
  });
  expect(invitationMail({ ...invitation, language: 'ar', recovers: true }).text).toContain('لاستعادة الدخول');
});
