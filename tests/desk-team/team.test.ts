import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/build.ts';
import { writeToTerminal } from '../support/output-capture.ts';
import { differencesFromBuild } from './compare-output.ts';
import { names, openTeam } from './open-team.ts';
import { servedDesk } from './served.ts';
import { git } from './site.ts';
import { publishAs, workTogether } from './team.ts';
import { verify } from './verify.ts';

/** Duration of the work in minutes. */
const minutes = Number(process.env.TEAM_MINUTES ?? 2);
const seed = Number(process.env.TEAM_SEED ?? 20_261_130);

/** Most memory in MB. https://docs.kernel.org/filesystems/proc.html (VmRSS) */
const limits = { idle: 100, desk: 200, build: 700 };

const tell = (line: string) => writeToTerminal(`${new Date().toISOString().slice(11, 19)} ${line}\n`);

test(
  `five people work for ${minutes} minutes while the server, disk and network fail, and nothing confirmed is lost`,
  async () => {
    const served = servedDesk();
    const team = await openTeam(served, seed);
    try {
      await workTogether(team, { minutes, tell });
      for (const line of team.memory.lines()) tell(line);
      for (const member of team.members) expect([member.name, await member.isKept(120_000)]).toEqual([member.name, true]);
      tell(await publishAs(team.members[0] as (typeof team.members)[number]));
      tell(JSON.stringify(team.ledger.counts, undefined, 1));
      tell(`${team.ledger.kept.length} confirmed steps, ${team.ledger.givenUp.size} words given up in conflicts`);
      const findings = verify(team.ledger, team.repository, names);
      expect(findings).toEqual({ lost: [], undone: [], repeated: [], withoutAuthor: [] });
      const commit = git(team.repository, 'rev-parse', 'main').trim();
      await served.untilDelivered(team.server.url, commit);
      const out = join(team.folder, 'site.desk/out');
      expect(differencesFromBuild(team.repository, commit, { out, folder: await temporaryFolder() })).toEqual([]);
      expect(team.memory.most('desk, before anybody')).toBeLessThan(limits.idle);
      expect(team.memory.most('desk, peak')).toBeLessThanOrEqual(limits.desk);
      expect(team.memory.most('build, peak')).toBeLessThanOrEqual(limits.build);
    } finally {
      await team.close();
    }
  },
  (minutes + 20) * 60_000,
);
