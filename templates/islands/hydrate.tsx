import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { SlotContext } from './slot.tsx';

function Mark({ children, onHydrated }: { children: ReactNode; onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/**
 * Makes the server's HTML of an island live.
 * @returns when React listens; `data-hydrated` then marks the element.
 */
export function hydrate(element: HTMLElement, Component: ComponentType<object>): Promise<void> {
  const { prefix, props } = element.dataset;
  return new Promise((resolve) => {
    const onHydrated = () => {
      element.dataset.hydrated = '';
      resolve();
    };
    hydrateRoot(
      element,
      <SlotContext value={{}}>
        <Mark onHydrated={onHydrated}>
          <Component {...JSON.parse(props ?? '{}')} />
        </Mark>
      </SlotContext>,
      {
        identifierPrefix: prefix,
        onRecoverableError: (error) => console.error(`island ${element.dataset.island}:`, error),
      },
    );
  });
}
