import { createContext, createElement, type HTMLAttributes, use } from 'react';

/** Static HTML by slot name on the server; empty in the browser, where the HTML is already in the document. */
export const SlotContext = createContext<Readonly<Record<string, string>>>({});

interface SlotProps extends HTMLAttributes<HTMLElement> {
  name: string;
  as?: 'div' | 'span' | 'nav' | 'ul';
  /** Not an HTML global attribute in React's types of every element. */
  popover?: '' | 'manual';
}

/**
 * Content that an island surrounds but does not own. The server renders it once into the document; hydration leaves it
 * there, so it is neither repeated in the props nor rendered again.
 * https://react.dev/reference/react-dom/client/hydrateRoot#suppressing-unavoidable-hydration-mismatch-errors
 */
export function Slot({ name, as = 'div', ...attributes }: SlotProps) {
  const slots = use(SlotContext);
  const html = Object.hasOwn(slots, name) ? slots[name] : '';
  // The HTML is React's own output for other templates: content in it is escaped already.
  return createElement(as, { ...attributes, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } });
}
