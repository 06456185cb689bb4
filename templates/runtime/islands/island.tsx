import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { hole, lean, marks } from '../../model/page/pieces.ts';
import { useRenderContext } from '../../model/page/render-context.tsx';
import type { InHtml } from './in-html.ts';
import { SlotContext } from './slot.tsx';

/**
 * When an island becomes live:
 * `visible` shortly before it comes into view; `interaction` when a pointer or the focus reaches it.
 */
export type Strategy = 'visible' | 'interaction';

interface IslandProps<Props extends object> {
  /** That of a browser file. */
  name: string;
  /** `interaction` when absent, as most are. */
  strategy?: Strategy;
  component: ComponentType<Props>;
  /** Serialised into the document, but for what is read from its HTML: plain data, no content that a slot can hold. */
  props: Props;
  inHtml?: InHtml<Props>;
  slots?: Record<string, ReactNode>;
}

interface Drawing<Props extends object> extends Pick<IslandProps<Props>, 'component' | 'props'> {
  /** Those that the element of the island has in any case. */
  attributes: string;
  names: readonly string[];
  identifierPrefix: string;
}

/** Data in an attribute: in single quotes, as JSON is full of double ones. */
function dataAttribute(name: string, value: unknown): string {
  const encoded = JSON.stringify(value)
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  return encoded === '{}' ? '' : ` data-${name}='${encoded}'`;
}

/** The element of an island, with holes in the places of its slots. The component is a root of its own, as in the browser. */
function draw<Props extends object>({ component: Component, props, attributes, names, identifierPrefix }: Drawing<Props>) {
  const html = renderToString(
    <SlotContext value={Object.fromEntries(names.map((name, index) => [name, hole(index)]))}>
      <Component {...props} />
    </SlotContext>,
    { identifierPrefix },
  );
  // Of the ids that React makes; most islands have none.
  const prefix = html.includes(identifierPrefix) ? ` data-prefix="${identifierPrefix}"` : '';
  return `<div${attributes}${prefix}>${lean(html)}</div>`;
}

/** Notes that the page has an island. @returns what tells it from the others of the page */
function useIsland(name: string): string {
  const { islands, manifest } = useRenderContext();
  if (!Object.hasOwn(manifest.islands, name)) throw new Error(`No browser file is made of an island "${name}".`);
  islands.push(name);
  return `${name}-${islands.length - 1}-`;
}

interface PlainIslandProps {
  /** That of a browser file, whose module exports `start`. */
  name: string;
  /** `interaction` when absent. */
  strategy?: Strategy;
  /** Serialised into the document: plain data. */
  props?: object;
  children: ReactNode;
}

/** An island that needs no React: its script takes over what stands in it. */
export function PlainIsland({ name, strategy, props = {}, children }: PlainIslandProps) {
  useIsland(name);
  return (
    <div
      data-island={name}
      data-strategy={strategy}
      data-props={Object.keys(props).length > 0 ? JSON.stringify(props) : undefined}
    >
      {children}
    </div>
  );
}

/**
 * Renders a component as a root of its own that the loader can hydrate. Its slots are rendered where it stands, and put in
 * when the page is whole; the rest is rendered once for all pages that give it the same.
 */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, strategy = 'interaction', component, props, inHtml = {}, slots = {} } = island;
  const { pieces, keep } = useRenderContext();
  const identifierPrefix = useIsland(name);
  const data = JSON.stringify(props);
  const names = Object.keys(slots);
  const key = [identifierPrefix, strategy, data, ...names].join('\n');
  const written = Object.fromEntries(Object.entries(props).filter(([key]) => !Object.hasOwn(inHtml, key)));
  const moment = strategy === 'interaction' ? '' : ` data-strategy="${strategy}"`;
  const attributes = ` data-island="${name}"${moment}${dataAttribute('props', written)}`;
  pieces.push(keep(component, key, () => draw({ component, props, attributes, names, identifierPrefix })));
  const fillings = Object.values(slots).flatMap((slot) => [slot, marks.filled]);
  return createElement(Fragment, null, marks.open, ...fillings, marks.close);
}
