import { type LinedMark, linedEnds } from '../../content/text/inline/grammar.ts';
import { type InlineElement, readInline } from '../../content/text/inline/read.ts';

/** Texts that would take effect if a page, script, style or message did not escape them. */
export const hostileTexts = [
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '" autofocus onfocus="alert(1)',
  '<!-- -->',
  '<!--<script>',
  ']]>',
  '</title></head><body>',
  '</style><style>*{display:none}',
  '</textarea></noscript></template>',
  '&lt;b&gt;&amp;&quot;&#x27;&nbsp;&notit;',
  '&#0;&#x110000;&#xd800;',
  '%s %d %s %n %%s',
  `\${alert(1)} #{1} {{1}} {% 1 %} <%= 1 %>`,
  "$& $1 $` $' $$",
  'javascript:alert(1)',
  'url(https://example.org/x)',
  '\\"\\u0000\\x3c/script>',
  `\`\${process.exit(1)}\``,
  '-',
  '<body>-',
  '</body></html>',
  '**<b>x</b>** [</a><script>](/) `</code><script>`',
  '**[`a`](/)** [b](https://example.org/?a="><i>&b=&lt;) **\\\n**c**',
  '[y](/?"onclick="alert(1)) [z](/?</a><script>)',
  '../../etc/passwd',
  '🇸🇦👩🏽‍💻e\u0301\u0627\u064b',
  'ﷺ﷽',
  'السلام\u200eعليكم',
  '\u2067abc\u2069 \u2066قيم\u2069',
  `${'طويل'.repeat(300)}`,
  'W'.repeat(2000),
  'a\u0301'.repeat(400),
  '\u064e'.repeat(200),
  'first\nsecond\n\n\nthird',
  ' \u00a0 x \u3000 ',
  '١٢٣٬٤٥٦٫٧٨ 2,140,000 ۴۵۶',
  'undefinedd nullish NaNny [objects]',
];

/** A letter of the same script: the direction of a paragraph depends on its letters. */
function letterLike(text: string): string {
  if (/\p{Script=Arabic}/u.test(text)) return 'ك';
  return /\p{Script=Latin}/u.test(text) ? 'w' : '1';
}

/**
 * Plain words with the same lengths and lines, punctuation replaced by commas: layout of links depends on the width of their
 * texts.
 */
const plain = (text: string) =>
  text.replace(/\S/gu, (sign) => (/\p{L}/u.test(sign) ? letterLike(text) : /\p{N}/u.test(sign) ? '1' : ','));

function harmlessPiece(text: string, piece: InlineElement): string {
  const inside = () => ('children' in piece ? piece.children : []).map((child) => harmlessPiece(text, child)).join('');
  if (piece.kind === 'strong') return `**${inside()}**`;
  if (piece.kind === 'link') return `[${inside()}](${piece.href})`;
  if (piece.kind in linedEnds) return `[${inside()}${linedEnds[piece.kind as LinedMark]}`;
  if (piece.kind === 'abbreviation') return `[${inside()}](abbr:${plain(piece.meaning)})`;
  if (piece.kind === 'language') return `[${inside()}](lang:${piece.tag})`;
  if (piece.kind === 'run') return `\`${plain(piece.text)}\``;
  return piece.kind === 'break' ? '\\\n' : plain(text.slice(piece.from, piece.to));
}

/** Harmless counterpart of a text with the same inline marks, so that it renders the same inline elements. */
export function harmless(text: string): string {
  const pieces = readInline(text);
  return pieces ? pieces.map((piece) => harmlessPiece(text, piece)).join('') : plain(text);
}
