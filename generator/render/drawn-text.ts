const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Undoes what React does to text. */
function decode(text: string): string {
  return text.includes('&') ? text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '') : text;
}

/** What a field shows of itself. */
function fieldTexts(tag: string): string[] {
  return [...tag.matchAll(/ (?:placeholder|value)="([^"]*)"/g)].map(([, text = '']) => text);
}

/**
 * The words of a rendered body that a browser draws, those in its fields last. What React writes holds no `<` or `>` but
 * those of its tags.
 */
export function drawnText(body: string): string {
  const texts: string[] = [];
  const inFields: string[] = [];
  let end = 0;
  for (let start = body.indexOf('<'); start !== -1; start = body.indexOf('<', end)) {
    if (start > end) texts.push(body.slice(end, start));
    end = body.indexOf('>', start) + 1;
    if (body.startsWith('<input', start) || body.startsWith('<textarea', start))
      inFields.push(...fieldTexts(body.slice(start, end)));
  }
  return decode([...texts, body.slice(end), ...inFields].join(' '));
}

/** Each character that a browser draws of a rendered body, once, in the order in which they are first met. */
export function drawnCharacters(body: string): string {
  const text = drawnText(body);
  const isKnown = new Uint8Array(0x10000);
  const wide = new Set<string>();
  let characters = '';
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0xd800 && unit < 0xdc00) {
      wide.add(String.fromCodePoint(text.codePointAt(i) ?? unit));
      i++;
    } else if (isKnown[unit] === 0) {
      isKnown[unit] = 1;
      characters += text[i];
    }
  }
  return characters + [...wide].join('');
}
