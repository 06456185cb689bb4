/** Elements whose words do not belong to the text, that cannot contain elements, or that are not read aloud. */
const apart =
  /^<(?:(script|style|svg|math|option|textarea|title|kbd|code)[ >]|(a) [^>]*href="(?:mailto|tel):|([a-z0-9]+) (?:[^>]* )?(?:lang="|aria-hidden="true"))/;

/** Tags, and placeholders of HTML that is inserted later (`pieces.ts`). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: React writes none
const tag = /(<[^>]*>|\u0001.)/s;

/** Code is marked as English if all of its letters are Latin. */
const code = /<code((?: [^>]*)?)>((?:(?!<\/code>).)*)<\/code>/gs;

/** Character references, addresses, and runs of Latin words. */
const words =
  /&[#\w]+;|[\w.+-]+@[\w.-]+|(?<![\p{L}\p{N}@_])[A-Za-z]\w*(?:[.'’+#/-]+\w+)*[+#]*(?: [A-Za-z]\w*(?:[.'’+#/-]+\w+)*[+#]*)*(?![\p{L}\p{N}@_])/gu;

/** A single letter or a variable name is not a word. */
const isWord = (run: string) => /[A-Za-z]{2}/.test(run);

const markWords = (text: string) =>
  text.replaceAll(words, (run) => (/^&|@/.test(run) || !isWord(run) ? run : `<i lang="en">${run}</i>`));

function markCode(whole: string, attributes: string, inner: string): string {
  const text = inner.replaceAll(/<[^>]*>|&[#\w]+;/g, '');
  if (attributes.includes(' lang="') || !/[A-Za-z]/.test(text) || /[^\P{L}A-Za-z]/u.test(text)) return whole;
  return `<code lang="en"${attributes}>${inner}</code>`;
}

/**
 * Marks Latin words and code in a right-to-left page as English, so that screen readers do not pronounce them as Arabic. Words
 * of other languages have explicit marks (`[Bonjour](lang:fr)`). WCAG 3.1.2. Pure.
 * @param html output of `isolateTexts`; islands are inserted later
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
      // Void elements contain no words.
      if (name && !/^(?:img|input|link|meta|source|track)$/.test(name)) inside = { name, depth: 1 };
    }
  }
  return parts.join('');
}
