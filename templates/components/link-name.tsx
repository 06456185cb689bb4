import { fill } from '../model/labels/fill.ts';
import { useLabels, useRenderContext } from '../model/page/render-context.tsx';
import { asRead } from './as-read.ts';
import { saysName } from './says-name.ts';

interface LinkNameProps {
  href: string;
  label: string;
  /** The heading that the link belongs to. */
  about?: string | undefined;
}

/**
 * What screen readers say after the words of a link: the name of where it leads, where the site gives it and they do not; else
 * what it is about, where the same words lead elsewhere too. https://www.w3.org/TR/WCAG22/#link-purpose-in-context
 */
export function LinkName({ href, label, about }: LinkNameProps) {
  const [address] = href.split(/[?#]/);
  const { leadsTo } = useLabels();
  const { frame, repeatedLabels } = useRenderContext();
  const given = frame.site.linkNames?.find((one) => one.href === address)?.name;
  const heading = about !== undefined && repeatedLabels?.has(asRead(label)) ? about : undefined;
  const name = given ?? heading;
  if (name === undefined || saysName(asRead(label), asRead(name))) return null;
  return <span className="visually-hidden">{` ${fill(leadsTo, name)}`}</span>;
}
