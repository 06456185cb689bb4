import type { SourceAuthor } from '../../../model/document.ts';
import { basePath } from '../values/addresses.ts';
import { detached, plainText } from '../values/plain-text.ts';
import type { XmlElement } from '../wxr/element-reader.ts';
import { shortText } from '../wxr/item.ts';

const isAddress = (text: string) => text.includes('@');

interface Author {
  id: string;
  name: string;
  title: string;
}

/** Authors by login. E-mail addresses are not kept, neither those in logins and display names. */
export class Authors {
  private readonly byLogin = new Map<string, Author>();
  private readonly base: () => string;

  /** @param site address of the site, known after the start of the file */
  constructor(site: () => string | undefined) {
    this.base = () => basePath(site());
  }

  /** Adds an element `wp:author`. */
  addElement(element: XmlElement): void {
    const login = shortText(element, 'wp:author_login');
    const names = ['wp:author_first_name', 'wp:author_last_name'].map((name) => shortText(element, name));
    const candidates = [shortText(element, 'wp:author_display_name'), names.join(' ').trim(), login].map(plainText);
    const title = candidates.find((candidate) => candidate !== '' && !isAddress(candidate));
    if (login !== '') this.add(login, shortText(element, 'wp:author_id'), title);
  }

  /** Name of an author, as in the outline; one that the channel does not list is added. */
  nameOf(login: string): string | undefined {
    if (login === '') return undefined;
    const known = this.byLogin.get(login);
    return (known ?? this.add(login, '', isAddress(login) ? undefined : login)).name;
  }

  /** Name of an author to read. */
  titleOf(login: string): string {
    return this.byLogin.get(login)?.title ?? '';
  }

  /** Authors for the outline. */
  all(): SourceAuthor[] {
    return [...this.byLogin].map(([login, { id, name, title }]) => {
      const path = `${this.base()}author/${name.toLowerCase().replaceAll(/[\s.]+/g, '-')}/`;
      const number = id === '' ? [] : [`${this.base()}?author=${id}`];
      return { name, title, addresses: isAddress(login) ? number : [path, ...number, `${path}feed/`] };
    });
  }

  private add(login: string, id: string, title: string | undefined): Author {
    const known = this.byLogin.get(login);
    if (known) return known;
    const name = detached(isAddress(login) ? `author-${id === '' ? this.byLogin.size + 1 : id}` : login);
    const author = { id: detached(id), name, title: detached(title ?? name) };
    this.byLogin.set(detached(login), author);
    return author;
  }
}
