/** Numbers below a limit, the same for each seed. */
export type Pick = (below: number) => number;

export function picker(seed: number): Pick {
  let state = (seed * 2_654_435_761 + 1) % 2_147_483_647;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const words = [
  'كتاب',
  'مَدرسة',
  'قيم',
  'word',
  'Zürich',
  '٢٠٢٥',
  '42',
  'الـلغة',
  'a',
  'نص&nbsp;ثابت',
  'R&amp;D',
  '1&lt;2',
  '😀',
  '—',
  '«قول»',
];
const inlineNames =
  'a b strong i em span code kbd sub sup del s abbr mark q bdo small u cite var label font time ruby rt noscript button svg'.split(
    ' ',
  );
const blockNames =
  'p div h1 h2 h4 ul ol li dl dt dd blockquote pre table caption thead tr td th figure figcaption details summary section article footer form fieldset center address hr iframe video object select option textarea template script style noscript dialog nav'.split(
    ' ',
  );
const attributes = [
  '',
  '',
  '',
  ' hidden',
  ' style="display: none"',
  ' style="font-weight: bold"',
  ' lang="en"',
  ' title="معنى هنا"',
  ' class="gallery"',
  ' class="btn"',
  ' class="wp-block-columns"',
  ' class="wp-block-column"',
  ' class="wp-caption"',
  ' class="admonition warning"',
  ' class="wp-caption-text"',
  ' id="fn1"',
];
const singles = [
  '<br>',
  '<br><br>',
  '<img src="a.jpg" alt="صورة جميلة">',
  '<img src="b-300x200.jpg">',
  '<img alt="بلا ملف">',
  '<img class="emoji" alt="سعيد" src="e.png">',
  '<img src="x.gif" width="1" height="1" alt="عداد">',
  '<input type="checkbox" checked>',
  '<!-- تعليق -->',
  '<hr>',
  '<wbr>',
  '<area href="/x" alt="منطقة">',
  '</p>',
  '</div>',
  '<math><mi>س</mi><annotation encoding="application/x-tex">x</annotation></math>',
];

const any = <T>(pick: Pick, list: readonly T[]): T => list[pick(list.length)] as T;

function text(pick: Pick): string {
  const gap = any(pick, [' ', ' ', ' ', '', '\n  ']);
  return Array.from({ length: 1 + pick(4) }, () => any(pick, words)).join(gap) + any(pick, [' ', '', '\n']);
}

function element(pick: Pick, depth: number): string {
  const name = any(pick, pick(2) === 0 ? inlineNames : blockNames);
  const address = name === 'a' ? any(pick, [' href="/رابط"', ' href="#fn1"', '', ' href="javascript:alert(1)"']) : '';
  const source = /^(?:iframe|video|object)$/.test(name) ? any(pick, [' src="/v.mp4"', '', ' data="/f.pdf"']) : '';
  const isRaw = /^(?:textarea|script|style|iframe|template|svg|a|abbr|rt)$/.test(name);
  const end = pick(12) === 0 && !isRaw ? '' : `</${name}>`;
  const attribute = any(pick, attributes);
  const gap = /^(?:noscript|select|button|textarea|svg|object)$/.test(name) || /hidden|none/.test(attribute) ? ' — ' : '';
  const content = isRaw ? text(pick) : nodes(pick, depth + 1) + gap;
  return `${gap}<${name}${attribute}${address}${source}>${content}${end}${gap}`;
}

function nodes(pick: Pick, depth: number): string {
  const count = depth > 7 ? 1 : 1 + pick(depth === 0 ? 12 : 4);
  return Array.from({ length: count }, () => {
    const kind = pick(depth > 7 ? 3 : 10);
    if (kind < 3) return text(pick);
    return kind === 3 ? any(pick, singles) : element(pick, depth);
  }).join('');
}

/** HTML of a page as nobody should write it: every element in every other, unclosed and misplaced. */
export const randomHtml = (seed: number): string => nodes(picker(seed), 0);

/** The same without hidden elements, and without words that go on after an abbreviation: its meaning stands beside them. */
export const randomVisibleHtml = (seed: number): string =>
  randomHtml(seed)
    .replaceAll(/ hidden| style="display: none"|<\/?(?:dialog|noscript)[^>]*>/g, '')
    .replaceAll('</abbr>', '</abbr> ');
