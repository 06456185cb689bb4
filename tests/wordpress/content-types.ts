/** What `fill.php` reads. Texts name media and posts as `{{media-id:key}}`, `{{media-url:key}}`, `{{link:key}}`. */
export interface WordPressContent {
  name: string;
  description: string;
  types: string[];
  authors: { login: string; name: string; email: string }[];
  terms: { taxonomy: string; name: string; title: string; parent?: string }[];
  media: WordPressMedia[];
  posts: WordPressPost[];
  menus: { name: string; items: { key: string; label: string; parent?: string; post?: string; href?: string }[] }[];
}

export interface WordPressMedia {
  key: string;
  file: string;
  month: string;
  title: string;
  alt?: string;
  caption?: string;
  /** Base64. */
  bytes: string;
  /** Key of the post that it was uploaded to. */
  parent?: string;
}

export interface WordPressPost {
  key: string;
  type: string;
  status: 'publish' | 'draft' | 'private' | 'pending' | 'future';
  title: string;
  slug: string;
  content: string;
  excerpt?: string;
  /** Local time: `2019-05-01 10:00:00`. */
  date: string;
  author: string;
  password?: string;
  parent?: string;
  order?: number;
  /** Pairs of taxonomy and name. */
  terms?: [string, string][];
  meta?: Record<string, string>;
  picture?: string;
  sticky?: boolean;
  comments?: { author: string; email: string; ip: string; text: string }[];
  oldSlug?: string;
}
