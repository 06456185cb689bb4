import { diffLines } from 'diff';
import { describe, expect, test } from 'vitest';
import { countLines, editText } from '../../../../generator/core/json/text-edit.ts';
import type { Json } from '../../../../generator/core/json/value.ts';
import type { TaskRequest } from '../../../../generator/editor/document/protocol-tasks.ts';
import { planTask } from '../../../../generator/editor/document/tasks/tasks.ts';
import type { Operation } from '../../../../generator/editor/document/text/operation.ts';
import { editsOf } from '../../../../generator/editor/document/text/operations.ts';
import { siteTexts, valueOfText } from '../../../support/written-sites.ts';

const text = siteTexts.specification;
const site = valueOfText(text);
const index = (path: string) => site.routes.findIndex((page: { path: string }) => page.path === path);
const home = ['routes', index('/')];

/** The counts that the editor shows, checked to be no smaller than those of a diff. */
function linesOf(operations: Operation[]) {
  const edits = editsOf(text, operations);
  const counted = countLines(text, edits);
  const parts = diffLines(text, editText(text, edits));
  const found = { removed: 0, added: 0 };
  for (const { removed, added, count } of parts) if (removed || added) found[removed ? 'removed' : 'added'] += count;
  expect(counted.removed - counted.added).toBe(found.removed - found.added);
  expect(counted.added).toBeGreaterThanOrEqual(found.added);
  return counted;
}

const linesOfTask = (request: TaskRequest) => {
  const plan = planTask(site, request, '');
  if (plan.state !== 'planned') throw new Error(JSON.stringify(plan));
  return linesOf(plan.operations);
};
const set = (at: Operation['at'], value: Json): Operation => ({ do: 'set', at, value });

const training = { title: 'القيم في الاجتماعات', description: 'تطبيق على إدارة الاجتماع في ضوء القيم.', date: '2027-02-14' };
const picture = { src: 'illustrations/processes.svg', alt: 'خمس محطات متصلة' };
const service: TaskRequest = {
  task: 'add-page',
  path: '/services/values-audit',
  title: 'مراجعة القيم',
  description: 'مراجعة لسياسات الجهة وإجراءاتها في ضوء قيمها.',
  like: '/services/consulting',
  sections: 'first',
  card: {},
};

/** The most frequent edits: changed lines of the file, and how many of the added lines are new content. */
const figures: [
  what: string,
  lines: { removed: number; added: number },
  exact: { removed: number; added: number },
  contentLines: number,
][] = [
  ['change a text', linesOf([set([...home, 'blocks', 0, 'title'], 'عنوان آخر')]), { removed: 1, added: 1 }, 0],
  [
    'replace a placeholder contact',
    linesOfTask({ task: 'resolve-placeholder', at: ['site', 'contact', 'phone', 'value'], value: '+966 11 234 5678' }),
    { removed: 2, added: 1 },
    0,
  ],
  [
    'replace a picture with its alt',
    linesOf([set(['routes', index('/services/consulting'), 'blocks', 0, 'image'], picture)]),
    { removed: 2, added: 2 },
    0,
  ],
  [
    'add a training',
    linesOfTask({ task: 'add-entry', collection: 'trainings', values: training }),
    { removed: 0, added: 13 },
    13,
  ],
  ['delete a training', linesOf([{ do: 'remove', at: ['collections', 'trainings', 'cards', 0] }]), { removed: 13, added: 0 }, 0],
  [
    'delete the last training',
    linesOf([{ do: 'remove', at: ['collections', 'trainings', 'cards', site.collections.trainings.cards.length - 1] }]),
    { removed: 13, added: 0 },
    0,
  ],
  ['add a complete service', linesOfTask(service), { removed: 2, added: 42 }, 40],
  [
    'rename a service',
    linesOf([
      set(['routes', index('/services/training'), 'title'], 'التدريب القيمي'),
      set(['collections', 'services', 'cards', 10, 'title'], 'التدريب القيمي'),
    ]),
    { removed: 2, added: 2 },
    0,
  ],
  [
    'change the address of a service',
    linesOfTask({ task: 'rename-page', path: '/services/training', to: '/services/learning' }),
    { removed: 2, added: 5 },
    3,
  ],
  ['reorder sections', linesOf([{ do: 'move', at: [...home, 'blocks', 2], to: 1 }]), { removed: 35, added: 35 }, 35],
  [
    'reorder cards',
    linesOf([{ do: 'move', at: ['collections', 'services', 'cards', 3], to: 0 }]),
    { removed: 12, added: 12 },
    12,
  ],
  [
    'reorder the names of a list',
    linesOf([{ do: 'move', at: [...home, 'blocks', 2, 'cards', 'names', 3], to: 0 }]),
    { removed: 1, added: 1 },
    0,
  ],
  [
    'add a link to the menu',
    linesOf([{ do: 'insert', at: ['header', 'links'], index: 6, value: { label: 'الأخبار', href: '/news' } }]),
    { removed: 1, added: 2 },
    1,
  ],
  [
    'change colours',
    linesOf([set(['site', 'theme', 'brand'], '#1d3fbb'), set(['site', 'theme', 'accent'], '#f2a03d')]),
    { removed: 2, added: 2 },
    0,
  ],
  [
    'add a paragraph with a link',
    linesOf([
      {
        do: 'insert',
        at: ['routes', index('/services/training'), 'blocks', 0, 'text'],
        index: 9,
        value: 'انظر [الخدمات](/services).',
      },
    ]),
    { removed: 1, added: 2 },
    1,
  ],
];

describe('diff size', () => {
  test.each(figures)('is minimal for: %s', (_, lines, exact, contentLines) => {
    expect(lines).toEqual(exact);
    expect(lines.added - contentLines).toBeLessThanOrEqual(5);
  });
});
