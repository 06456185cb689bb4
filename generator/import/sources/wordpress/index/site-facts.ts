import { detached, plainText } from '../values/plain-text.ts';
import type { XmlElement } from '../wxr/element-reader.ts';

/** Facts that the channel states before its items. */
export class SiteFacts {
  private readonly texts = new Map<string, string>();

  /** Keeps the first of each element of the channel that has only text. */
  add(element: XmlElement): void {
    const text = element.text.trim();
    if (text !== '' && element.children.length === 0 && !this.texts.has(element.name))
      this.texts.set(element.name, detached(text));
  }

  private text(name: string): string {
    return this.texts.get(name) ?? '';
  }

  get name(): string {
    return plainText(this.text('title'));
  }

  get description(): string {
    return plainText(this.text('description'));
  }

  get language(): string {
    return this.text('language');
  }

  /** Address of the site without a slash at the end. */
  get address(): string | undefined {
    const found = ['wp:base_blog_url', 'link', 'wp:base_site_url']
      .map((name) => this.text(name))
      .find((text) => /^https?:/.test(text));
    return found?.replace(/\/+$/, '');
  }

  /** `WordPress 6.5`, as far as it is known. */
  get generator(): string {
    const version = /[?&]v=(\d[\w.-]*)/.exec(this.text('generator'))?.[1];
    return version === undefined ? 'WordPress' : `WordPress ${version}`;
  }
}
