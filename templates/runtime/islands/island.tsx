import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { hole, lean, marks } from '../../model/page/pieces.ts';
import { useRenderContext } from '../../model/page/render-context.tsx';
import type { InHtml } from './in-html.ts';
import { SlotContext } from './slot.tsx';

/** When an island is hydrated: `visible` shortly before it scrolls into view; `interaction` on hover or focus. */
export type Strategy = 'visible' | 'interaction';

interface IslandProps<Props extends object> {
  /** Name of its browser file. */
  name: string;
  /** Default: `interaction`. */
  strategy?: Strategy;
  component: ComponentType<Props>;
  /** Serialised into the document, except for props read from its HTML: plain data, no content that can go into a slot. */
  props: Props;
  inHtml?: InHtml<Props>;
  slots?: Record<string, ReactNode>;
}

interface IslandMarkup<Props extends object> extends Pick<IslandProps<Props>, 'component' | 'props'> {
  /** Attributes of the island's element that do not depend on props. */
  attributes: string;
  names: readonly string[];
  identifierPrefix: string;
}

/** Attribute with JSON; in single quotes, since JSON contains many double ones. */
function dataAttribute(name: string, value: unknown): string {
  const encoded = JSON.stringify(value)
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  return encoded === '{}' ? '' : ` data-${name}='${encoded}'`;
}

/** Element of an island, with holes for its slots. The component is rendered as a separate root, as in the browser. */
function renderIsland<Props extends object>({
  component: Component,
  props,
  attributes,
  names,
  identifierPrefix,
}: IslandMarkup<Props>) {
  const html = renderToString(
    <SlotContext value={Object.fromEntries(names.map((name, index) => [name, hole(index)]))}>
      <Component {...props} />
    </SlotContext>,
    { identifierPrefix },
  );
  // Prefix of ids from `useId`; most islands have none.
  const prefix = html.includes(identifierPrefix) ? ` data-prefix="${identifierPrefix}"` : '';
  return `<div${attributes}${prefix}>${lean(html)}</div>`;
}

/**
 * Records an island on the page.
 * @returns its unique identifier on the page
 */
function useIsland(name: string): string {
  const { islands, manifest } = useRenderContext();
  if (!Object.hasOwn(manifest.islands, name)) throw new Error(`No browser file is made of an island "${name}".`);
  islands.push(name);
  return `${name}-${islands.length - 1}-`;
}

interface PlainIslandProps {
  /** Name of its browser file, whose module exports `start`. */
  name: string;
  /** Default: `interaction`. */
  strategy?: Strategy;
  /** Serialised into the document: plain data. */
  props?: object;
  children: ReactNode;
}

/** Island without React: its script enhances the HTML inside. */
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
 * Renders a component as a separate root that the loader can hydrate. Slots are rendered in place and inserted when the page is
 * complete; the rest is rendered once for all pages with equal props.
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
  pieces.push(keep(component, key, () => renderIsland({ component, props, attributes, names, identifierPrefix })));
  const fillings = Object.values(slots).flatMap((slot) => [slot, marks.filled]);
  return createElement(Fragment, null, marks.open, ...fillings, marks.close);
}
