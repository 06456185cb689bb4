import { expect, test } from 'vitest';
import { labelIncludesName } from '../../../templates/components/label-includes-name.ts';
import { repeatedLabels } from '../../../templates/components/repeated-labels.ts';

test.each([
  ['سجّل الدخول', 'تسجيل الدخول'],
  ['سجل الدخول الآن', 'تسجيل الدخول'],
  ['لتسجيلِ الدخول', 'تسجيل الدخول'],
  ['اطلب الخدمة', 'طلب الخدمات'],
  ['تعرّف إلى المنتجات', 'المنتجات'],
  ['قدّم طلبك', 'قدّم'],
  ['Log in', 'Login'],
  ['LOG IN now', 'Log in'],
])('finds in «%s» the name «%s»', (label, name) => {
  expect(labelIncludesName(label, name)).toBe(true);
});

test.each([
  ['سجّل الآن', 'تسجيل الدخول'],
  ['ابدأ المقياس الآن', 'تسجيل الدخول'],
  ['عرض الكل', 'الخدمات'],
  ['تسجيل', 'تسجيل الدخول'],
  ['من هنا', 'هناء'],
  ['More', 'Login'],
  ['Catalogue', 'Log'],
  ['', 'Login'],
])('does not find in «%s» the name «%s»', (label, name) => {
  expect(labelIncludesName(label, name)).toBe(false);
});

test('lists labels that lead to several targets, at any depth', () => {
  const to = (label: string, href: string) => ({ label, href });
  const blocks = [
    { action: to('عرض الكل', '/a') },
    { items: [{ action: to('عرض الكل', '/b') }, { action: to('اقرأ', '/a') }] },
    { actions: [to('اقرأ', '/a'), to('سجّل', '/c')] },
  ];
  expect([...repeatedLabels(blocks)]).toEqual(['عرض الكل']);
});
