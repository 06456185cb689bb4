/** A start tag of a rendered page, its attributes by lower-case name. */
export interface Tag {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Undoes what React does to text. */
function decode(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');
}

const withoutRaw = (html: string) => html.replaceAll(/(<(?:script|style)[^>]*>)[\s\S]*?(?=<\/(?:script|style)>)/g, '$1');

/** The start tags of a page in document order, `picture` also where it ends. What React writes holds no `>` in a value. */
export function readTags(html: string): Tag[] {
  const tags = withoutRaw(html).matchAll(/<(\/picture|[a-z][a-z0-9-]*)([^>]*)>/g);
  return [...tags].map(([, name = '', rest = '']) => ({
    name,
    attributes: new Map(
      [...rest.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key.toLowerCase(), decode(value)]),
    ),
  }));
}

/** What stands in the `<style>` elements of a page. */
export function inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, styles = '']) => styles);
}

/** The words of the body that a browser draws, those in empty fields among them. */
export function visibleText(html: string): string {
  const body = withoutRaw(html.slice(html.indexOf('<body')));
  const inFields = [...body.matchAll(/ (?:placeholder|value)="([^"]*)"/g)].map(([, text]) => text);
  return decode([body.replaceAll(/<[^>]*>/g, ' '), ...inFields].join(' '));
}
