import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { textOf } from '../../../../generator/core/json/text-of.ts';
import type { Json } from '../../../../generator/core/json/value.ts';
import { valueAt } from '../../../../generator/core/json/value-at.ts';
import { get } from '../../../../generator/core/json/walk.ts';
import type { TaskAnswer, TaskRequest } from '../../../../generator/editor/document/protocol-tasks.ts';
import { readyPageNames, readyPages } from '../../../../generator/editor/document/ready-pages.ts';
import { placeholderFiles } from '../../../../generator/editor/document/tasks/placeholder-files.ts';
import { planTask } from '../../../../generator/editor/document/tasks/tasks.ts';
import { applyToValue } from '../../../../generator/editor/document/value.ts';
import { fixtureSite } from '../../../support/build.ts';
import { type EditedSite, editSite } from '../../../support/edited-site.ts';

const today = '2026-11-29';
const sites = ['school', 'museum', 'specification', 'minimal', 'smallest'];

type Planned = Extract<TaskAnswer, { state: 'planned' }>;

/** Does a task as the editor does, with the sample files that it brings. */
async function perform(site: EditedSite, request: TaskRequest): Promise<Planned> {
  const { base } = await site.session.state();
  const plan = planTask(site.value(), request, base);
  expect(plan).toMatchObject({ state: 'planned' });
  const { operations, summary, brings } = plan as Planned;
  for (const name of brings) {
    const { source, content } = placeholderFiles[name];
    const file = join(dirname(site.file), 'assets', source);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const result = await site.session.change({ base, operations, summary });
  if (result.state === 'refused') expect(result.diagnostics).toEqual([]);
  expect(result.state).toBe('written');
  return plan as Planned;
}

/** The task is valid in the site, and one step takes it back to the byte. */
async function performAndUndo(name: string, request: TaskRequest): Promise<{ after: Json; plan: Planned }> {
  const site = await editSite(name);
  const before = site.read();
  const plan = await perform(site, request);
  const after = site.value();
  await site.session.undo();
  expect(site.read()).toBe(before);
  return { after, plan };
}

const lastOf = (site: Json, ...path: (string | number)[]) => (valueAt(site, path) as Json[]).at(-1);
const readSite = (name: string): Json => JSON.parse(readFileSync(fixtureSite(name), 'utf8'));

/** A plan, and the site after it. */
function planned(site: Json, request: TaskRequest): Planned & { after: Json } {
  const plan = planTask(site, request, '') as Planned;
  expect(plan).toMatchObject({ state: 'planned' });
  return { ...plan, after: plan.operations.reduce(applyToValue, site) };
}

const news: Extract<TaskRequest, { task: 'add-news' }> = {
  task: 'add-news',
  title: 'افتتاح المكتبة الجديدة',
  summary: 'فتحت المكتبة أبوابها صباح اليوم.',
  text: ['حضر الافتتاح أولياء الأمور.', 'تفتح المكتبة كل يوم حتى الثانية.'],
  date: today,
};
const event: Extract<TaskRequest, { task: 'add-event' }> = {
  task: 'add-event',
  page: '/',
  title: 'لقاء أولياء الأمور',
  start: '2027-02-21T18:30+03:00',
  place: 'مسرح المدرسة',
  today,
};
const person: Extract<TaskRequest, { task: 'add-person' }> = {
  task: 'add-person',
  page: '/',
  title: 'أ. نورة العلي',
  role: 'معلمة علوم',
  department: 'قسم العلوم',
  email: 'noura@rewaq.edu.sa',
};
const form = (at: (string | number)[], to = 'office@rewaq.edu.sa'): TaskRequest => ({
  task: 'add-form',
  at,
  index: 99,
  heading: 'سجّل في الرحلة',
  to,
  fields: [
    { type: 'name', label: 'الاسم', isRequired: true },
    { type: 'email', label: 'البريد الإلكتروني', isRequired: true },
    { type: 'tel', label: 'الجوال', isRequired: false },
    { type: 'text', label: 'الصف', isRequired: false },
    { type: 'text', label: 'الصف', isRequired: false },
    { type: 'select', label: 'الموعد', isRequired: true, options: ['صباحًا', 'مساءً'] },
    { type: 'consent', label: 'أوافق على الشروط.', isRequired: true },
  ],
});

describe.each(['school', 'museum', 'smallest'])('in %s', (name) => {
  test.each<[string, TaskRequest]>([
    ['news', news],
    ['an event', event],
    ['a person', person],
    ['a form', form(['routes', 0, 'blocks'])],
  ])('%s is added whole and undone to the byte', async (_, request) => {
    const { plan } = await performAndUndo(name, request);
    expect(plan.consequences).not.toEqual([]);
  });
});

test.each([
  [{}, 'الساعة 6:30 م، مسرح المدرسة.'],
  [{ summary: 'نعرض خطة الفصل.' }, 'الساعة 6:30 م، مسرح المدرسة. نعرض خطة الفصل.'],
  [{ place: '', start: '2027-02-21' }, 'لقاء أولياء الأمور.'],
])('an event card with %j has the time and the place in its description', (given, description) => {
  const { after } = planned(readSite('school'), { ...event, collection: 'days', ...given });
  expect(lastOf(after, 'collections', 'days', 'cards')).toMatchObject({ title: event.title, date: '2027-02-21', description });
});

test.each(readyPageNames)('the ready page "%s" is valid where nothing else is', async (ready) => {
  const own = { path: '/brand-new', title: 'صفحة جاهزة', description: '' };
  const { after, plan } = await performAndUndo('smallest', { task: 'add-page', ...own, ready });
  const page = lastOf(after, 'routes');
  expect(page).toMatchObject({ title: own.title, description: '…' });
  expect((get(page, 'blocks') as Json[]).map((block) => get(block, 'type'))).toEqual(readyPages[ready]);
  expect(get(get(page, 'blocks'), 0)).toMatchObject({ title: own.title });
  expect(plan.opens).toBe('/brand-new');
});

test.each(sites)('in %s every page can be the model of another, with or without a card', (name) => {
  const site = readSite(name);
  for (const page of valueAt(site, ['routes']) as Json[]) {
    const like = textOf(get(page, 'path'));
    const own = { path: '/another-page', title: 'صفحة أخرى', description: 'وصف الصفحة الأخرى.' };
    expect(planTask(site, { task: 'add-page', ...own, like, card: {} }, '')).toMatchObject({ state: 'planned' });
  }
});

describe('what is written', () => {
  const school = () => readSite('school');

  test('news: its name is derived, its text has paragraphs, and its page is shown', () => {
    const { after, opens } = planned(school(), { ...news, image: 'library.svg', alt: 'رفوف' });
    expect(lastOf(after, 'collections', 'news', 'posts')).toEqual({
      name: 'iftitah-al-maktaba-al-jadida',
      date: today,
      title: news.title,
      summary: news.summary,
      image: { src: 'library.svg', alt: 'رفوف' },
      body: news.text,
    });
    expect(opens).toBe('/news/iftitah-al-maktaba-al-jadida');
    expect(planTask(after, { ...news, name: 'reading-week' }, '')).toMatchObject({ reason: 'name-taken', field: 'name' });
    expect(planTask(after, { ...news, name: 'أسبوع' }, '')).toMatchObject({ reason: 'bad-name', field: 'name' });
  });

  test('an event goes to the calendar of the page, or to its event cards', () => {
    const inCalendar = planned(school(), { ...event, page: '/activities' }).after;
    const { start, place } = event;
    expect(lastOf(inCalendar, 'collections', 'news', 'posts')).toMatchObject({ date: today, event: { start, place } });
    const timed = planned(school(), event).after;
    expect(lastOf(timed, 'collections', 'news', 'posts')).toMatchObject({ event: { start, place } });
    const onCards = planned(school(), { ...event, start: '2027-02-21' }).after;
    const former = lastOf(school(), 'collections', 'days', 'cards');
    expect(lastOf(onCards, 'collections', 'days', 'cards')).toMatchObject({
      name: 'liqa-awliya-al-umur',
      id: 5,
      date: '2027-02-21',
      description: 'مسرح المدرسة.',
      image: get(former, 'image'),
      action: get(former, 'action'),
    });
    const tagged = planned(school(), { ...event, collection: 'news', tag: 'reading' }).after;
    expect(lastOf(tagged, 'collections', 'news', 'posts')).toMatchObject({ tags: ['reading'] });
  });

  test('a person: a department is found by its title, or added', () => {
    const known = textOf(get((valueAt(school(), ['collections', 'team', 'groups']) as Json[])[0], 'title'));
    const old = planned(school(), { ...person, department: known }).after;
    expect(lastOf(old, 'collections', 'team', 'groups')).toEqual(lastOf(school(), 'collections', 'team', 'groups'));
    const { after } = planned(school(), person);
    expect(lastOf(after, 'collections', 'team', 'groups')).toEqual({ name: 'qism-al-ulum', title: 'قسم العلوم' });
    expect(lastOf(after, 'collections', 'team', 'entries')).toEqual({
      name: 'nurah-al-ali',
      title: person.title,
      role: person.role,
      email: person.email,
      groups: ['qism-al-ulum'],
    });
  });

  test('a person of a section that has its own people', () => {
    const site = readSite('museum');
    const { after, operations } = planned(site, { ...person, page: '/about' });
    const at = operations[0]?.at ?? [];
    expect(at.at(-1)).toBe('items');
    expect(lastOf(after, ...at)).toMatchObject({ name: person.title, groups: [person.department] });
    expect(planTask(site, { ...person, at: ['routes', 0] }, '')).toMatchObject({ reason: 'no-such-place', field: 'at' });
  });

  test('a person is changed in place: what the form does not ask for stays', () => {
    const at = ['collections', 'team', 'entries', 1];
    const before = valueAt(school(), at) as Record<string, Json>;
    const own = { title: 'أ. سالم الضفاف', role: 'وكيل المدرسة', image: 'portrait-2.svg', email: 'salem@rewaq.edu.sa' };
    const { after } = planned(school(), { task: 'edit-person', at, ...own, department: 'المعلمون' });
    expect(valueAt(after, at)).toEqual({ ...before, role: own.role, email: own.email, groups: ['teachers'] });
    const { after: bare } = planned(school(), { task: 'edit-person', at, title: own.title, department: '' });
    const { role: _role, image: _image, email: _email, groups: _groups, ...kept } = before;
    expect(valueAt(bare, at)).toEqual(kept);
    expect(planTask(bare, { task: 'edit-person', at, title: own.title }, '')).toMatchObject({ reason: 'nothing-to-do' });
    expect(planTask(bare, { task: 'edit-person', at: ['x'], title: 'x' }, '')).toMatchObject({ reason: 'no-such-place' });
  });

  test('a person of a section is changed by its name as shown', () => {
    const site = planned(readSite('museum'), { ...person, page: '/about' });
    const list = site.operations[0]?.at ?? [];
    const at = [...list, (valueAt(site.after, list) as Json[]).length - 1];
    const { after } = planned(site.after, { task: 'edit-person', at, title: 'نورة العلي', department: 'الفنون' });
    expect(valueAt(after, at)).toEqual({ name: 'نورة العلي', groups: ['الفنون'] });
  });

  test('an event is moved with its end, and keeps its offset and its button', () => {
    const at = ['collections', 'news', 'posts', 0];
    const post = valueAt(school(), at) as Record<string, Json>;
    const own = { task: 'edit-event', at, title: 'أسبوع القراءة', place: 'المسرح' } as const;
    const timed = planned(school(), { ...own, start: '2027-02-28T10:00+03:00' }).after;
    expect(valueAt(timed, at)).toEqual({
      ...post,
      title: own.title,
      event: { ...(post.event as object), start: '2027-02-28T10:00+03:00', end: '2027-02-28T14:30+03:00', place: 'المسرح' },
    });
    // An end with an hour has no meaning for a whole day.
    const whole = planned(school(), { ...own, start: '2027-03-01' }).after;
    expect(get(get(valueAt(whole, at), 'event'), 'end')).toBeUndefined();
    const days = planned(whole, { ...own, start: '2027-03-02', place: '' }).after;
    expect(get(get(valueAt(days, at), 'event'), 'place')).toBeUndefined();
    const card = ['collections', 'days', 'cards', 0];
    const moved = planned(school(), { task: 'edit-event', at: card, title: 'اليوم المفتوح', start: '2027-09-19' }).after;
    expect(valueAt(moved, card)).toEqual({ ...(valueAt(school(), card) as object), date: '2027-09-19' });
  });

  test('a deleted person or article takes its page and what names it along', () => {
    const happens = (collection: string, name: string) =>
      planned(school(), { task: 'delete-entry', collection, name }).consequences.map(({ key, values }) => [
        key,
        values.path ?? values.title,
      ]);
    expect(happens('team', 'salem-aldifaf')).toContainEqual(['page-removed', '/about/team/salem-aldifaf']);
    expect(happens('news', 'reading-week')).toContainEqual(['page-removed', '/news/reading-week']);
  });

  test('a form: its fields have names of their own, and it is never sent to an example', () => {
    const at = ['routes', 0, 'blocks'];
    const { after } = planned(school(), form(at));
    const made = lastOf(after, ...at) as Json;
    expect(get(made, 'action')).toBe('mailto:office@rewaq.edu.sa');
    const fields = get(made, 'fields') as Json[];
    expect(fields.map((field) => get(field, 'name'))).toEqual([
      'name',
      'email',
      'phone',
      'al-saff',
      'al-saff-2',
      'al-mawid',
      'consent',
    ]);
    expect(fields[0]).toEqual({ type: 'text', name: 'name', label: 'الاسم', required: true, autocomplete: 'name' });
    for (const to of ['', 'https://forms.example.com/x', 'info@example.org'])
      expect(planTask(school(), form(at, to), '')).toMatchObject({ reason: 'example-address', field: 'to' });
    expect(get(lastOf(planned(school(), form(at, 'https://forms.rewaq.edu.sa/trip')).after, ...at), 'action')).toBe(
      'https://forms.rewaq.edu.sa/trip',
    );
  });
});
