import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { valueAt } from '../../../../generator/core/json/value-at.ts';
import type { TaskRequest } from '../../../../generator/editor/document/protocol-tasks.ts';
import { placeholderFiles } from '../../../../generator/editor/document/tasks/placeholder-files.ts';
import { planTask } from '../../../../generator/editor/document/tasks/tasks.ts';
import { type EntryType, entryTypes } from '../../../../templates/schema/entry-types.ts';
import { editSite } from '../../../support/edited-site.ts';

const posts: TaskRequest = {
  task: 'begin-posts',
  name: 'harvest',
  title: 'أخبار المزرعة',
  description: 'ما جدّ في المزرعة من زراعة وحصاد وبيع، وما يفتح من زيارات للمدارس والأسر في كل موسم.',
  path: '/harvest',
  first: {
    name: 'dates',
    title: 'بدأ جني التمر',
    summary: 'بدأ جني التمر في المزرعة هذا الأسبوع، ويستمر حتى نهاية الشهر المقبل.',
  },
  today: '2026-11-24',
};
const cards = (type: 'link-cards' | 'event-cards' | EntryType): TaskRequest => ({
  task: 'begin-cards',
  type,
  name: 'visits',
  title: 'زيارات',
  first: { name: 'schools', title: 'زيارة المدارس' },
  at: ['routes', 0, 'blocks'],
  today: '2026-11-24',
});

describe.each(['minimal', 'smallest', 'school'])('a new collection in %s', (name) => {
  test.each<[string, TaskRequest, (string | number)[], unknown]>([
    ['news', posts, ['collections', 'harvest', 'posts', 0], { name: 'dates', title: 'بدأ جني التمر', date: '2026-11-24' }],
    ['cards', cards('link-cards'), ['collections', 'visits', 'cards', 0], { name: 'schools', title: 'زيارة المدارس' }],
    ['events', cards('event-cards'), ['collections', 'visits', 'cards', 0], { name: 'schools', title: 'زيارة المدارس' }],
    ...entryTypes.map((type): [string, TaskRequest, (string | number)[], unknown] => [
      type,
      cards(type),
      ['collections', 'visits', 'entries', 0],
      { name: 'schools', title: 'زيارة المدارس' },
    ]),
    [
      'an announcement',
      { task: 'add-announcement', text: 'فُتح باب **الزيارة**.' },
      ['announcement'],
      { text: 'فُتح باب **الزيارة**.' },
    ],
  ])('of type %s is created in one step and undone to the byte', async (_, request, at, value) => {
    const site = await editSite(name);
    const before = site.read();
    const { base } = await site.session.state();
    const plan = planTask(site.value(), request, base);
    if (request.task === 'add-announcement' && valueAt(site.value(), ['announcement']) !== undefined) {
      expect(plan).toMatchObject({ state: 'refused', reason: 'nothing-to-do' });
      return;
    }
    if (plan.state !== 'planned') throw new Error(plan.reason);
    const { operations, summary, brings } = plan;
    for (const file of brings) {
      const { source, content } = placeholderFiles[file];
      const place = join(dirname(site.file), 'assets', source);
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, content);
    }
    const result = await site.session.change({ base, operations, summary, brings });
    if (result.state === 'refused') expect(result.diagnostics.map((d) => `${d.code} ${d.pointer} ${d.message.en}`)).toEqual([]);
    expect(result.state).toBe('written');
    expect(valueAt(site.value(), at)).toMatchObject(value as object);
    await site.session.undo();
    expect(site.read()).toBe(before);
  });
});

test('planTask rejects an existing or invalid name or address', async () => {
  const site = await editSite('school');
  const [taken = ''] = Object.keys(valueAt(site.value(), ['collections']) as object);
  const refused = (request: TaskRequest) => planTask(site.value(), request, '');
  expect(refused({ ...posts, name: taken } as TaskRequest)).toMatchObject({ reason: 'name-taken' });
  expect(refused({ ...posts, name: 'أخبار' } as TaskRequest)).toMatchObject({ reason: 'bad-name' });
  expect(refused({ ...posts, path: '/' } as TaskRequest)).toMatchObject({ state: 'refused' });
});
