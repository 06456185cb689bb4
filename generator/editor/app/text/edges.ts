/** Trims white space, except what the former text began or ended with. */
export function withoutEdges(text: string, former = ''): string {
  const [lead = ''] = /^[ \t\r\n]*/.exec(former) ?? [];
  const [trail = ''] = former.length === lead.length ? [] : (/[ \t\r\n]*$/.exec(former) ?? []);
  const start = text.startsWith(lead) ? lead : '';
  const rest = text.slice(start.length);
  const end = rest.endsWith(trail) ? trail : '';
  return `${start}${rest.slice(0, rest.length - end.length).replaceAll(/^[ \t\r\n]+|[ \t\r\n]+$/g, '')}${end}`;
}
