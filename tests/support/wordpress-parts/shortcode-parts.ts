import { type Maker, wrap } from './writer.ts';

/** Alt text of a picture in the library. */
export const altOf = (key: string) => `وصف ${key}`;

const gallery: Maker = () => ({
  content: wrap('shortcode', '[gallery columns="2" ids="{{media-id:first}},{{media-id:second}}"]'),
  text: `${altOf('first')} ${altOf('second')}`,
  counts: { pictures: 2 },
});

const embed: Maker = () => ({
  content: wrap('shortcode', '[embed width="400"]https://vimeo.com/76979871[/embed]'),
  text: '',
  counts: { embeds: 1 },
});

/** Of an unknown plugin: the text between its tags stays, its arguments are no words. */
const enclosing: Maker = (writer) => {
  const text = writer.words();
  return { content: wrap('shortcode', `[promo_box style="wide box"]${text}[/promo_box]`), text, counts: {} };
};

export const shortcodeMakers: readonly Maker[] = [gallery, embed, enclosing];
