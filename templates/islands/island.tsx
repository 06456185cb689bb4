import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { hole, marks } from '../pieces.ts';
import { useRenderContext } from '../render-context.tsx';
import type { IslandName } from './names.ts';
import { SlotContext } from './slot.tsx';

/**
 * When an island becomes live:
 * `load` at once; `idle` when the browser has nothing else to do; `visible` shortly before it comes into view;
 * `interaction` when a pointer or the focus reaches it; `media` as `interaction`, where the media query holds.
 */
export type Strategy = 'load' | 'idle' | 'visible' | 'interaction';

interface IslandProps<Props extends object> {
  name: IslandName;
  strategy: Strategy;
  /** Hydrate only where this media query holds. */
  media?: string;
  component: ComponentType<Props>;
  /** Serialised into the document: plain data, no content that a slot can hold. */
  props: Props;
  slots?: Record<string, ReactNode>;
}

interface Drawing<Props extends object> extends Pick<IslandProps<Props>, 'component' | 'props'> {
  attributes: Record<`data-${string}`, string | undefined>;
  names: readonly string[];
  identifierPrefix: string;
}

/** The element of an island, with holes in the places of its slots. The component is a root of its own, as in the browser. */
function draw<Props extends object>({ component: Component, props, attributes, names, identifierPrefix }: Drawing<Props>) {
  const html = renderToString(
    <SlotContext value={Object.fromEntries(names.map((name, index) => [name, hole(index)]))}>
      <Component {...props} />
    </SlotContext>,
    { identifierPrefix },
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, content in it is escaped already
  return renderToStaticMarkup(<div {...attributes} dangerouslySetInnerHTML={{ __html: html }} />);
}

/**
 * Renders a component as a root of its own that the loader can hydrate. Its slots are rendered where it stands, and put in
 * when the page is whole; the rest is rendered once for all pages that give it the same.
 */
export function Island<Props extends object>({ name, strategy, media, component, props, slots = {} }: IslandProps<Props>) {
  const { islands, manifest, pieces, keep } = useRenderContext();
  const identifierPrefix = `${name}-${islands.length}-`;
  islands.push(name);
  const data = JSON.stringify(props);
  const names = Object.keys(slots);
  const attributes = {
    'data-island': name,
    'data-src': manifest.islands[name],
    'data-strategy': strategy,
    'data-media': media,
    'data-prefix': identifierPrefix,
    'data-props': data,
  };
  const key = [identifierPrefix, strategy, media, data, ...names].join('\n');
  pieces.push(keep(component, key, () => draw({ component, props, attributes, names, identifierPrefix })));
  const fillings = Object.values(slots).flatMap((slot) => [slot, marks.filled]);
  return createElement(Fragment, null, marks.open, ...fillings, marks.close);
}
