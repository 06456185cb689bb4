import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { InHtml } from './in-html.ts';
import type { IslandModule } from './scripts.ts';
import { SlotContext } from './slot.tsx';

function Mark({ children, onHydrated }: { children: ReactNode; onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** Props of an island: serialised ones, and those read from its HTML. */
function propsOf(element: HTMLElement, inHtml: InHtml<Record<string, unknown>>): object {
  const read = Object.entries(inHtml).map(([name, from]) => [name, from?.(element)]);
  return { ...Object.fromEntries(read), ...JSON.parse(element.dataset.props ?? '{}') };
}

/**
 * Hydrates an island.
 * @returns when React has attached its listeners
 */
export function start(element: HTMLElement, { Island, inHtml = {} }: IslandModule): Promise<void> {
  // Its props are those that the server serialised.
  const Component = Island as ComponentType<object>;
  const props = propsOf(element, inHtml);
  return new Promise((resolve) => {
    hydrateRoot(
      element,
      <SlotContext value={{}}>
        <Mark onHydrated={resolve}>
          <Component {...props} />
        </Mark>
      </SlotContext>,
      {
        identifierPrefix: element.dataset.prefix,
        onRecoverableError: (error) => console.error(`island ${element.dataset.island}:`, error),
      },
    );
  });
}
