import { deskNames } from '../../templates/components/desk/names.ts';
import { type DeskReply, deskOrigin, openReceivedDesk, type SentPost, siteOrigin, siteWith } from './received-desk.ts';

const contact = {
  ...{ type: 'form', heading: 'اكتب إلينا', action: 'desk', submit: 'إرسال' },
  fields: [
    { type: 'text', name: 'name', label: 'الاسم' },
    { type: 'textarea', name: 'message', label: 'الرسالة', maxLength: 5 },
    { type: 'select', name: 'city', label: 'المدينة', options: ['الرياض', 'جدة'] },
    { type: 'file', name: 'file', label: 'مرفق' },
    { type: 'consent', name: 'consent', label: 'أوافق على معالجة بياناتي.' },
  ],
};

const feedback = { type: 'page-feedback', comment: true };

const day = 86_400_000;

/** Hidden fields of a page for checking. */
const hiddenIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [name, value]),
  );

function urlencoded(values: Record<string, string>, origin: string): SentPost {
  const body = new URLSearchParams({ [deskNames.page]: '/', ...values }).toString();
  return { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded', origin }, body };
}

function withFile(): SentPost {
  const part = (head: string, content: string) => `--x\r\nContent-Disposition: form-data; name=${head}\r\n\r\n${content}\r\n`;
  const body = `${part(`"${deskNames.page}"`, '/')}${part('"file"; filename="a.txt"', 'x')}--x--\r\n`;
  return { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x', origin: siteOrigin }, body };
}

/**
 * Pages with which the desk of a site answers its visitors: for checking, after problems of fields, and for each reason for
 * which it does not accept what was sent.
 * @param labels those of the site
 */
export async function deskMessages(labels: object): Promise<string[]> {
  const limits = { posts: { burst: 1, perMinute: 0 }, waitingBytes: -1 };
  const desk = await openReceivedDesk(siteWith([contact], [feedback], { labels }), { limits });
  const [form, question] = [false, true].map((isQuestion) =>
    desk.forms.forms.find((one) => (one.isFeedback ?? false) === isQuestion),
  );
  const path = `/_desk/form/${form?.id}?version=`;
  const current = path + form?.version;
  const replies: DeskReply[] = [];
  /** Every post is from another network, unless it is given. */
  const post = async (to: string, sent: SentPost, from = `203.0.113.${replies.length}`): Promise<string> => {
    const reply = await desk.send(to, { ...sent, from });
    replies.push(reply);
    return reply.text;
  };
  const fill = (values: Record<string, string>, to = current, origin = siteOrigin) => post(to, urlencoded(values, origin));
  try {
    const checked = await fill({ name: 'سارة' });
    const early = await fill(hiddenIn(checked), current, deskOrigin);
    desk.advance(day / 2);
    await fill(hiddenIn(early), current, deskOrigin);
    await fill(hiddenIn(early), current, deskOrigin);
    desk.advance(day);
    await fill(hiddenIn(checked), current, deskOrigin);
    await fill({ name: 'سارة', consent: 'on' }, `${path}older`);
    await fill({ message: 'رسالة طويلة', city: 'أبها' });
    await fill({ answer: 'no', comment: 'ينقصها الموعد' }, `/_desk/feedback/${question?.id}?version=${question?.version}`);
    await fill({ name: 'سارة' }, '/_desk/form/removed?version=1');
    await fill({ name: 'سارة' }, current, 'https://other.example');
    await fill({ name: 'س'.repeat(200_000) });
    await post(current, withFile());
    for (let count = 0; count < 2; count++) await post(current, urlencoded({ name: 'سارة' }, siteOrigin), '198.51.100.1');
    return replies.map(({ text }) => text);
  } finally {
    await desk.close();
  }
}
