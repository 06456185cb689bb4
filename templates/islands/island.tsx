import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
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

/** Between slots: a character that no content may hold. */
const cut = '\u0001';

/** Static HTML of slots by their names, rendered as one: each root of its own takes as long as a dozen elements. */
function renderSlots(slots: Record<string, ReactNode>, toStaticHtml: (node: ReactNode) => string): Record<string, string> {
  const names = Object.keys(slots);
  if (names.length === 0) return {};
  const nodes = Object.values(slots).flatMap((node) => [node, cut]);
  const html = toStaticHtml(createElement(Fragment, null, ...nodes)).split(cut);
  if (html.length !== names.length + 1) throw new Error('A slot holds a control character.');
  return Object.fromEntries(names.map((name, index) => [name, html[index] ?? '']));
}

/** Renders a component as a root of its own that the loader can hydrate. */
export function Island<Props extends object>({
  name,
  strategy,
  media,
  component: Component,
  props,
  slots = {},
}: IslandProps<Props>) {
  const context = useRenderContext();
  const identifierPrefix = `${name}-${context.islands.length}-`;
  context.islands.push(name);
  const slotHtml = renderSlots(slots, context.toStaticHtml);
  const html = renderToString(
    <SlotContext value={slotHtml}>
      <Component {...props} />
    </SlotContext>,
    { identifierPrefix },
  );
  return (
    <div
      data-island={name}
      data-src={context.manifest.islands[name]}
      data-strategy={strategy}
      data-media={media}
      data-prefix={identifierPrefix}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, content in it is escaped already
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
