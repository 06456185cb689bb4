import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Site } from '../../site.schema.ts';
import { buildTemporarily, specifiedSite } from '../support/build.ts';

let cards: string[];

beforeAll(async () => {
  const siteFile = await specifiedSite();
  const site: Site = JSON.parse(await readFile(siteFile, 'utf8'));
  const { trainings } = site.collections;
  if (trainings?.type !== 'event-cards') throw new Error('The specified site has no trainings.');
  const [open, closed, recorded, silent] = trainings.cards;
  if (!open || !closed || !recorded || !silent) throw new Error('The specified site has too few trainings.');
  open.afterwards = { label: 'انتهى البرنامج' };
  Object.assign(closed, { isPast: true, afterwards: { label: 'انتهى البرنامج' } });
  Object.assign(recorded, { isPast: true, afterwards: { label: 'شاهد التسجيل', href: '/services/training' } });
  silent.isPast = true;
  await writeFile(siteFile, JSON.stringify(site));
  const html = await readFile(join(await buildTemporarily(siteFile), 'index.html'), 'utf8');
  cards = [...html.matchAll(/<article[^>]*data-kind="event".*?<\/article>/g)].map(([card]) => card);
});

test('an event that is not marked as past keeps its button, whatever the date', () => {
  expect(cards).toHaveLength(8);
  for (const card of [cards[0], ...cards.slice(4)]) {
    expect(card).toContain('سجّل الآن');
    expect(card).toContain('href="/login"');
    expect(card).not.toContain('انتهى البرنامج');
  }
});

test('a past event shows its replacement text, link or nothing', () => {
  for (const card of cards.slice(1, 4)) expect(card).not.toContain('سجّل الآن');
  expect(cards[1]).toContain('>انتهى البرنامج</p>');
  expect(cards[1]).not.toContain('<a ');
  expect(cards[2]).toMatch(/<a [^>]*href="\/services\/training"[^>]*>شاهد التسجيل</);
  expect(cards[3]).not.toContain('<a ');
});
