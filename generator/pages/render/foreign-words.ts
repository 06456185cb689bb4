/** Elements whose words are none of the page's, that take no elements, or that nobody hears. */
const apart =
  /^<(?:(script|style|svg|math|option|textarea|title|kbd|code)[ >]|(a) [^>]*href="(?:mailto|tel):|([a-z0-9]+) (?:[^>]* )?(?:lang="|aria-hidden="true"))/;

/** Tags, and what stands for HTML that is put in later (`pieces.ts`). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: React writes none
const tag = /(<[^>]*>|\u0001.)/s;

/** Code is said to be English where it holds Latin letters and no others. */
const code = /<code((?: [^>]*)?)>((?:(?!<\/code>).)*)<\/code>/gs;

/** References, addresses, and words of Latin letters that follow each other. */
const words =
  /&[#\w]+;|[\w.+-]+@[\w.-]+|(?<![\p{L}\p{N}@_])[A-Za-z]\w*(?:[.'’+#/-]+\w+)*[+#]*(?: [A-Za-z]\w*(?:[.'’+#/-]+\w+)*[+#]*)*(?![\p{L}\p{N}@_])/gu;

/** What is no word by itself: one letter, or the name of a variable. */
const isWord = (run: string) => /[A-Za-z]{2}/.test(run);

const markWords = (text: string) =>
  text.replaceAll(words, (run) => (/^&|@/.test(run) || !isWord(run) ? run : `<i lang="en">${run}</i>`));

function markCode(whole: string, attributes: string, inner: string): string {
  const text = inner.replaceAll(/<[^>]*>|&[#\w]+;/g, '');
  if (attributes.includes(' lang="') || !/[A-Za-z]/.test(text) || /[^\P{L}A-Za-z]/u.test(text)) return whole;
  return `<code lang="en"${attributes}>${inner}</code>`;
}

/**
 * Says of Latin words in a page from right to left, and of code, that they are English, so that a screen reader does not read them
 * by the rules of Arabic. Words of other languages say their own (`[Bonjour](lang:fr)`). WCAG 3.1.2. Pure.
 * @param html as `isolateTexts` gives it: islands are put in later
 */
export function markForeignWords(html: string): string {
  let inside: { name: string; depth: number } | undefined;
  const parts = html.replaceAll(code, markCode).split(tag);
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 0) {
      if (!inside && /[A-Za-z]{2}/.test(part)) parts[index] = markWords(part);
    } else if (inside) {
      if (part.startsWith(`</${inside.name}>`)) inside.depth--;
      else if (part.startsWith(`<${inside.name}`) && /[ >]/.test(part[inside.name.length + 1] ?? '')) inside.depth++;
      if (inside.depth === 0) inside = undefined;
    } else {
      const [, ...names] = apart.exec(part) ?? [];
      const name = names.find((one) => one !== undefined);
      // Elements without an end hold no words.
      if (name && !/^(?:img|input|link|meta|source|track)$/.test(name)) inside = { name, depth: 1 };
    }
  }
  return parts.join('');
}
