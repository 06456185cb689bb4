import { expect, test } from 'vitest';
import { markForeignWords } from '../../../../generator/pages/render/foreign-words.ts';

const en = (words: string) => `<i lang="en">${words}</i>`;

test.each([
  ['a short name in a sentence', '<p>مقياس القيم (PVA) مدخلك</p>', `<p>مقياس القيم (${en('PVA')}) مدخلك</p>`],
  [
    'a name at the end',
    '<a class="b" href="/">افتح في OpenStreetMap</a>',
    `<a class="b" href="/">افتح في ${en('OpenStreetMap')}</a>`,
  ],
  ['several words', '<li>ملف Open Data Portal هنا</li>', `<li>ملف ${en('Open Data Portal')} هنا</li>`],
  ['words with signs', '<p>C++ و Node.js و R&amp;D و wi-fi.</p>', `<p>C++ و ${en('Node.js')} و R&amp;D و ${en('wi-fi')}.</p>`],
  ['words without the following number', '<p>معيار ISO 9001</p>', `<p>معيار ${en('ISO')} 9001</p>`],
  ['words in an isolate', '<p>لغة <bdi>Visual C++</bdi></p>', `<p>لغة <bdi>${en('Visual C++')}</bdi></p>`],
  ['a word after a preview marker', '<p>\uFDD0\uFDD2\uFDD1CSV</p>', `<p>\uFDD0\uFDD2\uFDD1${en('CSV')}</p>`],
  ['a word after an HTML placeholder', '<a href="/x">\u0001wWord</a>', `<a href="/x">\u0001w${en('Word')}</a>`],
  [
    'a word after an element with a language',
    '<p><bdi lang="fr">Bonjour</bdi> PDF</p>',
    `<p><bdi lang="fr">Bonjour</bdi> ${en('PDF')}</p>`,
  ],
  ['code', '<p><code dir="ltr">npm run build</code></p>', '<p><code lang="en" dir="ltr">npm run build</code></p>'],
  [
    'code with colours',
    '<code><span class="k">let</span> x &lt; 1</code>',
    '<code lang="en"><span class="k">let</span> x &lt; 1</code>',
  ],
])('marks as English: %s', (_, html, expected) => {
  expect(markForeignWords(html)).toBe(expected);
});

test.each([
  ['character references', '<p>أ &amp; ب &lt; ج</p>'],
  ['single letters', '<p>الفئة A والفئة B</p>'],
  ['words with a declared language', '<li lang="fr" dir="ltr">Tous les <b>jours</b></li><html lang="en">One <span>two</span>'],
  ['words with non-English letters', '<p>Café Müller</p>'],
  ['addresses', '<a href="mailto:info@example.com"><bdi>info<wbr>@example<wbr>.com</bdi></a><p>info@example.com</p>'],
  [
    'elements that allow only text',
    '<option>PDF</option><script>let a</script><svg><text>ABC</text></svg><textarea>ABC</textarea>',
  ],
  ['text hidden from screen readers', '<span class="a" aria-hidden="true" dir="ltr">DOCX</span>'],
  ['keys', '<kbd dir="ltr"><kbd>Ctrl</kbd>+<kbd>Esc</kbd></kbd>'],
  ['Arabic code and numeric code', '<code>قيمة = value</code><code>1200</code>'],
  ['attributes and HTML placeholders', '<p title="PDF file">\u0001wنص</p><img alt="PDF" src="/a">'],
])('does not mark: %s', (_, html) => {
  expect(markForeignWords(html)).toBe(html);
});
