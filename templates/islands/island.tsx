import type { ComponentType, ReactNode } from 'react';
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
  const slotHtml = Object.fromEntries(Object.entries(slots).map(([key, node]) => [key, context.toStaticHtml(node)]));
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
