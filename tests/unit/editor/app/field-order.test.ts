import { expect, test } from 'vitest';
import { contentFirst, isSetting } from '../../../../generator/editor/app/model/field-order.ts';
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

test('settings are names, ids and addresses in Latin letters, and what searches show', () => {
  const keysOf = (...form: PropertyModel[]) => form.filter(isSetting).map(({ key }) => key);
  const form = [
    property('name', { is: 'text', kind: 'word' }),
    property('id', { is: 'number' }),
    property('path', { is: 'text', kind: 'path' }),
    property('listed', { is: 'switch' }),
    property('movedFrom', { is: 'list' }),
  ];
  expect(keysOf(...form)).toEqual(['name', 'id', 'path', 'listed', 'movedFrom']);
  // A name that is read, a choice among names, and an address that is the content.
  const content = [
    property('name', { is: 'text', kind: 'text' }),
    property('name', { is: 'text', kind: 'word', names: 'posts' }),
    property('from', { is: 'text', kind: 'path' }),
    property('draft', { is: 'switch' }),
  ];
  expect(keysOf(...content)).toEqual([]);
});
