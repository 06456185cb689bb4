import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../support/build.ts';
import { importTemporarily } from '../../support/import-site.ts';
import { cell, docx, paragraph, row, run } from '../../support/office-files.ts';
import { savedPage, writePages } from '../../support/saved-pages.ts';

const math = '<math><mi>س</mi><annotation encoding="application/x-tex">x</annotation></math>';

/** Parts of random pages whose account did not add up. */
const parts = [
  '<h1>عنوان <var hidden>مخفي</var></h1>',
  '<span style="display: none"><h1>عنوان مخفي</h1></span><p>نص</p>',
  '<h1><svg><text>رسم</text></svg></h1><p>نص</p>',
  '<h1>عنوان <math><mi>س</mi></math></h1><p>نص</p>',
  '<h2>عنوان <img src="/a.jpg" alt="صورة"><img class="emoji" alt="سعيد" src="/e.png"></h2>',
  '<h2><noscript><img src="/b-300x200.jpg">عنوان</noscript></h2>',
  '<h2><object title="اسم">كتاب</object></h2>',
  '<video src="/v.mp4"></video><object data="/f.pdf"></object>',
  '<center class="wp-caption"><object class="wp-caption-text" src="/v.mp4">قول</object></center>',
  '<div class="wp-caption"><h2 class="wp-caption-text"></h2></div>',
  '<fieldset class="wp-caption"><pre class="wp-caption-text"></pre></fieldset>',
  '<h2><footer class="wp-caption">كتاب <figcaption>قول</figcaption>42</footer></h2>',
  'كتاب<a class="btn" href="javascript:alert(1)">زر</a>نص',
  '<code><kbd>R&amp;D </kbd>نص</code>',
  '<kbd><abbr title="معنى">قلم</abbr> باب</kbd>',
  `<kbd>كتاب${math}</kbd><kbd>${math}نص</kbd>`,
  '<pre><a class="btn" href="#a">٢٠٢٥</a>12<rt>نص</rt>كتاب</pre>',
  '<pre hidden>42<rt>كتاب</rt>نص</pre>',
  '<ul><li>كتاب<hr>نص</li></ul>',
  '<ul><li>كتاب <ul><li>باب</li></ul>نص</li></ul>',
  '<ul><li>كتاب<dl>تعريف</dl></li></ul>',
  '<ul><li><select><option>خيار</option></select>نص</li></ul>',
  '<ul><li><input type="checkbox" checked>مهمة</li></ul>',
  '<ol><li>—</li>كتاب</ol>',
  // Elements that browsers do not know are within a line.
  '<h1>س<annotation>x</annotation></h1><p>نص</p>',
  '<h2><math><mtext><area alt="منطقة">42</mtext></math></h2>',
  '<h2>نص <math><mi><li style="display: none">باب</li></mi></math></h2>',
  '<math><mi><h1></h1></mi></math>',
  // A formula that becomes text, in code and with an empty source.
  '<kbd><h2><p><math><annotation encoding="application/x-tex">x</annotation></math>كتاب</p></h2></kbd><p>x</p>',
  '<h2><pre><math><annotation encoding="application/x-tex">x</annotation></math></pre>كتاب</h2>',
  '<h2>42 <pre><form></form><math><annotation encoding="application/x-tex">x</annotation></math></pre></h2>',
  '<h2>كتاب <math>س<annotation encoding="application/x-tex"></annotation></math></h2>',
  // What the content is in, and the title in another heading.
  '<h2><small>42 <h1>قيم</h1></small></h2>',
  '<h2>كتاب <address><h1>باب</h1></address></h2>',
  '<pre>كتاب <h1>باب</h1></pre>',
  '<h2><button><h1>باب</h1></button></h2>',
  // A field divides words, a meaning does not.
  '<pre>كتاب<input>باب</pre>',
  '<pre>كتاب<div hidden>قلم</div>باب</pre>',
  '<pre><abbr title="معنى هنا">قلم</abbr>باب</pre>',
  '<kbd><abbr title="معنى هنا">قلم</abbr>باب</kbd>',
  '<h2>كتاب<kbd><abbr title="معنى هنا">قلم</abbr>42 باب 42</kbd></h2>',
  '<h1><abbr title="معنى هنا"></abbr>42</h1>',
  '<form>كتاب <abbr title="معنى هنا">قلم</abbr>باب</form>',
  '<pre><noscript><img src="b-300x200.jpg">— <select></select></noscript>كتاب</pre>',
  '<li><select><option>خيار</option></select>نص</li>',
  '<b hidden><noscript>كتاب</noscript>باب</b><p>نص</p>',
  // Items whose words are in another order, or beside them.
  '<h2><table><tr><th>42</th></tr><caption>باب</caption></table></h2>',
  '<h2><table><tr><th>كتاب</th></tr><thead><tr><th>باب</th></tr></thead></table></h2>',
  '<ul><li><h4><img alt="بلا ملف">كتاب<div>باب</div></h4><dl>قلم</dl></li></ul>',
  '<ul><li><object title="معنى هنا"><img src="a.jpg" alt="صورة">قلم</object></li></ul>',
  '<ul><li>— <pre>قيم</pre></li></ul>',
  '<ul><li><button>زر</button><dialog></dialog><img class="emoji" alt="سعيد"></li></ul>',
  '<table><tr><th>كتاب <h1>باب</h1></th></tr></table>',
  '<h2><abbr title="معنى هنا">قلم </abbr>باب</h2>',
  '<ul><li><iframe title="معنى هنا"></iframe><img class="emoji" alt="سعيد">قول</li></ul>',
  '<div hidden><details>كتاب<summary></summary>باب</details></div>',
  '<h2><details><p>كتاب</p><summary>42</summary></details></h2>',
  '<div class="wp-block-columns"><video class="wp-block-column"></video></div>',
];

/** Parts around the content of random pages, which `#` stands for. */
const around = [
  '<object src="/v.mp4">#</object>',
  '<video>#</video>',
  '<h2>كتاب #</h2>',
  '<ul><li>كتاب #</li></ul>',
  '<pre>كتاب #</pre>',
  '<main><h2>كتاب <noscript><img class="emoji" alt="سعيد" src="/e.png"></noscript></h2>#</main><img src="/e.png">',
];

/** Documents of Markdown whose account did not add up. */
const documents = [
  '### علم[^قول]',
  '### مدينة $مدينة$ {#id}',
  'عنوان[^قول] ^[كتاب]\n===',
  '# سياسة الخصوصية {#vue.js-privacy-policy}',
  '#### شمولية الويب (WAI-ARIA) {#web-–-accessible}',
  '$$\n12 علم\n$$\n[مرجع]: /x/y "word"',
  '<div>\n\nنص\n\n</div>\n$$\nword\n$$',
  '~~~\nword <!-- مدينة --> site',
  '    site <!-- كتاب --> علم',
  'نص\n\n<!--\nقلم\n\n<b>باب</b> -->',
  '<table><tr><td>علم</td><td>$x = y$ و $5</td></tr></table>',
  '<table><tr><td>علم</td></tr></table>\n#### نص {#id}',
  '*نص*\n<details><summary>علم</summary>\n[12 word](https://elsewhere.example/1)\n</details>',
  '1) {{ var }} و{% tag %} س\n2) ص',
  '# {{ var }} و{% tag %} $x = y$ و $5',
  ':::warning عنوان هنا\n- [ ] مهمة\n:::',
  '<details><summary>عنوان هنا</summary>\n\n- [ ] مهمة\n\n</details>',
  '- [ ] مهمة\nنص\n===',
  '* [x] # عنوان',
  '*[HTML]: site كتاب\nنص\n===',
  'علم\n: نور\n: باب\n[مرجع]: /x/y "word"',
  'علم\n: نور\n\n    **باب** &amp; ![قلم](a.png)',
  'نص[^قول]\n\n[^قول]: علم\n\n[^قول]: ![نور](a.png) باب\nقلم',
  '[^قول]: علم\n***\n\n    شيفرة _كتاب_',
  '| أ | ب |\n|---|---|\n| ج | د |\n<div align="center">\n\nنص\n\n</div>',
  '| أ | ب |\n|---|---|\n| ج | د |\n:::tip نور\nنص\n:::',
];

describe('the account of each finding adds up', () => {
  test('in documents of Markdown', async () => {
    const source = await temporaryFolder();
    for (const [index, text] of documents.entries())
      await writeFile(join(source, `d${index}.md`), `---\ntitle: صفحة ${index}\n---\n\n${text}\n`);
    const { account } = await importTemporarily(source);
    const open = account?.documents.flatMap(({ id, missing }) =>
      missing.map((one) => ({ part: documents[Number.parseInt(id.slice(1), 10)], ...one })),
    );
    expect(open).toEqual([]);
  });

  test('in pages of HTML', async () => {
    const source = await temporaryFolder();
    writePages(
      source,
      Object.fromEntries(parts.map((part, index) => [`${index}.html`, savedPage('صفحة', `<main>${part}<p>آخر</p></main>`)])),
    );
    const { account } = await importTemporarily(source);
    const open = account?.documents.flatMap(({ id, missing }) =>
      missing.map((one) => ({ part: parts[Number.parseInt(id, 10)], ...one })),
    );
    expect(open).toEqual([]);
  });

  test('in pages of HTML whose content is in another element', async () => {
    const source = await temporaryFolder();
    const content = (index: number) => `<article><h1>باب</h1><p>نص الصفحة رقم ${index} في جملة واحدة تكفي</p></article>`;
    const pages = around.map((part, index) => [`${index}.html`, savedPage('صفحة', part.replace('#', content(index)))] as const);
    writePages(source, Object.fromEntries(pages));
    const { account } = await importTemporarily(source);
    const open = account?.documents.flatMap(({ id, missing }) =>
      missing.map((one) => ({ part: around[Number.parseInt(id, 10)], ...one })),
    );
    expect(open).toEqual([]);
  });

  test('in pages whose main part is in what was not closed, and keeps it', async () => {
    const source = await temporaryFolder();
    const names = ['h1', 'noscript', 'button', 'video src="/v.mp4"', 'object data="/f.pdf"'];
    const content = '<main><h2>باب</h2><p>نص الصفحة في جملة واحدة تكفي</p></main>';
    const pages = names.map((name, index) => [`${index}.html`, savedPage('صفحة', `<${name}>كتاب${content}`)] as const);
    writePages(source, Object.fromEntries(pages));
    const { account } = await importTemporarily(source);
    expect(account?.documents.flatMap(({ missing }) => missing)).toEqual([]);
    const omitted = account?.documents.flatMap(({ omissions }) => omissions.map(({ text }) => text)).join(' ');
    expect(omitted).not.toContain('نص الصفحة');
  });

  test('in a page with a word around its content that is in two elements', async () => {
    const source = await temporaryFolder();
    const content = '<main><p>نص الصفحة في جملة واحدة تكفي</p></main>';
    writePages(source, { 'a.html': savedPage('صفحة', `<code>باب <b>علم</b>قلم<label>ورق${content}حبر</label>مداد</code>`) });
    const { account } = await importTemporarily(source);
    expect(account?.documents.flatMap(({ missing }) => missing)).toEqual([]);
    expect(account?.documents.flatMap(({ omissions }) => omissions.map(({ text }) => text))).toContain('باب علمقلمورق');
  });

  test('in a Word document with notes in its cells', async () => {
    const source = await temporaryFolder();
    const note = (id: number) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;
    const cells = [cell(paragraph(`${run('كتاب')}${note(1)}`)), cell(paragraph(note(2)))];
    const footnotes = [1, 2].map((id) => `<w:footnote w:id="${id}">${paragraph(run(`حاشية ${id}`))}</w:footnote>`).join('');
    await writeFile(join(source, 'a.docx'), docx({ body: `<w:tbl>${row(cells)}</w:tbl>${paragraph(run('نص'))}`, footnotes }));
    const { account } = await importTemporarily(source);
    expect(account?.documents.flatMap(({ missing }) => missing)).toEqual([]);
  });
});
