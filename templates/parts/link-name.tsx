import { fill } from '../labels/fill.ts';
import { useLabels, useRenderContext } from '../page/render-context.tsx';
import { asRead } from './as-read.ts';

/** What screen readers say after the words of a link: the name of where it leads, where the site gives it and they do not. */
export function LinkName({ href, label }: { href: string; label: string }) {
  const [address] = href.split(/[?#]/);
  const { leadsTo } = useLabels();
  const name = useRenderContext().frame.site.linkNames?.find((one) => one.href === address)?.name;
  if (name === undefined || asRead(label).includes(asRead(name))) return null;
  return <span className="visually-hidden">{` ${fill(leadsTo, name)}`}</span>;
}
