import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';
import { withoutMarks } from '../../content/text/inline/mask.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import type { ContentText, SiteView } from '../facts/site-view.ts';

/** Kinds of text that was not written for visitors. */
export type Leftover = 'filler' | 'template' | 'value' | 'todo' | 'chat';

/** Normalises Arabic letters that are spelt in several ways. */
const folded = (text: string) => text.replaceAll(/[\u064B-\u0652\u0640]/g, '').replaceAll(/[أإآ]/g, 'ا');

/** Usual forms of placeholder text. */
const filler =
  /lorem ipsum|dolor sit amet|consectetur adipiscing|sed do eiusmod|لوريم ايبسوم|هذا النص (?:هو مثال|مثال) لنص|يمكن ان يستبدل في نفس المساحة|مولد النص العربي|ان يولد مثل هذا النص|هنالك العديد من الانواع المتوفرة لنصوص|النص الشكلي|هذا نص (?:تجريبي|شكلي|افتراضي|بديل|وهمي)|نص تجريبي هنا|sample text here|your text here|click to edit|type your text/i;

const blankOf =
  /\[(?:ادخل|اكتب|ضع|املا|اسم (?:الشركة|الجهة|المؤسسة|العميل)|insert|enter|add|your|company|client|name|date|placeholder)(?=[\s\]])[^[\]\n]*\](?!\()/i;

const forms: [kind: Leftover, form: RegExp][] = [
  [
    'chat',
    /:contentReference\[oaicite|oaicite:\d|\bturn\d+(?:search|view|news|image|file)\d+\b|【\d+[†:][^】]*】|\uE200|\bas an ai language model\b|بصفتي نموذجا? لغوي/i,
  ],
  [
    'template',
    /\{\{[^{}\n]{2,}\}\}|\{%[^{}\n]*%\}|<%[^\n]*%>|\${[\w.]{2,}\}|#\{[\w.]{2,}\}|%\([\w.]+\)s|\{[a-z]+(?:[_.][a-z]+)+\}|\[%[^\]\n]*%\]|\*\|[A-Z_]+\|\*/,
  ],
  ['template', blankOf],
  [
    'value',
    /\[object (?:Object|Array|Promise)\]|^\s*(?:undefined|null|NaN|None|nil)\s*[.،,]?\s*$|(?:[:：]\s*|^)(?:undefined|NaN)(?=\s*$|\s+\p{Script=Arabic}|\s*[،,])|#(?:REF|VALUE|NAME\?|DIV\/0|N\/A)!?/u,
  ],
  [
    'todo',
    /^\s*(?:[[(<*]\s*)?(?:TODO|FIXME|TBD|TBC|XXX)(?=\s*[:：\])>*.-]|\s*$)|[[(](?:TODO|FIXME|TBD)(?=[\s:\])])|^\s*\[(?:يستكمل|يكمل|للمراجعة)[^\]]*\]/,
  ],
  ['filler', filler],
];

/** Quick test: other texts match none of the patterns. */
const mayContainLeftover =
  /[[{<%#$:*|【\uE200\u064B-\u0652]|undefined|null|NaN|None|nil|TODO|FIXME|TBD|TBC|XXX|turn\d|lorem|dolor|consectetur|eiusmod|text here|click to|type your|language model|لوريم|النص|نص |نموذج|نصوص/i;

/** Placeholder text, or traces of tools or templates, in a text; code in it is ignored. */
export function findLeftover(text: string): { kind: Leftover; index: number; found: string } | undefined {
  if (!mayContainLeftover.test(text)) return undefined;
  const read = folded(text);
  for (const [kind, form] of forms) {
    const match = form.exec(read);
    if (!match) continue;
    // If normalising removed no mark, indexes are the same in the original.
    const found = read.length === text.length ? text.slice(match.index, match.index + match[0].length) : match[0];
    return { kind, index: match.index, found: found.trim() };
  }
  return undefined;
}

const isRead = ({ kind }: ContentText) => kind === undefined || fieldRoleOf(kind).textRole !== false;

/** Placeholder text and traces of tools: visitors would take them for content. */
export function checkLeftovers({ texts }: SiteView): RawDiagnostic[] {
  return texts.filter(isRead).flatMap(({ value, path, kind }): RawDiagnostic[] => {
    // Interface texts contain placeholders such as %s.
    if (path[0] === 'site' && path[1] === 'labels') return [];
    const leftover = mayContainLeftover.test(value)
      ? findLeftover(fieldRoleOf(kind).hasMarks ? withoutMarks(value) : value)
      : undefined;
    if (!leftover) return [];
    const textIndex = Math.min(leftover.index, value.length - 1);
    return [{ code: 'leftover', path, textIndex, parameters: { found: leftover.found, expected: leftover.kind } }];
  });
}
