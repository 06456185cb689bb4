import { expect, test } from 'vitest';
import { contentFirst } from '../../../../generator/editor/app/model/field-order.ts';
import type { FieldModel, PropertyModel } from '../../../../generator/editor/document/protocol-forms.ts';

const property = (key: string, field: Partial<FieldModel>) => ({ key, field }) as PropertyModel;

test('a form begins with content; addresses, ids and what concerns the whole come last', () => {
  const form = [
    property('hidden', { is: 'switch' }),
    property('path', { is: 'text', kind: 'path' }),
    property('title', { is: 'text', kind: 'title' }),
    property('id', { is: 'text', kind: 'id' }),
    // A choice among things of the content is no id.
    property('group', { is: 'text', kind: 'word', names: 'groups' }),
    property('image', { is: 'object' }),
  ];
  expect(contentFirst(form).map(({ key }) => key)).toEqual(['title', 'group', 'image', 'path', 'id', 'hidden']);
});

test('the form of an article begins with its title, other forms keep the order of the schema', () => {
  const keysOf = (...keys: string[]) => contentFirst(keys.map((key) => property(key, { is: 'text' }))).map(({ key }) => key);
  expect(keysOf('author', 'date', 'title', 'summary')).toEqual(['title', 'author', 'date', 'summary']);
  expect(keysOf('label', 'title', 'date')).toEqual(['label', 'title', 'date']);
  expect(keysOf('date', 'label')).toEqual(['date', 'label']);
});
