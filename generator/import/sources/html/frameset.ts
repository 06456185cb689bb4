import { attributeOf, elementsWithin, type HtmlElement } from '../../html/dom.ts';

const mainName = /main|content|body|text|page|right|home|data/i;
const sideName = /menu|nav|top|head|title|banner|left|side|index|foot|bottom/i;

/** Address of the page that a set of frames shows beside its menu. */
export function mainFrameOf(frameset: HtmlElement): string | undefined {
  const frames = [...elementsWithin([frameset])].flatMap((element) => {
    const address = element.tagName === 'frame' ? (attributeOf(element, 'src') ?? '').trim() : '';
    const name = attributeOf(element, 'name') ?? attributeOf(element, 'id') ?? address;
    return address === '' ? [] : [{ address, name }];
  });
  const main = frames.find(({ name }) => mainName.test(name) && !sideName.test(name));
  return (main ?? frames.findLast(({ name }) => !sideName.test(name)) ?? frames.at(-1))?.address;
}
