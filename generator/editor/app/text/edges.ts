/** Puts the signs of a mark around text. They are only valid next to words, so outer white space and breaks stay outside. */
export function around(inner: string, open: string, close: string): string {
  const [, before = '', words = '', after = ''] = /^((?:\s|\\\n)*)(.*?)((?:\s|\\\n)*)$/s.exec(inner) ?? [];
  return words === '' ? inner : `${before}${open}${words}${close}${after}`;
}

/** Trims white space, except what the former text began or ended with. */
export function withoutEdges(text: string, former = ''): string {
  const [lead = ''] = /^[ \t\r\n]*/.exec(former) ?? [];
  const [trail = ''] = former.length === lead.length ? [] : (/[ \t\r\n]*$/.exec(former) ?? []);
  const start = text.startsWith(lead) ? lead : '';
  const rest = text.slice(start.length);
  const end = rest.endsWith(trail) ? trail : '';
  return `${start}${rest.slice(0, rest.length - end.length).replaceAll(/^[ \t\r\n]+|[ \t\r\n]+$/g, '')}${end}`;
}
