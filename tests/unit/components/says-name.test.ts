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
])('«%s» says «%s»', (label, name) => {
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
])('«%s» does not say «%s»', (label, name) => {
  expect(labelIncludesName(label, name)).toBe(false);
});

test('labels are repeated where they lead to several places, wherever they stand', () => {
  const to = (label: string, href: string) => ({ label, href });
  const blocks = [
    { action: to('عرض الكل', '/a') },
    { items: [{ action: to('عرض الكل', '/b') }, { action: to('اقرأ', '/a') }] },
    { actions: [to('اقرأ', '/a'), to('سجّل', '/c')] },
  ];
  expect([...repeatedLabels(blocks)]).toEqual(['عرض الكل']);
});
