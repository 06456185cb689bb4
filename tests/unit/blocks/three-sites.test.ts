import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blockTypes } from '../../../templates/blocks/descriptors.ts';
import { fixtureSite } from '../../support/build.ts';
import { schema } from '../../support/json-schema.ts';
import { note, type UsedKeys, unused } from '../../support/used-keys.ts';

/** The fixture sites of other sectors: together they use everything that a site may contain. */
const sites: Record<string, unknown>[] = ['municipality', 'school', 'museum'].map((name) =>
  JSON.parse(readFileSync(fixtureSite(name), 'utf8')),
);

const used: UsedKeys = new Map();
for (const site of sites) note(schema, site, used);

/** Labels and budgets have many keys of one kind; keys of all sections or fields are used by some; no site is medical. */
const exempt =
  /^(?:skipToContent|topics|html)\||: (?:id|hidden|eyebrow|headingRole|text|action|draft|placeholder|uncaptioned|isPast|hint|half|required|languages|versionOf|specialties)$/;

describe('the three fixture sites together', () => {
  test('use every block type', () => {
    const shown = new Set(
      sites
        .flatMap(({ routes }) => (routes as { blocks: { type: string }[] }[]).flatMap(({ blocks }) => blocks))
        .map(({ type }) => type),
    );
    // Pages of posts, people, places and projects start with these blocks automatically.
    const unasked = ['article', 'person', 'place', 'project'];
    expect(blockTypes.filter((type) => !shown.has(type) && !unasked.includes(type))).toEqual([]);
  });

  test('use every key of the schema', () => {
    expect(unused(used).filter((one) => !exempt.test(one))).toEqual([]);
  });
});
