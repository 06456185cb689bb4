import fc from 'fast-check';

const words = fc.constantFrom('قيم', 'العمل', 'وكلمة', 'text', 'Node 24', 'مرحبًا', 'x', '٢٠٣٠', 'the word', 'سؤال؟');
const between = fc.constantFrom(' ', ' ', ' ', '، ', '', '. ', '\\\n', '\n', ' و');

/** Texts with marks of the grammar, nested up to three levels, some of them next to letters. */
export const sentences = fc.letrec<{ sentence: string; mark: string }>((tie) => ({
  sentence: fc
    .array(
      fc.tuple(
        fc.oneof({ maxDepth: 3, depthSize: 'small' }, { weight: 3, arbitrary: words }, { weight: 2, arbitrary: tie('mark') }),
        between,
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((parts) => parts.flat().join('')),
  mark: fc.oneof(
    tie('sentence').map((text) => `**${text}**`),
    tie('sentence').map((text) => `*${text}*`),
    fc.tuple(tie('sentence'), fc.constantFrom('/a', 'https://example.org/x', '#y')).map(([text, to]) => `[${text}](${to})`),
    fc
      .tuple(tie('sentence'), fc.constantFrom('lang:en', 'lang:ar', 'key:', 'sub:', 'sup:', 'del:', 'abbr:منظمة'))
      .map(([text, end]) => `[${text}](${end})`),
    words.map((text) => `\`${text}\``),
    fc.constantFrom('`` a`b ``', '[a^2](math:)', '[ x ](math:)'),
    tie('sentence').map((text) => `كلمة^[${text}]`),
  ),
})).sentence;
