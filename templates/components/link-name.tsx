import { fill } from '../model/labels/fill.ts';
import { useLabels, useRenderContext } from '../model/page/render-context.tsx';
import { labelIncludesName } from './label-includes-name.ts';
import { withoutNoncharacters } from './without-noncharacters.ts';

interface LinkNameProps {
  href: string;
  label: string;
  /** The related heading. */
  about?: string | undefined;
}

/**
 * Hidden text after a link's words: the name of its target, if the site has one that the words do not include; otherwise the
 * related heading, if the same words link to several targets. https://www.w3.org/TR/WCAG22/#link-purpose-in-context
 */
export function LinkName({ href, label, about }: LinkNameProps) {
  const [address] = href.split(/[?#]/);
  const { leadsTo } = useLabels();
  const { frame, repeatedLabels } = useRenderContext();
  const given = frame.site.linkNames?.find((one) => one.href === address)?.name;
  const heading = about !== undefined && repeatedLabels?.has(withoutNoncharacters(label)) ? about : undefined;
  const name = given ?? heading;
  if (name === undefined || labelIncludesName(withoutNoncharacters(label), withoutNoncharacters(name))) return null;
  return <span className="visually-hidden">{` ${fill(leadsTo, name)}`}</span>;
}
