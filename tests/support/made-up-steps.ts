import type { Path } from '../../generator/core/json/path.ts';
import type { Json } from '../../generator/core/json/value.ts';
import { valueAt } from '../../generator/core/json/value-at.ts';
import { get, items } from '../../generator/core/json/walk.ts';
import type { Renaming } from '../../generator/editor/document/text/operation.ts';
import type { Step } from '../../generator/editor/migrations/step.ts';
import type { Versions } from '../../generator/editor/migrations/upgrade-text.ts';

const at = (content: unknown, path: Path) => valueAt(content, path);

/** Renames a key if the new name is free. */
const rename = (content: unknown, path: Path, to: string): Renaming[] =>
  at(content, path) === undefined || at(content, [...path.slice(0, -1), to]) !== undefined
    ? []
    : [{ do: 'rename', at: path, to }];

/** Sample steps, one for each operation of a migration. */
const steps: readonly Step[] = [
  {
    to: 0,
    words: { ar: 'صار "tongue" يسمى "language"', en: '"tongue" is called "language"' },
    operations: (content) => rename(content, ['site', 'tongue'], 'language'),
  },
  {
    to: 0,
    words: { ar: 'الهاتف مع بيانات التواصل', en: 'the telephone stands with the contact details' },
    operations: (content) => {
      const value = at(content, ['site', 'telephone']);
      if (typeof value !== 'string' || at(content, ['site', 'contact', 'phone']) !== undefined) return [];
      const phone: Json = { label: 'الهاتف', value };
      return [
        { do: 'set', at: ['site', 'contact', 'phone'], value: phone },
        { do: 'remove', at: ['site', 'telephone'] },
      ];
    },
  },
  {
    to: 1,
    words: { ar: 'صار "titel" يسمى "title"', en: '"titel" is called "title"' },
    operations: (content) =>
      items(get(content, 'routes')).flatMap((_, index) => rename(content, ['routes', index, 'titel'], 'title')),
  },
  {
    to: 1,
    words: { ar: 'صارت القيمة "as-it-is" تسمى "auto"', en: 'the value "as-it-is" is called "auto"' },
    operations: (content) =>
      at(content, ['site', 'theme', 'scheme']) === 'as-it-is'
        ? [{ do: 'set', at: ['site', 'theme', 'scheme'], value: 'auto' }]
        : [],
  },
  {
    to: 1,
    words: { ar: 'لم يعد هناك قسم "divider"', en: 'there is no section "divider" any more' },
    operations: (content) =>
      items(get(content, 'routes')).flatMap((page, index) =>
        items(get(page, 'blocks'))
          .flatMap((block, place) =>
            get(block, 'type') === 'divider' ? [{ do: 'remove' as const, at: ['routes', index, 'blocks', place] }] : [],
          )
          // Last first, so that earlier places stay valid.
          .toReversed(),
      ),
  },
];

/** Treats the current version as the third, with two invented earlier ones. */
export const madeUpVersions: Versions = { first: -1, newest: 1, steps };
