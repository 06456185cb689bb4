import { createContext, createElement, type HTMLAttributes, use } from 'react';

/** Static HTML by slot name on the server; empty in the browser, where the document already contains it. */
export const SlotContext = createContext<Readonly<Record<string, string>>>({});

interface SlotProps extends HTMLAttributes<HTMLElement> {
  name: string;
  as?: 'div' | 'span' | 'nav' | 'ul';
  /** Missing in React's types of global attributes. */
  popover?: '' | 'manual';
}

/**
 * Static content inside an island. The server renders it once into the document; hydration leaves it unchanged, so that it is
 * neither serialised into props nor rendered again.
 * https://react.dev/reference/react-dom/client/hydrateRoot#suppressing-unavoidable-hydration-mismatch-errors
 */
export function Slot({ name, as = 'div', ...attributes }: SlotProps) {
  const slots = use(SlotContext);
  const html = Object.hasOwn(slots, name) ? slots[name] : '';
  // The HTML is React's own output: content in it is escaped already.
  return createElement(as, { ...attributes, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } });
}
