import { setTimeout as wait } from 'node:timers/promises';
import { deskNames } from '../../templates/components/desk/names.ts';
import { openReceivedDesk, type ReceivedDesk, siteOrigin, siteWith, solveNow } from './received-desk.ts';

const form = {
  type: 'form',
  heading: 'اكتب إلينا',
  action: 'desk',
  fields: [
    { type: 'text', name: 'name', label: 'الاسم', required: true },
    { type: 'textarea', name: 'message', label: 'الرسالة', required: true },
  ],
  submit: 'أرسل',
};

/** Address number of a client, as a trusted proxy forwards it. */
const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** Starts a desk for many posts; checking a proof of work takes as long as usual, finding one does not. */
export const openLoadedDesk = (): Promise<ReceivedDesk> =>
  openReceivedDesk(siteWith([form]), { limits: { work: { parts: 8, bits: 1 } } });

export interface Attempt {
  from: string;
  values: Record<string, string>;
}

async function proofFor(desk: ReceivedDesk, from: string): Promise<Record<string, string>> {
  const { text } = await desk.send('/_desk/challenge', { from, headers: { origin: siteOrigin } });
  const challenge = JSON.parse(text);
  return { [deskNames.token]: challenge.token, [deskNames.work]: solveNow(challenge) };
}

const message = 'أرغب في التطوع معكم في برامج الصيف، وعندي خبرة في تنظيم الفعاليات. '.repeat(4);

/** Runs a task for each number, a few at a time. */
async function forEachNumber<Value>(count: number, task: (number: number) => Promise<Value>): Promise<Value[]> {
  const results: Value[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const number = next++;
      results[number] = await task(number);
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  return results;
}

/** Prepared posts from different addresses, each with a token of its own. */
export const prepare = (desk: ReceivedDesk, count: number, addresses: number): Promise<Attempt[]> =>
  forEachNumber(count, async (number) => {
    const from = addressOf(number % addresses);
    return { from, values: { name: `زائر ${number}`, message, ...(await proofFor(desk, from)) } };
  });

export function attempt(desk: ReceivedDesk, { from, values }: Attempt): Promise<{ status: number }> {
  const [known] = desk.forms.forms;
  return desk.send(`/_desk/form/${known?.id}?version=${known?.version}`, {
    method: 'POST',
    from,
    headers: { origin: siteOrigin, accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ [deskNames.page]: '/', ...values }).toString(),
  });
}

/** All at a time, a few at once. */
export const attemptAll = (desk: ReceivedDesk, attempts: readonly Attempt[]): Promise<number[]> =>
  forEachNumber(attempts.length, async (number) => (await attempt(desk, attempts[number] as Attempt)).status);

export interface LoadReport {
  statuses: number[];
  /** Milliseconds of each answer, sorted. */
  times: number[];
  seconds: number;
}

/** Sends posts at an even rate per second, whether or not the ones before are answered. */
export async function sendEvenly(desk: ReceivedDesk, attempts: readonly Attempt[], rate: number): Promise<LoadReport> {
  const begun = performance.now();
  const times: number[] = [];
  const sent = attempts.map(async (one, number) => {
    await wait((number / rate) * 1000);
    const at = performance.now();
    const { status } = await attempt(desk, one);
    times.push(performance.now() - at);
    return status;
  });
  const statuses = await Promise.all(sent);
  return { statuses, times: times.sort((one, other) => one - other), seconds: (performance.now() - begun) / 1000 };
}

/**
 * Automated posts of four kinds, as many of each: without delay, with a filled honeypot, many from one address, and with used
 * tokens. A few valid ones come first, whose tokens are used again.
 */
export async function automatedPosts(
  desk: ReceivedDesk,
  each: number,
): Promise<{ valid: Attempt[]; automated: () => Promise<Attempt[]> }> {
  const valid = await prepare(desk, Math.ceil(each / 20), 1_000_000);
  const trapped = (await prepare(desk, each, each)).map(({ values }, number) => {
    return { from: addressOf(200_000 + number), values: { ...values, [deskNames.honeypot]: 'https://spam.example' } };
  });
  return {
    valid,
    automated: async () => {
      const hasty = (await prepare(desk, each, each)).map((one, number) => ({ ...one, from: addressOf(300_000 + number) }));
      const single = Array.from({ length: each }, () => ({ from: addressOf(400_000), values: { name: 'x', message } }));
      const replayed = Array.from({ length: each }, (_, number) => {
        return { from: addressOf(500_000 + number), values: (valid[number % valid.length] as Attempt).values };
      });
      return [...trapped, ...hasty, ...single, ...replayed];
    },
  };
}
