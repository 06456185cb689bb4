import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes files of a saved site. */
export function writePages(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}

/** Bytes of an Arabic text in the encoding of Windows. */
export function inWindows1256(text: string): Uint8Array {
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  const table = [...new TextDecoder('windows-1256').decode(Uint8Array.from(bytes))];
  return Uint8Array.from([...text].map((character) => Math.max(0, table.indexOf(character))));
}

const menu = `<nav id="menu"><ul>
  <li><a href="/">الرئيسية</a></li>
  <li><a href="/about.html">من نحن</a><ul><li><a href="/team/">فريقنا</a></li></ul></li>
  <li><a href="https://other.example/">شريكنا</a></li>
</ul></nav>`;

/** A page with the header and footer that all pages have. */
export const savedPage = (title: string, content: string, { head = '', language = 'ar', around = '' } = {}): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title} | جمعية المثال</title>${head}</head><body>
<header><a href="/"><img src="/logo.png" alt="شعار الجمعية"></a>${menu}</header>
<div class="wrap">${content}</div>${around}
<footer><p>جميع الحقوق محفوظة لجمعية المثال</p><p>هاتف الجمعية 920000000</p></footer>
<script>track()</script></body></html>`;

/** A site of several pages in two languages, as a mirror has them. */
export const savedSite: Record<string, string> = {
  'index.html': savedPage('الرئيسية', '<main><h1>أهلا بكم</h1><p>نص الصفحة الأولى هنا.</p></main>', {
    head: '<meta name="description" content="وصف الجمعية"><link rel="canonical" href="https://example.org/"><link rel="alternate" hreflang="en" href="https://example.org/en/">',
  }),
  'about.html': savedPage(
    'من نحن',
    '<main><nav class="breadcrumb"><a href="/">الرئيسية</a> / من نحن</nav><h1>من نحن</h1><p>تأسست الجمعية عام ٢٠٠١.</p><p><img src="images/team.jpg" alt="صورة الفريق"></p></main>',
  ),
  'team/index.html': savedPage('فريقنا', '<article><h1>فريقنا</h1><p>ثلاثة من المتطوعين يعملون معنا.</p></article>'),
  '2019/05/12/خبر.html': savedPage(
    'خبر قديم',
    '<main><article><h1>خبر قديم</h1><time datetime="2019-05-12T10:00:00+03:00" class="entry-date">١٢ مايو</time><p>حدث أمر مهم في المدينة.</p><a rel="category tag" href="/category/news/">أخبار</a></article><div id="comments"><p>تعليق زائر</p></div></main>',
    {
      head: '<meta property="og:type" content="article"><meta property="article:published_time" content="2019-05-12T10:00:00+03:00">',
    },
  ),
  'en/index.html': savedPage('Home', '<main><h1>Welcome</h1><p>English words here.</p></main>', {
    language: 'en',
    head: '<link rel="canonical" href="https://example.org/en/"><link rel="alternate" hreflang="ar" href="https://example.org/">',
  }),
  'old.html': '<html><head><meta http-equiv="refresh" content="0; url=about.html"></head><body>انتقلت الصفحة</body></html>',
  'page/2/index.html': savedPage('صفحة ٢', '<main><p>قائمة</p></main>'),
  'images/team.jpg': 'x',
  'saved.mht': 'MIME-Version: 1.0',
};
