/** URL of a preview file, independent of the base path of the site. */
export const here = (path: string) => new URL(path, import.meta.url);

type Properties<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Pick<
    HTMLElementTagNameMap[Tag],
    keyof HTMLElementTagNameMap[Tag] & ('id' | 'className' | 'dir' | 'lang' | 'title' | 'hidden' | 'tabIndex')
  >
> & { attributes?: Record<string, string> };

type Child = Node | string | undefined;

/** Creates an element; strings become text nodes, never markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { attributes = {}, ...properties }: Properties<Tag> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

export function button(label: string, onClick: () => void, properties: Properties<'button'> = {}): HTMLButtonElement {
  const made = element('button', properties, label);
  made.type = 'button';
  made.addEventListener('click', onClick);
  return made;
}

let root: HTMLElement | undefined;

/**
 * Root of the preview's interface: outside the body, which new versions replace, and in a shadow tree, so that styles of the
 * site do not apply.
 */
export function previewRoot(): HTMLElement {
  if (root) return root;
  const host = document.documentElement.appendChild(element('div', { id: 'preview_host' }));
  const shadow = host.attachShadow({ mode: 'open' });
  const styles = element('link', { attributes: { rel: 'stylesheet', href: here('panel.css').href } });
  root = element('div', { id: 'preview_root', hidden: true });
  const shown = root;
  const show = () => {
    shown.hidden = false;
  };
  styles.addEventListener('load', show);
  styles.addEventListener('error', show);
  shadow.append(styles, root);
  return root;
}
