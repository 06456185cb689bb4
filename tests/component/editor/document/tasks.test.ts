import { describe, expect, test } from 'vitest';
import { walkFields } from '../../../../generator/content/site/fields.ts';
import type { Json } from '../../../../generator/core/json/value.ts';
import { valueAt } from '../../../../generator/core/json/value-at.ts';
import { get } from '../../../../generator/core/json/walk.ts';
import type { TaskAnswer, TaskRequest } from '../../../../generator/editor/document/protocol-tasks.ts';
import { leadsTo, linksTo } from '../../../../generator/editor/document/tasks/links.ts';
import { planTask } from '../../../../generator/editor/document/tasks/tasks.ts';
import { applyToValue } from '../../../../generator/editor/document/value.ts';
import { blockTypes, descriptorOf } from '../../../../templates/blocks/descriptors.ts';
import { blockSchema } from '../../../../templates/blocks/schemas.ts';
import { type EditedSite, editSite } from '../../../support/edited-site.ts';
import { readExamples } from '../../../support/examples.ts';
import { siteTexts, valueOfText } from '../../../support/written-sites.ts';

type Planned = Extract<TaskAnswer, { state: 'planned' }>;

/** Does a task as the editor does. */
async function perform(site: EditedSite, request: TaskRequest) {
  const { base } = await site.session.state();
  const plan = planTask(site.value(), request, base);
  expect(plan).toMatchObject({ state: 'planned' });
  const { operations, summary, consequences } = plan as Planned;
  const result = await site.session.change({ base, operations, summary });
  if (result.state === 'refused') expect(result.diagnostics).toEqual([]);
  expect(result.state).toBe('written');
  return { consequences, lines: result.state === 'written' ? result.lines : undefined, keys: consequences.map(({ key }) => key) };
}

const listOf = (site: Json, ...path: (string | number)[]) => valueAt(site, path) as Json[];
const paths = (site: Json) => listOf(site, 'routes').map((page) => get(page, 'path'));
const pageAt = (site: Json, path: string) => listOf(site, 'routes')[paths(site).indexOf(path)];

describe('on the shipped site', () => {
  const before = siteTexts.specification;
  const start = async () => editSite('specification', before);
  const undone = async (site: EditedSite) => {
    await site.session.undo();
    expect(site.read()).toBe(before);
  };

  test('a service comes with its page, its card and its place in the lists, in one step', async () => {
    const site = await start();
    const { keys } = await perform(site, {
      task: 'add-page',
      path: '/services/values-audit',
      title: 'مراجعة القيم',
      description: 'مراجعة لسياسات الجهة وإجراءاتها في ضوء قيمها، تنتهي بقائمة مرتبة لما يوافقها وما يحتاج إلى تعديل.',
      like: '/services/consulting',
      card: {},
      menu: 'مراجعة القيم',
    });
    expect(keys).toEqual(['page-added', 'texts-copied', 'card-added', 'card-listed', 'card-listed', 'menu-link-added']);
    const page = pageAt(site.value(), '/services/values-audit');
    expect(page).toMatchObject({ kind: 'service', placeholder: true, blocks: [{ title: 'مراجعة القيم' }, {}, {}] });
    expect(get(page, 'breadcrumb')).toEqual([
      { label: 'الرئيسية', href: '/' },
      { label: 'الخدمات', href: '/services' },
      { label: 'مراجعة القيم' },
    ]);
    expect(listOf(site.value(), 'collections', 'services', 'cards').at(-1)).toMatchObject({
      name: 'values-audit',
      id: 12,
      href: '/services/values-audit',
    });
    await undone(site);
  });

  test('a page with the opening of another has none of its words', async () => {
    const site = await start();
    const like = '/services/consulting';
    const description = 'مراجعة لسياسات الجهة وإجراءاتها في ضوء قيمها، تنتهي بقائمة مرتبة لما يوافقها.';
    const own = { path: '/services/new', title: 'خدمة جديدة', description };
    const { keys } = await perform(site, { task: 'add-page', ...own, like, sections: 'first', menu: 'خدمة' });
    expect(keys).toEqual(['page-added', 'menu-link-added']);
    const page = pageAt(site.value(), '/services/new');
    expect(page).toMatchObject({ title: own.title, blocks: [{ type: 'intro', title: own.title, text: [description] }] });
    expect(page).not.toHaveProperty('placeholder');
    expect(get(get(page, 'blocks'), 0)).not.toHaveProperty('subtitle');
  });

  test('another address: links follow, also those in sentences, and the former one leads on', async () => {
    const site = await start();
    const count = linksTo(site.value(), '/services/training').length;
    const { keys, lines } = await perform(site, { task: 'rename-page', path: '/services/training', to: '/services/learning' });
    expect(keys.filter((key) => key === 'link-follows')).toHaveLength(count);
    expect(linksTo(site.value(), '/services/training')).toEqual([]);
    expect(linksTo(site.value(), '/services/learning')).toHaveLength(count);
    expect(pageAt(site.value(), '/services/learning')).toMatchObject({ movedFrom: ['/services/training'] });
    expect(lines).toEqual({ removed: count + 1, added: count + 4 });
    await perform(site, { task: 'rename-page', path: '/services/learning', to: '/services/training' });
    expect(pageAt(site.value(), '/services/training')).toMatchObject({ movedFrom: ['/services/learning'] });
  });

  test('another address for a page and all below it', async () => {
    const site = await start();
    await perform(site, { task: 'rename-page', path: '/services', to: '/our-services', below: true });
    expect(paths(site.value()).filter((path) => String(path).startsWith('/services'))).toEqual([]);
    await undone(site);
  });

  test('another title: what leads to the page and is called so follows, in one step', async () => {
    const site = await start();
    const old = 'التدريب';
    const { keys } = await perform(site, { task: 'rename-title', path: '/services/training', to: 'التدريب والتطوير' });
    expect(keys[0]).toBe('title-changed');
    expect(keys.filter((key) => key === 'title-follows')).toHaveLength(3);
    const value = site.value();
    expect(pageAt(value, '/services/training')).toMatchObject({
      title: 'التدريب على القيم',
      breadcrumb: [{}, {}, { label: 'التدريب والتطوير' }],
    });
    expect(get(get(pageAt(value, '/services/training'), 'blocks'), 0)).toMatchObject({ title: 'التدريب والتطوير' });
    expect(keys).toContain('title-kept');
    const called = (key: string) => {
      const found: Json[] = [];
      walkFields(value, ({ value: one }) => {
        if (leadsTo(get(one, 'href'), '/services/training')) found.push((get(one, key) ?? null) as Json);
      });
      return found;
    };
    expect([...called('label'), ...called('title')]).not.toContain(old);
    expect(called('title')).toContain('التدريب والتطوير');
    await undone(site);
    // By its card it comes to the same.
    const other = await start();
    await perform(other, { task: 'rename-entry', collection: 'services', name: 'training', to: 'التدريب والتطوير' });
    expect(other.value()).toEqual(value);
  });

  test('another title for a card alone, and for words of a link in a sentence', () => {
    const page = (path: string, title: string, text: string): Json => ({
      path,
      title,
      blocks: [{ type: 'feature', heading: title, text: [text] }],
    });
    const site: Json = {
      header: { links: [{ label: 'أخبار', links: [{ label: 'خبر', href: '/news/one' }] }] },
      collections: { news: { type: 'posts', path: '/news', posts: [{ name: 'one', title: 'خبر' }] } },
      routes: [page('/', 'رئيسية', 'انظر [خبر](/news/one) و[غيره](/news/one).'), page('/other', 'خبر', 'x')],
    };
    const plan = planTask(site, { task: 'rename-entry', collection: 'news', name: 'one', to: 'نبأ' }, '') as Planned;
    const renamed = plan.operations.reduce(applyToValue, site);
    expect(valueAt(renamed, ['routes', 0, 'blocks', 0, 'text', 0])).toBe('انظر [نبأ](/news/one) و[غيره](/news/one).');
    expect(valueAt(renamed, ['header', 'links', 0, 'links', 0, 'label'])).toBe('نبأ');
    expect(valueAt(renamed, ['routes', 1, 'title'])).toBe('خبر');
    expect(planTask(site, { task: 'rename-title', path: '/', to: 'رئيسية' }, '')).toMatchObject({ reason: 'nothing-to-do' });
  });

  test.each(['/services/training', '/services/personal-guidance', '/products/posts-news', '/observatory', '/products'])(
    '%s is deleted with all that leads to it',
    async (path) => {
      const site = await start();
      const { keys } = await perform(site, { task: 'delete-page', path });
      expect(keys.at(-1)).toBe('page-removed');
      expect(paths(site.value())).not.toContain(path);
      expect(linksTo(site.value(), path)).toEqual([]);
      await undone(site);
    },
  );

  test('what goes with a page is told by what visitors call it', async () => {
    const site = await start();
    const { consequences } = await perform(site, { task: 'delete-page', path: '/services/training' });
    const gone = consequences.filter(({ key }) => key === 'name-removed').map(({ values }) => values.title);
    expect(new Set(gone)).toEqual(new Set(['التدريب']));
  });

  test('a page is deleted and leads to another', async () => {
    const site = await start();
    await perform(site, { task: 'delete-page', path: '/services/formation', redirectTo: '/services' });
    expect(linksTo(site.value(), '/services/formation')).toEqual([]);
    expect(pageAt(site.value(), '/services')).toMatchObject({ movedFrom: ['/services/formation'] });
    await undone(site);
  });

  test('a programme is added, closed when it is over, and removed', async () => {
    const site = await start();
    const values = { title: 'القيم في الاجتماعات', description: 'تطبيق على إدارة الاجتماع في ضوء القيم.', date: '2025-02-14' };
    // Nobody has chosen its picture: that of another is none of its own.
    const plan = planTask(site.value(), { task: 'add-entry', collection: 'trainings', values }, '');
    expect(plan).toMatchObject({ state: 'planned', brings: ['picture'] });
    const image = get(listOf(site.value(), 'collections', 'trainings', 'cards')[0], 'image') as Json;
    await perform(site, { task: 'add-entry', collection: 'trainings', values: { ...values, image } });
    const cards = listOf(site.value(), 'collections', 'trainings', 'cards');
    expect(cards.at(-1)).toMatchObject({ ...values, name: 'al-qiyam-fi-al-ijtimaat', id: cards.length });
    expect((await perform(site, { task: 'remove-past', today: '2025-03-01', events: 'close' })).keys).toContain('event-closed');
    expect(listOf(site.value(), 'collections', 'trainings', 'cards').at(-1)).toMatchObject({ isPast: true });
    const removal: TaskRequest = { task: 'delete-entry', collection: 'trainings', name: 'al-qiyam-fi-al-ijtimaat' };
    // People recognise a card by its title.
    expect(planTask(site.value(), removal, '')).toMatchObject({ summary: { values: { name: values.title } } });
    await perform(site, removal);
    expect(listOf(site.value(), 'collections', 'trainings', 'cards')).toHaveLength(cards.length - 1);
  });

  test('a provisional value is resolved, with its mark', async () => {
    const site = await start();
    const { lines } = await perform(site, {
      task: 'resolve-placeholder',
      at: ['site', 'contact', 'email', 'value'],
      value: 'info@values.example',
    });
    expect(valueAt(site.value(), ['site', 'contact', 'email'])).toEqual({
      label: 'البريد الإلكتروني',
      value: 'info@values.example',
    });
    expect(lines).toEqual({ removed: 2, added: 1 });
    await perform(site, { task: 'resolve-placeholder', at: ['site', 'social', 0] });
    expect(valueAt(site.value(), ['site', 'social', 0])).not.toHaveProperty('placeholder');
    const at = ['site', 'url'];
    await perform(site, { task: 'resolve-placeholder', at, value: 'https://values.sa' });
    expect(valueAt(site.value(), at)).toBe('https://values.sa');
  });

  test('what cannot be done as it was asked for says which field is wrong', () => {
    const site = valueOfText(before);
    const page = { title: 'x', description: 'y' };
    const asked: [TaskRequest, object][] = [
      [
        { task: 'add-page', path: '/services', ...page },
        { reason: 'address-taken', field: 'path' },
      ],
      [
        { task: 'add-page', path: 'services', ...page },
        { reason: 'bad-address', field: 'path' },
      ],
      [
        { task: 'add-page', path: '/x', like: '/nowhere', ...page },
        { reason: 'no-such-place', field: 'like' },
      ],
      [
        { task: 'rename-page', path: '/services', to: '/products' },
        { reason: 'address-taken', field: 'to' },
      ],
      [
        { task: 'rename-page', path: '/', to: '/home' },
        { reason: 'nothing-to-do', field: 'to' },
      ],
      [
        { task: 'delete-page', path: '/' },
        { reason: 'last-of-its-kind', field: 'path' },
      ],
      [
        { task: 'delete-page', path: '/login' },
        { reason: 'target-needed', field: 'redirectTo' },
      ],
      [
        { task: 'delete-page', path: '/login', redirectTo: '/nowhere' },
        { reason: 'no-such-place', field: 'redirectTo' },
      ],
      [
        { task: 'add-entry', collection: 'none', values: {} },
        { reason: 'no-such-place', field: 'collection' },
      ],
      [
        { task: 'add-entry', collection: 'services', values: { name: 'training' } },
        { reason: 'name-taken', field: 'values' },
      ],
      [
        { task: 'remove-past', today: '1990-01-01', events: 'remove' },
        { reason: 'nothing-to-do', field: 'today' },
      ],
      [
        { task: 'replace-section', at: ['routes', 0], type: 'hero' },
        { reason: 'no-such-place', field: 'at' },
      ],
      [
        { task: 'resolve-placeholder', at: ['site', 'name'] },
        { reason: 'no-such-place', field: 'at' },
      ],
    ];
    for (const [request, refusal] of asked)
      expect(planTask(site, request, ''), JSON.stringify(request)).toEqual({ state: 'refused', ...refusal });
  });
});

describe('what is left of menus and sentences when a page goes', () => {
  const page = (path: string, blocks: Json[] = []): Json => ({ path, title: path, description: path, blocks });
  const without = (header: Json, blocks: Json[] = []) => {
    const site = { header: { links: header }, routes: [page('/', blocks), page('/gone'), page('/other')] };
    const plan = planTask(site, { task: 'delete-page', path: '/gone' }, '') as Planned;
    return plan.operations.reduce(applyToValue, site as Json);
  };
  const gone = { label: 'ذاهبة', href: '/gone#part' };
  const other = { label: 'أخرى', href: '/other' };

  test.each<[string, Json, Json]>([
    ['a link', [gone, other], [other]],
    ['an entry that leads to more', [{ ...gone, links: [other] }], [{ label: 'ذاهبة', links: [other] }]],
    ['one of a sub-menu', [{ label: 'قائمة', links: [gone, other] }], [{ label: 'قائمة', links: [other] }]],
    ['the last of a sub-menu that leads nowhere itself', [other, { label: 'قائمة', links: [gone] }], [other]],
    ['the last of a sub-menu that leads somewhere', [{ ...other, links: [gone] }], [other]],
  ])('%s', (_, before, expected) => {
    expect(valueAt(without(before), ['header', 'links'])).toEqual(expected);
  });

  test('words stay without their link, whatever else is in the sentence', () => {
    const text = 'انظر [هذه **الصفحة**](/gone) و[تلك](/other)، ثم [هذه](/gone#x).';
    const site = without([other], [{ type: 'feature', heading: 'x', text: [text] }]);
    expect(valueAt(site, ['routes', 0, 'blocks', 0, 'text', 0])).toBe('انظر هذه **الصفحة** و[تلك](/other)، ثم هذه.');
  });

  test('links in sentences follow to another address, with what follows it', () => {
    const text = 'انظر [هذه](/gone?x=1#y) و[تلك](/gone-too).';
    const site: Json = { routes: [page('/', [{ type: 'feature', heading: 'x', text: [text] }]), page('/gone')] };
    const plan = planTask(site, { task: 'rename-page', path: '/gone', to: '/here' }, '') as Planned;
    const renamed = plan.operations.reduce(applyToValue, site);
    expect(valueAt(renamed, ['routes', 0, 'blocks', 0, 'text', 0])).toBe('انظر [هذه](/here?x=1#y) و[تلك](/gone-too).');
  });
});

describe('a section of another kind', () => {
  const banner: Json = { type: 'banner', title: 'عنوان' };
  const isTitle = (block: unknown) => descriptorOf(get(block, 'type'))?.isTitle?.(block) === true;
  const site = (block: Json): Json => ({
    site: { desk: { url: 'https://desk.example.sa' } },
    routes: [{ path: '/', blocks: isTitle(block) ? [block, banner] : [banner, block] }],
  });
  const placeOf = (block: Json) => ['routes', 0, 'blocks', isTitle(block) ? 0 : 1];

  test('keeps what fits, whatever it is called', () => {
    const faq = { type: 'faq', heading: 'أسئلة', items: [{ question: 'متى؟', answer: ['غدًا.'] }] };
    const plan = planTask(site(faq), { task: 'replace-section', at: placeOf(faq), type: 'points' }, '') as Planned;
    expect(plan.operations).toMatchObject([{ do: 'set', value: { type: 'points', heading: 'أسئلة' } }]);
  });

  test.each(blockTypes)('%s becomes any other, and has the form of it', (type) => {
    const block = readExamples(type)[0]?.block as unknown as Json;
    const at = placeOf(block);
    const wrong: unknown[] = [];
    for (const other of blockTypes.filter((one) => one !== type)) {
      const plan = planTask(site(block), { task: 'replace-section', at, type: other }, '');
      if (plan.state === 'refused') {
        expect(['has-title', 'title-needed', 'posts-needed'], `${type} ${other}`).toContain(plan.reason);
        continue;
      }
      const operation = plan.operations.at(-1) as { value?: Json };
      const parsed = blockSchema.safeParse(operation.value);
      if (parsed.error) wrong.push([other, operation.value, parsed.error.issues]);
    }
    expect(JSON.stringify(wrong)).toBe('[]');
  });
});
