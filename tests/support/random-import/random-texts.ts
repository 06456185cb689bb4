import { type Pick, picker } from '../random-html.ts';

/** Texts that look like marks, have unusual characters, or are unusually long. */
const odd = [
  '**نص** و*آخر*',
  '[كلمة](https://example.org/x)',
  '[word](lang:en)',
  '`code` و``مثال``',
  '{{ var }} و{% tag %}',
  '[shortcode id="3"]',
  '- [ ] مهمة',
  '# عنوان',
  'a_b_c __init__',
  '1,234,567.89',
  '٢٠٢٤/٠٥/٠١',
  'ﻣﺮﺣﺒﺎ ﷺ ﷲ',
  'مـــرحبا بـكم',
  '\u202eمقلوب\u202c',
  'كل\u200cمة كلمة\u200f',
  'non\u00adbreaking so\u00ad\u00adft',
  'cafe\u0301 e\u0301tude',
  '👩‍👩‍👧 🇸🇦 ❤️',
  '𝟙𝟚 Ⅷ ½ ﬁle',
  'x < y > z & w',
  '&amp; &lt;b&gt; &#1587;',
  '<b>ليس عريضا</b>',
  'https://example.org/a(b)?c=d&e=f',
  'name@example.org',
  '$x = y$ و $5',
  'C:\\temp\\new',
  '***',
  '—…«»“”',
  '٪٥٠ 50%',
  'ABC\u00a0DEF\u2003GHI',
  'ـ',
  'َ',
  'قال: "نعم"؛ ثم—مضى',
];

export const oddText = (pick: Pick): string => {
  const count = 1 + pick(4);
  return Array.from({ length: count }, () => odd[pick(odd.length)]).join(' ');
};

/** A text with more words than a field or paragraph usually has. */
export const longText = (pick: Pick): string =>
  Array.from(
    { length: 300 + pick(1200) },
    (_, index) => `${['كلمة', 'word', 'نص', 'جملة.', 'مثال،'][pick(5)] ?? ''}${pick(9) === 0 ? index : ''}`,
  ).join(' ');

const titles = [
  'من نحن',
  'About us',
  'خبر',
  'سياسة الخصوصية',
  '**عريض** والباقي',
  'A [link](http://x) here',
  'مـــرحبا',
  'ISO 9001',
  '٢٠٢٤',
  'Q & A',
  '<b>ليس</b> علامة',
  '…',
];

/** A title; many documents have the same. */
export const oddTitle = (pick: Pick): string =>
  pick(3) === 0 ? `${titles[pick(titles.length)]} ${pick(50)}` : (titles[pick(titles.length)] ?? '');

const names = [
  'about',
  'About',
  'من-نحن',
  'index',
  'خبر',
  'a b',
  '404',
  'search',
  'tags',
  'page-2',
  'x.y',
  '100%',
  'ar',
  'عنوان-طويل'.repeat(8),
];

const folders = ['', '', 'news/', 'أخبار/', 'en/', 'a/b/c/', '2024/05/'];

/** Path of a file that no other has. */
export function freePath(pick: Pick, taken: Set<string>, extension: string): string {
  const path = `${folders[pick(folders.length)]}${names[pick(names.length)]}`;
  for (let number = 1; ; number++) {
    const free = `${path}${number === 1 ? '' : `-${number}`}${extension}`;
    if (taken.has(free.toLowerCase())) continue;
    taken.add(free.toLowerCase());
    return free;
  }
}

export { type Pick, picker };
