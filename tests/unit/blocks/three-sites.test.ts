import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blockTypes } from '../../../templates/blocks/descriptors.ts';
import { fixtureSite } from '../../support/build.ts';
import { schema } from '../../support/json-schema.ts';
import { note, type UsedKeys, unused } from '../../support/used-keys.ts';

/** The sites of other sectors: together they show whatever a site may hold. */
const sites: Record<string, unknown>[] = ['municipality', 'school', 'museum'].map((name) =>
  JSON.parse(readFileSync(fixtureSite(name), 'utf8')),
);

const used: UsedKeys = new Map();
for (const site of sites) note(schema, site, used);

/** Words of the interface and budgets are many of one kind; what all sections or all fields may have is shown by some; none is medical. */
const ofOneKind =
  /^(?:skipToContent|topics|html)\||: (?:id|hidden|eyebrow|headingRole|text|action|draft|placeholder|uncaptioned|isPast|hint|half|required|languages|versionOf|specialties)$/;

describe('the three sites together', () => {
  test('show every kind of block', () => {
    const shown = new Set(
      sites
        .flatMap(({ routes }) => (routes as { blocks: { type: string }[] }[]).flatMap(({ blocks }) => blocks))
        .map(({ type }) => type),
    );
    // The page of each post begins with an article, that of each person, place or project with that, unasked.
    const unasked = ['article', 'person', 'place', 'project'];
    expect(blockTypes.filter((type) => !shown.has(type) && !unasked.includes(type))).toEqual([]);
  });

  test('write every key of the contract', () => {
    expect(unused(used).filter((one) => !ofOneKind.test(one))).toEqual([]);
  });
});
