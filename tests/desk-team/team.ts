import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { disturb, disturbanceNames, type Team } from './disturbances.ts';
import { count } from './ledger.ts';
import { sampleMemory } from './memory.ts';
import type { TeamMember } from './person.ts';

interface WorkOptions {
  minutes: number;
  /** Names of disturbances; default: all. */
  only?: readonly string[];
  /** Called with a line about what happens. */
  tell: (line: string) => void;
}

/** Folder for pictures of what a person saw when something failed; none are taken without it. */
export const picturesFolder = process.env.TEAM_PICTURES;

let pictureCount = 0;

async function takePicture({ index, page }: TeamMember): Promise<void> {
  if (picturesFolder === undefined || pictureCount > 40) return;
  await page.screenshot({ path: join(picturesFolder, `${pictureCount++}-${index}.png`), timeout: 10_000 }).catch(() => undefined);
}

/** Lets a person work until a time. What fails, e.g. while the server is away, is counted. */
async function work(member: TeamMember, { ledger }: Team, isOver: () => boolean, tell: (line: string) => void): Promise<void> {
  while (!isOver()) {
    try {
      await member.act();
    } catch (error) {
      count(ledger, 'failed act');
      tell(`${member.name}: ${String((error as Error).message).split('\n')[0]}`);
      // Without the server the browser shows nothing of the editor.
      if (!String(error).includes('net::')) await takePicture(member);
      await wait(500);
    }
  }
}

async function publishSometimes(team: Team, isOver: () => boolean, tell: (line: string) => void): Promise<void> {
  const { members, random, ledger } = team;
  while (!isOver()) {
    await wait(10_000 + random.below(20_000));
    if (isOver()) return;
    const member = random.oneOf(members.slice(0, 2));
    const result = await publishAs(member).catch((error) => `error ${String((error as Error).message).split('\n')[0]}`);
    count(ledger, `publish ${result.slice(0, 60)}`);
    tell(`${member.name} publishes: ${result}`);
  }
}

async function disturbSometimes(
  team: Team,
  { only = disturbanceNames, tell }: WorkOptions,
  isOver: () => boolean,
): Promise<void> {
  if (only.length === 0) return;
  const { random, ledger } = team;
  while (!isOver()) {
    await wait(8000 + random.below(20_000));
    if (isOver()) return;
    const name = random.oneOf(only);
    tell(name);
    await disturb(team, name).catch((error) => {
      count(ledger, `failed: ${name}`);
      tell(`${name}: ${String((error as Error).message).slice(0, 300)}`);
    });
  }
}

/** One thing at a time in each browser: a person does not write while publishing. */
const busy = new Map<TeamMember, Promise<unknown>>();

function inTurn<Value>(member: TeamMember, act: () => Promise<Value>): Promise<Value> {
  const result = (busy.get(member) ?? Promise.resolve()).then(act);
  busy.set(
    member,
    result.catch(() => undefined),
  );
  return result;
}

export const publishAs = (member: TeamMember): Promise<string> => inTurn(member, member.publish);

/** Lets everybody work for some minutes while the server is disturbed. */
export async function workTogether(team: Team, options: WorkOptions): Promise<void> {
  const end = performance.now() + options.minutes * 60_000;
  const isOver = () => performance.now() > end;
  const sample = () => {
    const pid = team.server.pid();
    if (pid === undefined) return;
    const samples = sampleMemory(pid);
    team.memory.add(samples.some(({ role }) => role === 'build') ? 'during a build' : 'at work', samples);
  };
  const timer = setInterval(sample, 1000);
  const acting = team.members.map((member) => ({ ...member, act: () => inTurn(member, member.act) }));
  await Promise.all([
    ...acting.map((member) => work(member, team, isOver, options.tell)),
    publishSometimes(team, isOver, options.tell),
    disturbSometimes(team, options, isOver),
  ]);
  clearInterval(timer);
}
